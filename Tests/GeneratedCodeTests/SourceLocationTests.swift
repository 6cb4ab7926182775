import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// Tests of the compiler's messages about a spec's members in a build plugin's files.
@Suite("Source locations") struct SourceLocationTests {
  private let options = GenerateOptions(writesSourceLocations: true)

  private func compiled(_ spec: String, in style: TestedStyle) async throws -> CompilationResult {
    let file = SourceFile(path: "Specs é/XViewModel.mvvm", text: spec)
    return try await style.compile(
      generated([file], in: style.name, withScaffolds: true, options: self.options)
    )
  }

  @Test("An unknown type is reported at its member, whatever surrounds it", arguments: TestedStyle.tried)
  func unknownType(style: TestedStyle) async throws {
    let spec = """
      viewmodel XViewModel {
        outputs {
          /// Comes last, since members are sorted.
          /// Has an attribute.
          @available(*, deprecated)
          state z: Itn
          state a: Int
        }
        inputs {
          tapped(
            at row: Rwo)
        }
      }
      """
    let result = try await self.compiled(spec, in: style)
    let found = result.errors.filter { $0.file.hasSuffix("XViewModel.mvvm") }.map { "\($0.line): \($0.text)" }
    #expect(
      Set(found) == ["6: cannot find type 'Itn' in scope", "10: cannot find type 'Rwo' in scope"],
      "\(result.output)"
    )
  }

  @Test("A spec with every feature compiles with source locations", arguments: TestedStyle.all)
  func everyFeature(style: TestedStyle) async throws {
    let module = SharedModule(style: style, mode: .swift6)
    let spec = SwiftFile(name: "LocatedViewModel.mvvm", text: "")
    try await module.result(of: module.located + [spec]).expectClean()
  }
}
