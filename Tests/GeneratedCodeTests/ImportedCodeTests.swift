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

  @Test("What is generated for them compiles with their logic", arguments: libraries, LanguageMode.tried)
  func after(library: TestedStyle, mode: LanguageMode) async throws {
    let styles = StyleLibrary()
    let samples = samples(of: library)
    var index = ImportIndex()
    for sample in samples { index.add(sample) }
    var group = FileGroup(samples, index)
    var files: [SwiftFile] = []
    for sample in samples {
      let options = ImportOptions(configuration: Configuration())
      let found = group.importViewModels(of: sample.path, options, styles: styles)
      #expect(found.viewModels.allSatisfy { $0.spec != nil })
      files += found.viewModels.flatMap { classFiles(of: $0, styles) }
    }
    let written = Dictionary((samples + group.steps).map { ($0.path, $0) }) { $1 }
    files += written.values.map { SwiftFile($0) }
    let support = supportFile(
      .sources,
      ofStyle: library.name,
      configuration: Configuration(),
      styles: styles
    ).value.map { SwiftFile($0) }
    let result = try await library.compile(files + [support].compactMap(\.self), mode, stage: .compile)
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
  }
}

private func samples(of library: TestedStyle) -> [SourceFile] {
  (corpus(library.name) + (library.name == "reactiveswift" ? corpus("elsewhere") : [])).map(\.file)
}

/// The styles whose libraries have a corpus.
private let libraries = ["reactiveswift", "rxswift"].map { TestedStyle(name: $0) }

/// What the override that import asks for generates.
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
