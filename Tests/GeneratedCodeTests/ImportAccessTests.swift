import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// Packages in which imports are internal by themselves.
@Suite("Access of imports") struct ImportAccessTests {
  @Test(
    "View models that others see compile without a warning, with imports for their inputs alone too",
    arguments: TestedStyle.tried,
    tried([Access.public, .package])
  )
  func shown(style: TestedStyle, access: Access) async throws {
    for outputs in tried(["event b: Int", "state a: Int", "stream c: Int", "value d: Int"]) {
      try await result(of: outputs, style, access).expectClean()
    }
    let outputs = "state a: Int?; event b: (any Error)?; stream c: [String]"
    let (imports, input) = ("\(access) import Models", "k(_ x: Model)")
    try await result(of: outputs, style, access, imports: imports, input: input).expectClean()
  }

  @Test(
    "Mocks in the tests compile without a warning",
    arguments: TestedStyle.tried,
    tried([Access.public, .package])
  )
  func mocks(style: TestedStyle, access: Access) async throws {
    let spec =
      "\(access) viewmodel X { inputs { i() }\n outputs { state a: Int; event b: Int; stream c: Int } }"
    try await resultOfTests(spec, in: style, features: features) { $0.importAccess = .public }.expectClean()
  }

  @Test("Imports for dependencies alone are not wider in mocks", arguments: TestedStyle.tried)
  func ofDependencies(style: TestedStyle) async throws {
    let (imports, dependency) = ("public import Models", "model: Model")
    let all = ["event b: [String?]", "state a: Int", "state c: String = \"Swift\"", "state d: Int = -1"]
    for outputs in tried(all) {
      try await result(of: outputs, style, .public, imports: imports, dependency: dependency).expectClean()
    }
  }

  @Test("Mocks in the tests see initial values that are internal", arguments: TestedStyle.tried)
  func internalValues(style: TestedStyle) async throws {
    let text =
      "public viewmodel X { inputs { a(_ x: Int = Page.size) }\n outputs { state b: Int = Page.size } }"
    let page = SwiftFile(name: "Page.swift", text: "enum Page { static let size = 20 }\n")
    try await resultOfTests(text, in: style, appFiles: [page]).expectClean()
  }

  @Test("Without the key they do not compile", arguments: TestedStyle.tried)
  func without(style: TestedStyle) async throws {
    let result = try await result(of: "state a: Int; event b: Int", style, .public, importAccess: nil)
    // The observed class only uses types of the standard library, except for a conformance.
    #expect(!result.succeeded || style.name == "combine" && result.warnings.isEmpty, "\(result.output)")
  }

  @Test("An import has as much as the view models have, and no more than the key says")
  func least() {
    func imports(_ access: Access, _ most: Access?) -> [String] {
      let spec = "\(access) viewmodel X { outputs { state a: Int } }"
      let files = generated(spec, in: TestedStyle(name: "rxswift")) { $0.importAccess = most }
      return files[0].text.split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
    }
    let plain = ["import RxCocoa", "import RxRelay", "import RxSwift"]
    #expect(imports(.public, nil) == plain)
    #expect(imports(.internal, .public) == plain)
    #expect(imports(.public, .public) == ["public import RxCocoa", "import RxRelay", "import RxSwift"])
    #expect(imports(.package, .public) == ["package import RxCocoa", "import RxRelay", "import RxSwift"])
    #expect(imports(.public, .package) == ["package import RxCocoa", "import RxRelay", "import RxSwift"])
    #expect(imports(.public, .internal) == ["internal import RxCocoa", "import RxRelay", "import RxSwift"])
  }
}

private let features = upcomingFeatures + ["InternalImportsByDefault"]

private func result(
  of outputs: String,
  _ style: TestedStyle,
  _ access: Access,
  importAccess: Access? = .public,
  imports: String = "",
  input: String = "",
  dependency: String = ""
) async throws -> CompilationResult {
  let dependencies = dependency.isEmpty ? "" : "dependencies { \(dependency) }\n"
  let members = "\(dependencies)inputs { i(); j(_ x: Int) -> Bool; \(input) }\n outputs { \(outputs) }"
  let models = ForeignModule(name: "Models", text: "public struct Model { public init() {} }\n")
  let files = generated("\(imports)\n\(access) viewmodel X { \(members) }", in: style) {
    $0.importAccess = importAccess
    $0.settings.mocks = .sources
    $0.settings.bindings = true
  }
  return try await style.compile(files, importing: [models], features: features)
}
