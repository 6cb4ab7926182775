import Foundation
import MVVMConfiguration
import MVVMGenerator
import MVVMImport
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("Imported view models") struct ImportedCodeTests {
  @Test("As they were written they compile", .onlyExhaustively, arguments: libraries, LanguageMode.tried)
  func before(library: TestedStyle, mode: LanguageMode) async throws {
    let files = samples(of: library).map { SwiftFile($0) }
    let result = try await library.compile(files, mode, stage: .compile)
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
  }

  @Test("Generated code compiles with the imported logic", arguments: libraries, LanguageMode.tried)
  func after(library: TestedStyle, mode: LanguageMode) async throws {
    let files = moved(samples(of: library), to: library.name)
    let result = try await library.compile(files, mode, stage: .compile)
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
  }

  @Test("Programs print what they printed before", arguments: corpus("running"))
  func running(sample: HandWritten) async throws {
    let parts = sample.file.string(0..<sample.file.bytes.count).components(separatedBy: "// ---- main\n")
    let style = String(sample.file.name.dropLast(".swift".count))
    let libraries = [
      "combine": ["Combine"], "reactiveswift": ["ReactiveSwift"],
      "rxswift": ["RxSwift", "RxRelay", "RxCocoa"],
    ]
    let file = SourceFile(path: "ViewModels.swift", text: parts[0])
    let program = SwiftFile(name: "main.swift", text: parts[1])
    let modules = libraries[style, default: []].reduce(into: [ForeignModule]()) {
      let files = handWrittenFiles(in: "Tests/Suite/\($1)").map { SwiftFile($0) }
      $0.append(ForeignModule(name: $1, files: files, imports: $0, isLinked: true))
    }
    let before = try await output(of: [SwiftFile(file), program], importing: modules, mode: .swift5)
    let files = moved([file], to: style) + [program]
    let after = try await output(of: files, importing: modules, mode: .swift5)
    #expect(!before.isEmpty)
    #expect(after == before)
  }
}

/// Moves all view models of some files over. Returns these files, and those that are generated.
private func moved(_ samples: [SourceFile], to style: String) -> [SwiftFile] {
  let styles = StyleLibrary()
  var index = ImportIndex()
  for sample in samples { index.add(sample) }
  var group = FileGroup(samples, index)
  var files: [SwiftFile] = []
  for sample in samples {
    let options = ImportOptions(configuration: Configuration())
    let found = group.importViewModels(of: sample.path, options, styles: styles)
    #expect(
      found.viewModels.allSatisfy { $0.spec != nil },
      "\(listing(found.viewModels.flatMap(\.diagnostics)))"
    )
    files += found.viewModels.flatMap { classFiles(of: $0, styles) }
  }
  let written = Dictionary((samples + group.steps).map { ($0.path, $0) }) { $1 }
  files += written.values.map { SwiftFile($0) }
  let support = supportFile(.sources, ofStyle: style, configuration: Configuration(), styles: styles)
  return files + [support.value.map { SwiftFile($0) }].compactMap(\.self)
}

private func samples(of library: TestedStyle) -> [SourceFile] {
  (corpus(library.name) + (library.name == "reactiveswift" ? corpus("elsewhere") : [])).map(\.file)
}

/// The styles whose libraries have a corpus.
private let libraries = ["reactiveswift", "rxswift"].map { TestedStyle(name: $0) }

/// The files that the override suggested by import generates.
private func classFiles(of viewModel: ImportedViewModel, _ styles: StyleLibrary) -> [SwiftFile] {
  guard let spec = viewModel.spec else { return [] }
  let json = SourceFile(
    path: "mvvmgen.json",
    text: #"{ "overrides": [\#(viewModel.override?.json ?? "")] }"#
  )
  let configuration = ConfigurationFile(json).configuration(styleNames: styles.names, ruleNames: { [] })
  #expect(listing(configuration.diagnostics) == "")
  guard let configuration = configuration.value else { return [] }
  let files = generate(spec, configuration: configuration, styles: styles)
  #expect(listing(files.diagnostics) == "")
  return (files.value ?? []).filter { $0.kind == .classes }.map { SwiftFile($0) }
}
