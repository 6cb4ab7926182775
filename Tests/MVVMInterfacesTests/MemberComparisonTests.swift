import MVVMConfiguration
import MVVMInterfaces
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("A member that both versions have") struct MemberComparisonTests {
  @Test(
    "Each aspect has its effects",
    arguments: rows(
      """
      inputs  | a(x: Int)           | a(x: Int)              |
      inputs  | a(x: Int)           | a(x: Int) as b         | input changed (logic name): the logic has to change
      inputs  | a(x: Int)           | a(x: String)           | input changed (parameters): callers stop compiling, the logic has to change
      inputs  | a(x: Int, y: Int)   | a(x: Int, z y: Int)    | input changed (label): callers stop compiling
      inputs  | a(_ x: Int)         | a(_ y: Int)            | input changed (parameter name): nothing to do
      inputs  | a(_ x: Int, _ y: Int) | a(_ y: Int, _ x: Int) | input changed (parameter name): the logic has to change, it may run differently
      inputs  | a() as c            | b() as c               | input renamed: callers stop compiling
      inputs  | a(x: Int)           | sticky a(x: Int)       | input changed (sticky): it may run differently
      inputs  | a(x: Int = 1)       | a(x: Int = 2)          | input changed (initial value): it may run differently
      inputs  | a()                 | a() -> Bool            | input changed (reply): callers stop compiling, the logic has to change
      inputs  | a() -> Bool         | a() async -> Bool      | input changed (async): callers stop compiling, the logic has to change
      inputs  | @available(iOS 17, *) a() | a()              | input changed (attribute): nothing to do
      outputs | a: Int              | a: Int?                | output changed (type): callers stop compiling, the logic has to change
      outputs | a: Int              | event a: Int           | output changed (kind): callers stop compiling, the logic has to change
      outputs | a: Int              | value a: Int           | output changed (kind): callers stop compiling, the logic has to change
      outputs | state a: Int = 1    | state a: Int = 2       | 
      outputs | a(x: Int) -> Int    | a(y: Int) -> Int       | output changed (label, parameter name): callers stop compiling
      outputs | a(x: Int) -> Int    | a(x: Int) -> String    | output changed (type): callers stop compiling, the logic has to change
      """,
      columns: 4
    )
  )
  func effects(row: [String]) { #expect(changes(row, in: "rxswift") == row[3]) }

  @Test(
    "Another initial value changes behaviour where somebody sees it",
    arguments: rows(
      """
      combine     | off     | state a: Int = 1  | state a: Int = 2 | 
      rxswift     | off     | state a: Int = 1  | state a: Int = 2 | 
      rxswift     | sources | state a: Int = 1  | state a: Int = 2 | output changed (initial value): it may run differently
      rxswift     | sources | state a: Int      | state a: Int = 2 | output changed (initial value): it may run differently
      observation | off     | state a: Int = 1  | state a: Int = 2 | output changed (initial value): it may run differently
      observation | off     | state a: Int      | state a: Int = 2 | output changed (initial value): the logic has to change
      observation | off     | state a: Int?     | state a: Int? = 2 | output changed (initial value): the logic has to change
      """,
      columns: 5
    )
  )
  func initialValues(row: [String]) throws {
    let mocks = try #require(Configuration.Mocks(rawValue: row[1]))
    #expect(changes(["outputs", row[2], row[3]], in: row[0], mocks: mocks) == row[4])
  }
}

private func changes(_ row: [String], in style: String, mocks: Configuration.Mocks = .off) -> String {
  var configuration = Configuration()
  configuration.settings.style = style
  configuration.settings.mocks = mocks
  let versions = row[1...2].map { member in
    let file = SourceFile(path: "X.mvvm", text: viewModel(row[0], member))
    let spec = InterfaceVersion.SpecFile(file: file, path: "X.mvvm")
    let group = InterfaceVersion.Group(configuration: configuration, styles: StyleLibrary(), specs: [spec])
    return InterfaceVersion(groups: [group]).interfaces()
  }
  let edits = compareInterfaces(old: versions[0], new: versions[1]).edits
  return edits.map { "\($0.summary): \($0.consequences)" }.joined(separator: "; ")
}
