import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct ModelTests {
  @Test("Members are sorted by base name, ignoring case, then by selector") func order() throws {
    let spec = try spec(viewModel("inputs", "b()\nB(x: Int) as c\na(z: Int) as d\na(y: Int) as e\nA()\naa()"))
    #expect(
      spec.viewModels[0].inputs.map { "\($0.selector)" } == ["A()", "a(y:)", "a(z:)", "aa()", "B(x:)", "b()"]
    )
  }

  @Test("Imports are sorted in groups, by bytes in each") func imports() throws {
    let spec = try spec(
      "@testable import A\nimport struct B.C\nimport b\nimport D\n" + viewModel("inputs", "a()")
    )
    #expect(spec.imports.map { "\($0.path)" } == ["D", "b", "B.C", "A"])
  }

  @Test("A type with generic arguments is most likely the library's, and is not among those of the spec")
  func typesNamed() throws {
    let text = viewModel("inputs", "a(x: Signal, y: Signal<Int>, Signal: Int, z: [Signal: App.Signal])")
    let tree = try #require(parse(SourceFile(path: "X.mvvm", text: text)).value)
    #expect(tree.typesNamed(among: "Signal").map { "\($0)" } == ["Signal", "Signal", "Signal"])
  }

  @Test(
    "An initial value that is a literal, or a member of its type, comes from no other module",
    arguments: [
      ("Int = .zero", false), ("String = \"some text\"", false), ("[Int] = [1, 2]", false),
      ("Bool = true", false),
      ("Int = zero", true), ("String = \"\\(text)\"", true), ("Int = Limits.most", true),
    ]
  )
  func foreignValue(state: String, isForeign: Bool) throws {
    let spec = try spec(viewModel("outputs", "state a: \(state)"))
    #expect(spec.viewModels[0].namesInitialValues == isForeign)
  }

  @Test("Dependencies keep their order") func dependencies() throws {
    let spec = try spec("viewmodel X {\ndependencies {\nb: Int\na: Int\n}\ninputs {\nc()\n}\n}")
    #expect(spec.viewModels[0].dependencies.map { "\($0.name)" } == ["b", "a"])
  }

  @Test("The memory of an input follows from 'sticky' and its initial values") func memory() throws {
    let spec = try spec(viewModel("inputs", "a()\nb(x: Int = 1, y: Int = 2)\nsticky c()"))
    #expect(spec.viewModels[0].inputs.map(\.memory) == [.event, .values(["1", "2"]), .latest])
  }

  @Test("A logic name is the base name, or what 'as' says") func logicName() throws {
    let spec = try spec(viewModel("inputs", "a()\nb() as c"))
    #expect(spec.viewModels[0].inputs.map { "\($0.logicName)" } == ["a", "c"])
  }

  @Test("A label that repeats the name is none, since Swift warns about it") func repeatedLabel() throws {
    let spec = try spec(
      "viewmodel X {\ndependencies { a a: A; b c: C }\ninputs { d(e e: E, _ f: F, g h: H) }\n}"
    )
    #expect(spec.viewModels[0].dependencies.map(\.label) == [nil, "b"])
    #expect(spec.viewModels[0].inputs[0].parameters.map(\.label) == [nil, "_", "g"])
  }

  @Test("The kind of an output is what it says, or is left to the style") func kinds() throws {
    let spec = try spec(viewModel("outputs", "a: A\nevent b: B\nvalue c: C\nd() -> D\nstate e: E = .e"))
    #expect(
      spec.viewModels[0].outputs.map(\.form) == [
        .stream(nil, initialValue: nil), .stream(.event, initialValue: nil), .value, .function([]),
        .stream(.state, initialValue: ".e"),
      ]
    )
  }
}
