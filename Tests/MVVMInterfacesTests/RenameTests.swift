import MVVMConfiguration
import MVVMInterfaces
import MVVMModel
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("Members of two versions") struct RenameTests {
  @Test(
    "A member is renamed if half of the words of its name stay, and all else",
    arguments: cases(
      """
      viewDidLoad(at: Int) > viewDidAppear(at: Int) → renamed viewDidAppear(at:)
      userIDChanged() > userIDEdited() → renamed userIDEdited()
      rowTapped(at: Int) > rowPressed(at: String) → added rowPressed(at:), removed rowTapped(at:)
      rowTapped() > cellPressed() → added cellPressed(), removed rowTapped()
      projectTapped(at: Int) > projectSelected(at: Int) → renamed projectSelected(at:)
      projectTapped(at: Int) > projectSelected(row: Int) → added projectSelected(row:), removed projectTapped(at:)
      projectRowTapped(at: Int) > projectRowSelected(index: Int) → renamed projectRowSelected(index:)
      aOne(); aTwo() > aOneTwo() → removed aTwo(), renamed aOneTwo()
      aOne(); bOne() > bOne(); aOne()
      aOne(); bOne() > cOne(); dOne() → renamed cOne(), renamed dOne()
      userListTapped(); userTapped() > userNewTapped() → removed userListTapped(), renamed userNewTapped()
      tapped() as tap > pressed() as tap → renamed pressed()
      tapped(a: Int) > tapped(b: Int) → changed tapped(b:)
      tapped(a: Int) as a; tapped(b: Int) as b > tapped(c: Int) as b; tapped(a: Int) as a → changed tapped(c:)
      tapped(a: Int) as a; tapped(b: Int) as b > tapped(c: Int) as c; tapped(d: Int) as d
      → added tapped(c:), added tapped(d:), removed tapped(a:), removed tapped(b:)
      """
    )
  )
  func renamed(example: Case) throws {
    let sides = example.input.split(separator: " > ").map { viewModel("inputs", String($0)) }
    #expect(try changes(sides[0], sides[1]) == example.output)
  }

  @Test("A facet is renamed if it keeps half of its members, the first of those that keep as many")
  func facets() throws {
    let old = "inputs a { x(); y() }"
    func renamed(to new: String) throws -> String {
      try changes("viewmodel X { \(old) }", "viewmodel X { \(new) }")
    }
    #expect(try renamed(to: "inputs b { x(); z() }").contains("renamed b"))
    #expect(try renamed(to: "inputs b { y() }\ninputs c { x() }").contains("renamed b"))
    #expect(try !renamed(to: "inputs b { z() }").contains("renamed"))
  }

  @Test("As many renamed facets again take at most a few times as long") func manyFacets() {
    let growth = growth(from: 50, to: 400) { count in
      func facets(_ name: String) -> String {
        (0..<count).map { "inputs \(name)\($0) { tapped\($0)() }\n" }.joined()
      }
      let found = try? changes("viewmodel X {\n\(facets("a"))}", "viewmodel X {\n\(facets("b"))}")
      #expect(found?.contains("renamed b\(count - 1)") == true)
    }
    #expect(growth < 16)
  }

  @Test(
    "Outputs are found by their names, in the other facet too",
    arguments: cases(
      """
      outputs { x: Int } > errors { x: Int } → moved x
      outputs { value x: Int } > outputs { x(_ a: Int) -> Int } → changed x(_:)
      outputs { isLoading: Bool } > errors { isLoadingNow: Bool } → added isLoadingNow, removed isLoading
      """
    )
  )
  func outputs(example: Case) throws {
    let sides = example.input.split(separator: " > ").map { "viewmodel X { \($0) }" }
    #expect(try changes(sides[0], sides[1]) == example.output)
  }

  @Test(
    "Dependencies are found by their names, then by label and type",
    arguments: cases(
      """
      a: A; b: B > b: B; a: A → moved init
      a: A > of a: A → changed a
      of a: A > of b: A → renamed b
      _ a: A > _ b: A → renamed b
      a: A > b: A → renamed b
      a: A; b: A > c: A → added c, removed a, removed b
      a: A; b: B > c: C; a: A; b: B → added c
      a: A = 1 > a: A → changed a
      """
    )
  )
  func dependencies(example: Case) throws {
    let sides = example.input.split(separator: " > ").map { depending(on: String($0)) }
    #expect(try changes(sides[0], sides[1]) == example.output)
  }

  @Test(
    "View models are found by module and name, then by their members, then by their file",
    arguments: cases(
      """
      A.X a: one six two > A.X b: one six two → moved X
      A.X a: one six two > B.X b: one six two → removed X, added X
      A.X a: one six two > A.Y b: one six two → renamed Y, moved Y
      A.X a: one six two > A.Y a: one six ten → renamed Y, added ten(), removed two()
      A.X a: one six two > A.Y a: four six ten → removed X, added Y
      A.X a: one two three four > A.Y a: one two five six
      → renamed Y, added five(), removed four(), added six(), removed three()
      A.X a: one two > A.Y b: one two → removed X, added Y
      A.X a: one six two | A.Y b: one six two > A.Z c: one six two → removed X, removed Y, added Z
      A.X a: one | B.X b: one > A.X a: one | B.X b: one
      """
    )
  )
  func viewModels(example: Case) {
    let versions = example.input.split(separator: " > ").map { side in
      let specs = side.split(separator: " | ").map { spec in
        let words = spec.split { " .:".contains($0) }.map(String.init)
        let inputs = words.dropFirst(3).map { "\($0)()" }.joined(separator: "; ")
        let file = SourceFile(path: words[2], text: "viewmodel \(words[1]) { inputs { \(inputs) } }\n")
        return InterfaceVersion.SpecFile(file: file, path: words[2], module: words[0])
      }
      return interfaces(of: specs)
    }
    let diff = compareInterfaces(old: versions[0], new: versions[1])
    let changes = diff.edits.map { "\($0.change.rawValue) \($0.name)" }
    #expect(changes.joined(separator: ", ") == example.output)
  }

  @Test(
    "Wider availability breaks nothing",
    arguments: [
      ("@available(iOS 17, *)", "", true), ("@available(iOS 17, *)", "@available(iOS 16.4, *)", true),
      ("@available(iOS 17, macOS 14, *)", "@available(macOS 14, *)", true),
      ("@available(iOS 17, *)", "@available(iOS 17.0, *)", true),
      ("@available(iOS 17.0.0, *)", "@available(iOS 17, *)", true),
      ("", "@available(iOS 17, *)", false),
      ("@available(iOS 16.4, *)", "@available(iOS 17, *)", false),
      ("@available(iOS 17, *)", "@available(macOS 14, *)", false), ("@MainActor", "", false),
      ("@available(*, deprecated, message: \"No.\")", "@discardableResult", true),
      ("@available(iOS, introduced: 17)", "@available(iOS, introduced: 16)", true),
      ("@available(iOS, introduced: 17.0)", "@available(iOS, introduced: 17)", true),
      ("@available(iOS, introduced: 17)", "@available(iOS 17, *)", true),
      ("@available(iOS 17, *)", "@available(iOS, introduced: 16, message: \"a, b\")", true),
      ("@available(iOS, obsoleted: 18)", "@available(iOS, obsoleted: 19)", true),
      ("@available(iOS, deprecated: 18)", "@available(iOS, deprecated: 17)", true),
      ("@available(iOS 17, *)", "@available(iOS, introduced: 17, deprecated: 18)", true),
      ("@available(iOS, introduced: 16)", "@available(iOS, introduced: 17)", false),
      ("@available(iOS, obsoleted: 19)", "@available(iOS, obsoleted: 18)", false),
      ("@available(iOS, deprecated: 18)", "@available(iOS, obsoleted: 18)", false),
      ("@available(*, deprecated)", "@available(*, noasync)", false),
    ]
  )
  func availability(old: String, new: String, isCompatible: Bool) throws {
    let edits = try edits(
      viewModel("inputs", "\(old) x() -> Bool"),
      viewModel("inputs", "\(new) x() -> Bool")
    )
    #expect(edits.map(\.effects) == [isCompatible ? [] : .callers])
  }

  @Test(
    "The initial value of a state counts where there are mocks",
    arguments: [Configuration.Mocks.off, .sources]
  )
  func initialValue(mocks: Configuration.Mocks) throws {
    let edits = try edits(
      viewModel("outputs", "state x: Int = 1"),
      viewModel("outputs", "state x: Int = 2"),
      mocks: mocks
    )
    #expect(edits.map(\.effects) == (mocks == .off ? [] : [.behaviour]))
  }

  @Test(
    "That a mock changes is noted where nothing breaks that would show it",
    arguments: [
      ("outputs", "state x: Int = 1", "state x: Int", true),
      ("outputs", "x: Int", "x: Int; value y: Int", true),
      ("outputs", "x: Int", "x: Int; state y: Int = 1", false), ("outputs", "x: Int", "x: String", false),
      ("inputs", "a(x: Int)", "a(x: Int); b() -> Bool", true),
      ("inputs", "a(x: Int)", "a(x: Int); b()", false),
      ("inputs", "a(x: Int)", "a(x y: Int)", true),
    ]
  )
  func mock(section: String, old: String, new: String, isNoted: Bool) {
    let texts = [old, new].map { viewModel(section, $0) }
    for mocks in [Configuration.Mocks.off, .sources] {
      let notes = difference(texts[0], texts[1], mocks).viewModels.flatMap(\.notes)
      #expect(notes.contains { $0.contains("creates its mock") } == (isNoted && mocks == .sources))
    }
  }

  @Test("A renamed view model is also accepted by its former name", arguments: ["X", "Y"])
  func acceptedName(name: String) {
    let members = "{ inputs { a(); b(); c() } }"
    let renamed = difference("viewmodel X \(members)", "viewmodel Y \(members)").accepting([name])
    #expect(renamed.edits.map(\.isAccepted) == [true])
    #expect(renamed.unusedAcceptances == [])
  }

  @Test("A change that breaks nobody is not accepted, and an unused acceptance is reported once")
  func needless() {
    let added = difference(viewModel("inputs", "a()"), viewModel("inputs", "a(); b()"))
      .accepting(["X.b()", "X.b()"])
    #expect(added.edits.map(\.isAccepted) == [false])
    #expect(added.unusedAcceptances == ["X.b()"])
  }

  @Test("A third function of a name makes no reference ambiguous that was not") func thirdOverload() throws {
    let members = "a(x: Int) as b; a(y: Int) as c"
    let added = try edits(viewModel("inputs", members), viewModel("inputs", "\(members); a(z: Int) as d"))
    #expect(added.map(\.effects) == [[]])
  }

  @Test("Inputs that differ in types alone are found by these, whatever the logic calls them")
  func overloads() throws {
    let old = viewModel("inputs", "a(_ x: Int); a(_ x: String) as c")
    let swapped = viewModel("inputs", "a(_ x: Int) as c; a(_ x: String)")
    #expect(try edits(old, swapped).map(\.effects) == [.logic, .logic])
    let left = try edits(old, viewModel("inputs", "a(_ x: String)"))
    #expect(left.compactMap(\.old) == ["a(_ x: String) as c", "a(_ x: Int)"])
  }

  @Test("The parameter types of a public view model's initializer must also be public") func widened() throws
  {
    let text = depending(on: "a: A")
    #expect(try edits(text, "public \(text)").map(\.effects) == [.logic])
    let plain = viewModel("outputs", "x: Int")
    #expect(try edits(plain, "public \(plain)").map(\.effects) == [[]])
  }

  @Test("A value is the same, however it is laid out") func layoutOfValue() throws {
    let spellings = ["[-1, 2]", "[ -1,2 ]", "[\n-1, 2\n]"]
    for value in spellings {
      let (old, new) = (
        viewModel("inputs", "a(x: [Int] = \(spellings[0]))"), viewModel("inputs", "a(x: [Int] = \(value))")
      )
      #expect(try edits(old, new).isEmpty, "\(value)")
    }
  }

  @Test("Generated files are compared one by one, whatever view models they have") func generatedFiles() {
    func version(_ files: [String: [String]]) -> InterfaceVersion {
      let specs = files.keys.sorted().map { path in
        let text = (files[path] ?? []).map { "viewmodel \($0) { outputs { x\($0): Int } }\n" }.joined()
        return InterfaceVersion.SpecFile(file: SourceFile(path: path, text: text), path: path)
      }
      return InterfaceVersion(groups: [
        InterfaceVersion.Group(configuration: Configuration(), styles: StyleLibrary(), specs: specs)
      ])
    }
    func changes(_ old: [String: [String]], _ new: [String: [String]]) -> [String] {
      let (old, new) = (version(old), version(new))
      let diff = compareInterfaces(old: old.interfaces(), new: new.interfaces())
      return generatedChanges(of: diff, old: old, new: new).map {
        let count = $0.count
        return "\($0.file) \(count.added > 0 ? "+" : "")\(count.removed > 0 ? "-" : "")"
      }
    }
    #expect(changes(["X.mvvm": ["A", "B"]], ["X.mvvm": ["B"]]) == ["X.generated.swift -"])
    #expect(changes(["X.mvvm": ["B"]], ["X.mvvm": ["A", "B"]]) == ["X.generated.swift +"])
    #expect(
      changes(["X.mvvm": ["A", "B"], "Y.mvvm": ["C"]], ["X.mvvm": ["B"], "Y.mvvm": ["A", "C"]])
        == ["X.generated.swift -", "Y.generated.swift +"]
    )
    #expect(changes(["X.mvvm": ["A"]], ["Y.mvvm": ["A"]]) == ["Y.generated.swift +-"])
  }

  @Test(
    "A dependency that may be nil takes what it took before",
    arguments: [
      ("Int", "Int?", true), ("Int", "Int!", true), ("Int?", "Int!", true), ("any P", "(any P)!", true),
      ("Int!", "Int", false),
    ]
  )
  func optional(old: String, new: String, isTaken: Bool) throws {
    let texts = [old, new].map { depending(on: "a: \($0)") }
    #expect(try edits(texts[0], texts[1]).map(\.effects) == [isTaken ? .logic : [.callers, .logic]])
  }

  @Test("A default that takes another's argument breaks") func unlabelled() throws {
    func effects(_ old: String, _ new: String) throws -> [Effects] {
      try edits(depending(on: old), depending(on: new)).map(\.effects)
    }
    #expect(try effects("_ a: A", "_ b: B = 1; _ a: A") == [[.callers, .logic]])
    #expect(try effects("_ a: A", "_ a: A; _ b: B = 1") == [.logic])
    #expect(try effects("_ a: A", "b: B = 1; _ a: A") == [.logic])
    #expect(try effects("a: A", "a: A; _ b: B = 1; _ c: C = 2") == [.logic, .logic])
  }

  @Test(
    "A type is one in all its spellings, and no two types are one",
    arguments: [
      (["Int", "Swift.Int", "(Swift.Int)"], true),
      (["any A & B", "any B & A", "any (A & B)", "any A & B & A"], true),
      (["(Int) -> Int", "(_ x: Int) -> Int", "(_: Int) -> Swift.Int"], true),
      (["() throws -> Int", "() throws(any Error) -> Int", "() throws(any Swift.Error) -> Int"], true),
      (["() -> Int", "() throws(Never) -> Int"], true),
      (["() async throws -> Int", "() async throws(any Error) -> Int"], true),
      (["() throws -> Int", "() throws(E) -> Int", "() async -> Int", "() -> Int"], false),
      (["Int?", "Optional<Int>", "Swift.Optional<Int>", "(Int)?", "Optional<(Int)>"], true),
      (["[Int]", "Array<Int>", "[ Int ]", "Array<(Int)>"], true),
      (["[String: Int]", "Dictionary<String, Int>", "[String : Int]"], true),
      (["()", "Void", "Swift.Void", "(())"], true),
      (["(any P)?", "Optional<any P>"], true),
      (["(() -> Void)?", "Optional<() -> ()>", "((() -> (Void)))?"], true),
      (["Set<Int?>", "Set<Optional<Int>>"], true),
      (["(a: Int, b: [Int])", "(a: (Int), b: Array<Int>)"], true),
      (["(Int) -> Bool", "((Int)) -> Bool"], true),
      (["Int", "Int?", "Int??", "[Int]", "[Int?]", "[Int]?", "A.Int"], false),
      (
        ["(a: Int, b: Int)", "(Int, Int)", "(b: Int, a: Int)", "((Int, Int)) -> Int", "(Int, Int) -> Int"],
        false
      ),
      (["any P.Type", "(any P).Type"], false),
      (["any Any", "Any", "(any Any)"], true),
      (["(any AnyObject)?", "AnyObject?"], true),
      (["(any Any).Type", "Any.Type"], false),
      (["[3 of Int]", "InlineArray<3, Int>", "Swift.InlineArray<3, (Int)>"], true),
      (["[3 of Int]", "[4 of Int]", "[3 of Int?]", "[3 of Int]?"], false),
      (["@Sendable @MainActor () -> Void", "@MainActor @Sendable () -> ()"], true),
      (["@A.B @convention(c) () -> Int", "@convention(c) @A.B () -> Int"], true),
      (["(inout sending Int) -> Int", "(sending inout Int) -> Int"], true),
      (["@convention(c) () -> Int", "@convention(block) () -> Int", "@Sendable () -> Int"], false),
      (["() -> Int?", "(() -> Int)?"], false),
      (["Optional<Int>.Wrapped", "Optional<Int>"], false),
      (["Swift?", "Optional<Swift>"], true),
    ]
  )
  func types(spellings: [String], areOne: Bool) throws {
    for (index, first) in spellings.enumerated() {
      for second in spellings[..<index] {
        let edits = try edits(viewModel("outputs", "x: \(first)"), viewModel("outputs", "x: \(second)"))
        #expect(edits.isEmpty == areOne, "\(first) and \(second)")
      }
    }
  }
}

