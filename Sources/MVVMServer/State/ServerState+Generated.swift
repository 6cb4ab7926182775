import MVVMCode
import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMSource
import MVVMStyles
import MVVMSwift

extension ServerState {
  /// Returns the generated code of a document's view models; `nil` if the spec has errors.
  mutating func generatedClasses(of document: Document) -> SwiftCode? {
    if let known = self.classes[document.uri] { return known }
    let result = self.configured(document.path) { configuration, _, styles in
      generate(document.file, configuration: configuration, styles: styles)
    }
    let files = result.flatMap { $0.correct().value }
    let code = files?.first { $0.kind == .classes }?.swift
    self.classes.updateValue(code, forKey: document.uri)
    return code
  }

  /// Returns the files of a document that `mvvmgen generate` would bring up to date.
  func outputs(of document: Document) -> Diagnosed<[PlacedFile]> { self.generated([document.path]).outputs }

  /// Returns the results of a run over some specs.
  func generated(_ paths: [String]) -> (results: Results, outputs: Diagnosed<[PlacedFile]>) {
    let workspace = resolve(paths, .ofServer, in: self.tree)
    let plan = Plan(workspace, in: self.tree)
    var outputs = Diagnosed<[PlacedFile]>([], workspace.diagnostics + plan.diagnostics)
    func add(_ made: Diagnosed<[PlacedFile]>) {
      outputs.diagnostics += made.diagnostics
      outputs.value? += made.value ?? []
    }
    var results = plan.generate { add($1) }
    add(results.supportOutputs())
    return (results, outputs)
  }

  /// Returns the scaffolds of a spec, with their paths; none if the spec has errors.
  mutating func scaffolds(of document: Document) -> [PlacedFile] {
    let files = self.configured(document.path) { configuration, _, styles in
      scaffold(document.file, configuration: configuration, styles: styles)
    }
    let workspace = resolve([document.path], .ofServer, in: self.tree)
    guard let files, !files.hasErrors, let value = files.value, let spec = workspace.specs.first
    else { return [] }
    return Plan(workspace, in: self.tree).scaffolds(value, of: spec)
  }
}

extension GeneratedFile {
  var swift: SwiftCode { SwiftCode(SourceFile(path: self.name, bytes: self.contents)) }
}
