import MVVMGenKit
import MVVMSource
import TestSupport
import Testing

/// The styles, with the framework that their generated code is compiled against.
let frameworks: [String: Framework] = ["reactiveswift": .reactiveSwift, "rxswift": .rxSwift]

/// A style to test.
struct TestedStyle: Sendable, CustomTestStringConvertible {
  let name: String
  let framework: Framework

  var testDescription: String { self.name }

  /// Every bundled style: one without a framework here fails its test.
  static let all = StyleLibrary().names.map { TestedStyle(name: $0, framework: frameworks[$0] ?? .none) }
}

/// What is generated for specs, and the scaffolds of their logic where wanted; a spec with an error fails the test.
func generated(
  _ specs: [SourceFile],
  in style: String,
  withScaffolds: Bool = false,
  changing change: (inout Configuration) -> Void = { _ in }
) -> [SwiftFile] {
  var styles = StyleLibrary()
  var configuration = Configuration()
  configuration.settings.style = style
  change(&configuration)
  return specs.flatMap { spec in
    let files = generate(spec, configuration: configuration, styles: &styles)
    let scaffolds =
      withScaffolds ? scaffold(spec, configuration: configuration, styles: &styles) : Diagnosed([])
    #expect(listing(files.diagnostics) == "", "\(spec.path)")
    return ((files.value ?? []) + (scaffolds.value ?? [])).map {
      SwiftFile(name: $0.name, text: String(decoding: $0.contents, as: UTF8.self))
    }
  }
}

extension SwiftFile {
  init(_ file: SourceFile) {
    self.init(
      name: String(file.path.split(separator: "/").last ?? ""),
      text: file.string(0..<file.bytes.count)
    )
  }
}

extension CompilationResult {
  /// Warnings, but for those of a scaffold that say what is still to be written.
  var unexpectedWarnings: [String] {
    self.warnings.filter { !$0.text.hasSuffix("is not written yet") }.map(\.description)
  }
}
