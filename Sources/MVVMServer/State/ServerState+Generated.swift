import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMProject
import MVVMSource
import MVVMSwift

extension ServerState {
  /// The files that are generated from a text that has the path of a document; none if the text has errors.
  mutating func generatedFiles(of file: SourceFile) -> [GeneratedFile] {
    let project = self.configurations.configuration(ofSpec: file.path).project
    guard let configuration = project.configuration else { return [] }
    var styles = project.styles
    let result = generate(file, configuration: configuration, styles: &styles)
    return result.hasErrors ? [] : result.value ?? []
  }

  /// The generated code of a document's view models; `nil` if the spec has errors.
  mutating func generatedClasses(of document: Document) -> SwiftCode? {
    if let known = self.classes[document.uri], known.stamp == document.stamp,
      known.generation == self.generation
    {
      return known.code
    }
    let file = self.generatedFiles(of: document.file).first { $0.kind == .class }
    let code = file?.swift
    self.classes[document.uri] = GeneratedClasses(
      stamp: document.stamp,
      generation: self.generation,
      code: code
    )
    return code
  }

  /// The files that `mvvmgen generate` would bring up to date for a document, as far as they belong to it.
  func outputs(of document: Document) -> Diagnosed<[Output]> {
    let workspace = resolve([document.path], .ofServer, in: self.tree)
    var plan = Plan(workspace, in: self.tree)
    var diagnostics = workspace.diagnostics + plan.diagnostics
    var outputs: [Output] = []
    for spec in plan.specs {
      let result = plan.outputs(of: spec)
      diagnostics += result.diagnostics
      outputs += result.value ?? []
    }
    let support = plan.supportOutputs()
    return Diagnosed(outputs + (support.value ?? []), diagnostics + support.diagnostics)
  }

  /// The scaffolds of a spec, with their paths; none if the spec has errors.
  mutating func scaffolds(of document: Document) -> [Output] {
    let project = self.configurations.configuration(ofSpec: document.path).project
    guard let configuration = project.configuration else { return [] }
    var styles = project.styles
    let files = scaffold(document.file, configuration: configuration, styles: &styles)
    let workspace = resolve([document.path], .ofServer, in: self.tree)
    guard let value = files.value, !files.hasErrors, let spec = workspace.specs.first else { return [] }
    return Plan(workspace, in: self.tree).scaffolds(value, of: spec)
  }
}

/// The code generated from a text, valid while the stamp and the generation are current.
struct GeneratedClasses {
  let stamp: Int
  let generation: Int
  let code: SwiftCode?
}

extension GeneratedFile {
  var swift: SwiftCode { SwiftCode(SourceFile(path: self.name, bytes: self.contents)) }
}
