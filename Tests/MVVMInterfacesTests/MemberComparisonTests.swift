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
      inputs  | a(x: Int)           | a(x: Int) as b         | input changed (logic name): the logic must change
      inputs  | a(x: Int)           | a(x: String)           | input changed (parameters): callers stop compiling, the logic must change
      inputs  | a(x: Int, y: Int)   | a(x: Int, z y: Int)    | input changed (label): callers stop compiling
      inputs  | a(_ x: Int)         | a(_ y: Int)            | input changed (parameter name): nothing to do
      inputs  | a(_ x: Int, _ y: Int) | a(_ y: Int, _ x: Int) | input changed (parameter name): the logic must change, it may behave differently
      inputs  | a() as c            | b() as c               | input renamed: callers stop compiling
      inputs  | a(x: Int)           | sticky a(x: Int)       | input changed (sticky): it may behave differently
      inputs  | a(x: Int = 1)       | a(x: Int = 2)          | input changed (initial value): it may behave differently
      inputs  | a()                 | a() -> Bool            | input changed (reply): callers stop compiling, the logic must change
      inputs  | a() -> Bool         | a() async -> Bool      | input changed (async): callers stop compiling, the logic must change
      inputs  | @available(iOS 17, *) a() | a()              | input changed (attribute): nothing to do
      outputs | a: Int              | a: Int?                | output changed (type): callers stop compiling, the logic must change
      outputs | a: Int              | event a: Int           | output changed (kind): callers stop compiling, the logic must change
      outputs | a: Int              | value a: Int           | output changed (kind): callers stop compiling, the logic must change
      outputs | state a: Int = 1    | state a: Int = 2       | 
      outputs | a(x: Int) -> Int    | a(y: Int) -> Int       | output changed (label, parameter name): callers stop compiling
      outputs | a(x: Int) -> Int    | a(x: Int) -> String    | output changed (type): callers stop compiling, the logic must change
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
      rxswift     | sources | state a: Int = 1  | state a: Int = 2 | output changed (initial value): it may behave differently
      rxswift     | sources | state a: Int      | state a: Int = 2 | output changed (initial value): it may behave differently
      observation | off     | state a: Int = 1  | state a: Int = 2 | output changed (initial value): it may behave differently
      observation | off     | state a: Int      | state a: Int = 2 | output changed (initial value): the logic must change
      observation | off     | state a: Int?     | state a: Int? = 2 | output changed (initial value): the logic must change
      """,
      columns: 5
    )
  )
  func initialValues(row: [String]) throws {
    let mocks = try #require(Configuration.Mocks(rawValue: row[1]))
    #expect(changes(["outputs", row[2], row[3]], in: row[0], mocks: mocks) == row[4])
  }
}

extension MemberComparisonTests {
  @Test(
    "A state that views may write serves those who read it, and the other way round it does not",
    arguments: rows(
      """
      state a: Int = 1    | binding a: Int = 1 | output changed (kind): nothing to do
      state a: Int        | binding a: Int     | output changed (kind): the logic must change
      binding a: Int      | state a: Int       | output changed (kind): callers stop compiling
      binding a: Int = 1  | state a: Int = 1   | output changed (kind): callers stop compiling
      binding a: Int = 1  | binding a: Int = 2 | output changed (initial value): it may behave differently
      binding a: Int      | binding a: Int = 2 | output changed (initial value): the logic must change
      binding a: Int = 1  | binding a: String = "" | output changed (type, initial value): callers stop compiling, the logic must change, it may behave differently
      binding a: Int = 1  | value a: Int       | output changed (kind, initial value): callers stop compiling, the logic must change
      """,
      columns: 3
    )
  )
  func bindings(row: [String]) {
    #expect(changes(["outputs", row[0], row[1]], in: "bound", styles: stylesWithBindings()) == row[2])
  }

  @Test("A binding that moves to another section is moved, as between facets") func movedBinding() {
    let (inputs, outputs) = (
      "inputs { binding a: Int = 1; b() }", "outputs { binding a: Int = 1 }\ninputs { b() }"
    )
    func moved(_ texts: String...) -> [InterfaceEdit] {
      compared(texts, in: "bound", styles: stylesWithBindings()).edits
    }
    #expect(
      moved(inputs, outputs).map { "\($0.summary): \($0.consequences)" } == [
        "moved to outputs: callers stop compiling"
      ]
    )
    #expect(
      moved(outputs, inputs).map { "\($0.summary): \($0.consequences)" } == [
        "input moved (facet): callers stop compiling"
      ]
    )
  }

  @Test("A pair that becomes a binding keeps what SwiftUI writes") func pairToBinding() {
    let pair = "inputs { b(_ a: Int) as a }\noutputs { state a: Int = 1 }"
    let found = compared([pair, "outputs { binding a: Int = 1 }"], in: "bound", styles: stylesWithBindings())
      .edits
    #expect(
      found.map { "\($0.change) \($0.name) \($0.headline)" } == [
        "removed b(_:) breaking", "changed a compatible",
      ]
    )
  }

  @Test("Types of the user's own that conform need the setter") func setters() {
    func diff(_ old: String, _ new: String) -> [ViewModelDiff] {
      compared(["outputs { \(old) }", "outputs { \(new) }"], in: "bound", styles: stylesWithBindings())
        .viewModels
    }
    let notes = diff("state a: Int = 1", "binding a: Int = 1").flatMap(\.notes)
    #expect(notes.count == 1 && notes[0].hasSuffix("such as mocks, also need the new members and setters"))
    #expect(diff("binding a: Int = 1", "state a: Int = 1").flatMap(\.notes) == [])
  }
}

private func changes(
  _ row: [String],
  in style: String,
  mocks: Configuration.Mocks = .off,
  styles: StyleLibrary = StyleLibrary()
) -> String {
  let sections = row[1...2].map { "\(row[0]) {\n\($0)\n}" }
  let edits = compared(sections, in: style, mocks: mocks, styles: styles).edits
  return edits.map { "\($0.summary): \($0.consequences)" }.joined(separator: "; ")
}

/// - Parameter texts: The sections of a view model, before and after.
private func compared(
  _ texts: [String],
  in style: String,
  mocks: Configuration.Mocks = .off,
  styles: StyleLibrary
) -> InterfaceDiff {
  var configuration = Configuration()
  configuration.settings.style = style
  configuration.settings.mocks = mocks
  let versions = texts.map { text in
    let file = SourceFile(path: "X.mvvm", text: "viewmodel X {\n\(text)\n}\n")
    let spec = InterfaceVersion.SpecFile(file: file, path: "X.mvvm")
    let group = InterfaceVersion.Group(configuration: configuration, styles: styles, specs: [spec])
    return InterfaceVersion(groups: [group]).interfaces()
  }
  return compareInterfaces(old: versions[0], new: versions[1])
}
