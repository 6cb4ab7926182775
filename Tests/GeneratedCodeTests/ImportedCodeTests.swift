import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

@Suite("Imported view models") struct ImportedCodeTests {
  @Test("As they were written they compile", arguments: libraries, LanguageMode.tried)
  func before(library: Library, mode: LanguageMode) async throws {
    let files = corpus(library.folder).map {
      SwiftFile(name: $0.file.name, text: $0.file.string(0..<$0.file.bytes.count))
    }
    let result = try await library.compilation(of: files, mode).result()
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
  }

  @Test("What is generated for them compiles with their logic", arguments: libraries, LanguageMode.tried)
  func after(library: Library, mode: LanguageMode) async throws {
    var styles = StyleLibrary()
    let files = corpus(library.folder).flatMap { sample -> [SwiftFile] in
      let found = importViewModels(
        of: sample.file,
        ImportOptions(configuration: Configuration()),
        styles: &styles
      )
      #expect(found.viewModels.allSatisfy { $0.spec != nil })
      let logic = SwiftFile(name: found.logic.name, text: found.logic.string(0..<found.logic.bytes.count))
      return [logic] + found.viewModels.flatMap { classFiles(of: $0, &styles) }
    }
    let support = supportFile(
      .sources,
      ofStyle: library.folder,
      configuration: Configuration(),
      styles: &styles
    ).value.map { SwiftFile(name: $0.name, text: $0.text) }
    let result = try await library.compilation(of: files + [support].compactMap(\.self), mode).result()
    #expect(result.succeeded, "\(result.output.prefix(4_000))")
  }
}

/// The corpus of a library.
struct Library: CustomTestStringConvertible, Sendable {
  let folder: String
  let framework: Framework

  var testDescription: String { self.folder }

  func compilation(of files: [SwiftFile], _ mode: LanguageMode) -> Compilation {
    Compilation(
      files: files,
      framework: self.framework,
      mode: mode,
      stage: .compile,
      warningsAreErrors: false
    )
  }
}

private let libraries = [
  Library(folder: "reactiveswift", framework: .reactiveSwift),
  Library(folder: "rxswift", framework: .rxSwift),
]

/// What the override that import asks for generates.
private func classFiles(of viewModel: ImportedViewModel, _ styles: inout StyleLibrary) -> [SwiftFile] {
  guard let spec = viewModel.spec else { return [] }
  let json = SourceFile(
    path: "mvvmgen.json",
    text: #"{ "overrides": [\#(viewModel.override?.json ?? "")] }"#
  )
  let configuration = ConfigurationFile(json).configuration(styleNames: styles.names, ruleNames: { [] })
  #expect(listing(configuration.diagnostics) == "")
  guard let configuration = configuration.value else { return [] }
  let files = generate(spec, configuration: configuration, styles: &styles)
  #expect(listing(files.diagnostics) == "")
  return (files.value ?? []).filter { $0.kind == .class }.map { SwiftFile(name: $0.name, text: $0.text) }
}