private func depending(on dependencies: String) -> String {
  "viewmodel X {\ndependencies {\n\(dependencies)\n}\noutputs {\nx: Int\n}\n}\n"
}

/// `renamed b()`, one for each edit, by the words.
private func changes(_ old: String, _ new: String) throws -> String {
  try edits(old, new).map { "\($0.change.rawValue) \($0.name)" }.sorted().joined(separator: ", ")
}

private func edits(_ old: String, _ new: String, mocks: Configuration.Mocks = .off) throws -> [InterfaceEdit]
{
  difference(old, new, mocks).edits
}

private func difference(_ old: String, _ new: String, _ mocks: Configuration.Mocks = .off) -> InterfaceDiff {
  func version(_ text: String) -> VersionInterfaces {
    let spec = InterfaceVersion.SpecFile(file: SourceFile(path: "X.mvvm", text: text), path: "X.mvvm")
    return interfaces(of: [spec], mocks)
  }
  return compareInterfaces(old: version(old), new: version(new))
}

/// The interfaces of correct specs in the default style.
private func interfaces(of specs: [InterfaceVersion.SpecFile], _ mocks: Configuration.Mocks = .off)
  -> VersionInterfaces
{
  var configuration = Configuration()
  configuration.settings.mocks = mocks
  let group = InterfaceVersion.Group(configuration: configuration, styles: StyleLibrary(), specs: specs)
  let interfaces = InterfaceVersion(groups: [group]).interfaces()
  #expect(listing(interfaces.diagnostics) == "")
  return interfaces
}
