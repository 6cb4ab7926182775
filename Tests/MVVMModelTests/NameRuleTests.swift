import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@testable import MVVMModel

/// The rules on names, each on its own.
@Suite struct NameRuleTests {
  @Test("Two dependencies cannot have one name") func dependencies() throws {
    let members = try self.members("dependencies { a: Int; b: Int; a: String } inputs { a() }")
    #expect(messages(duplicateDependencies(among: members)) == ["two parameters are named 'a'"])
  }

  @Test(
    "Only members that share a name in some scope can conflict",
    arguments: [
      ("inputs { a(); b(x: Int); c() } outputs { d: Int }", []),
      ("inputs { a(x: Int); a(y: Int) as b; c() }", ["a", "a"]),
      ("dependencies { a: Int } inputs { b() as a; c() }", ["a", "b"]),
      ("inputs { a(); c() } outputs { aRelay: Int }", ["a", "aRelay"]),
      (
        "inputs { c(); makeOutputs() } outputs { disposeBag: Int; own: Int }",
        ["makeOutputs", "disposeBag", "own"]
      ),
    ]
  )
  func contested(sections: String, expected: [String]) throws {
    let members = try self.members(sections)
    let contested = contestedMembers(among: members, rules: testRules, generated: "own")
    #expect(contested.map(\.name.description) == expected)
  }

  @Test("A member cannot have a name that the class needs") func reserved() throws {
    let members = try self.members("inputs { a(); a(x: Int) as c; b() }")
    let conflicts = reservedNames(among: members) { $0 == "a" }
    #expect(
      messages(conflicts) == [
        "'a' is reserved for the generated class: choose another name",
        "'a' is reserved for the generated class: choose another name",
      ]
    )
  }

  @Test("Inputs may share a name and labels if their types differ, other members may not") func selectors()
    throws
  {
    let inputs = "inputs { a(x: Int); a(x: String) as b; a(x: Swift.Int) as c }"
    #expect(
      messages(duplicateSelectors(among: try self.members(inputs)))
        == ["'a(x:)' is declared twice in inputs"]
    )
    let outputs = "inputs { a(x: Int) } outputs { a(x: String) -> Int; b: Int; b() -> Int }"
    #expect(
      messages(duplicateSelectors(among: try self.members(outputs))).sorted() == [
        "'a(x:)' is declared twice in inputs and outputs", "'b()' is declared twice in outputs",
      ]
    )
  }

  @Test("All inputs that the logic would read by one name are left out of later rules") func logicNames()
    throws
  {
    let viewModel = try self.viewModel("inputs { a(x: Int); a(y: Int); c() as a; d() }")
    let conflicts = ambiguousLogicNames(among: viewModel.inputs.map { Member($0) }, of: viewModel)
    #expect(Set(conflicts.map(\.member)).count == 3)
    #expect(
      conflicts.compactMap(\.diagnostic?.message).sorted() == [
        "inputs 'a(x:)' and 'a(y:)' would both be read as 'a': add 'as aY'",
        "inputs 'a(y:)' and 'c()' would both be read as 'a': add 'as aY'",
      ]
    )
  }

  @Test("A pair cannot start at two values") func starts() throws {
    func messages(_ input: String, _ state: String) throws -> [String] {
      let viewModel = try self.viewModel("inputs { a(_ x: Int\(input)) } outputs { state a: Int\(state) }")
      return differentStarts(of: viewModel.pairs(.state)).map(\.message)
    }
    #expect(try messages(" = 1", "") == [])
    #expect(try messages(" = 1", " = 1") == [])
    #expect(
      try messages(" = 1", " = 2") == [
        "'a' has the initial value '2' here, and '1' as an input: they are one property, so remove one of them"
      ]
    )
  }

  @Test(
    "A name in a scope is fixed, or belongs to one member",
    arguments: [
      ("inputs { taken() }", ["'taken' is reserved for the generated class: choose another name"]),
      ("inputs { own() }", ["'own' is reserved for the generated class: choose another name"]),
      ("inputs { a() } outputs { a(x: Int) -> Int }", ["'a' is taken by 'a()'"]),
      ("inputs { a() } outputs { aRelay: Int }", ["'aRelay' is taken by the backing of input 'a()'"]),
      ("inputs { a() } outputs { b: Int }", []),
      ("dependencies { a: Int } outputs { value a: Int }", []),
      ("dependencies { a: Int } outputs { value a: Bool }", ["'a' is taken by dependency 'a'"]),
    ]
  )
  func scope(sections: String, expected: [String]) throws {
    #expect(try messages(self.conflicts(sections)) == expected)
  }

  @Test("The order of sections does not decide whether a spec is accepted") func orderOfSections() throws {
    let sections = [
      "dependencies { a: Int? }", "inputs { sticky a(_ x: Int) }", "outputs { state a: Int? }",
      "outputs b { value c: Int }",
    ]
    // The input and the dependency are not a pair, though the state is one property with each of them.
    for order in permutations(of: sections) {
      #expect(try self.conflicts(order.joined(separator: " "), storesStates: true).count > 0, "\(order)")
    }
    for order in permutations(of: ["inputs { a(_ x: Int = 1) }", "outputs { state a: Int }"]) {
      #expect(try self.conflicts(order.joined(separator: " "), storesStates: true).isEmpty, "\(order)")
    }
  }

  @Test("A spec of two thousand members is checked in linear time") func large() throws {
    func text(_ count: Int) -> String {
      let inputs = (0..<count / 2).map { "a\($0)(_ x: Int = 1)" }.joined(separator: "\n")
      let states = (0..<count / 2).map { "state a\($0): Int" }.joined(separator: "\n")
      return "inputs {\n\(inputs)\n}\noutputs {\n\(states)\n}"
    }
    let clock = ContinuousClock()
    let conflicts = try self.conflicts(text(20), storesStates: true)
    #expect(conflicts.isEmpty)
    let viewModel = try self.viewModel(text(2000))
    let time = clock.measure {
      #expect(self.conflicts(of: viewModel, storesStates: true).isEmpty)
    }
    #expect(time < .seconds(2), "a debug build takes about a tenth of that")
  }

  private func conflicts(_ sections: String, storesStates: Bool = false) throws -> [NameConflict] {
    self.conflicts(of: try self.viewModel(sections), storesStates: storesStates)
  }

  private func conflicts(of viewModel: ViewModel, storesStates: Bool) -> [NameConflict] {
    let namespace = Namespace(
      name: "class",
      fixed: ["taken"],
      entries: [
        (.input, storesStates ? "{name}" : "{name}Relay"), (.input, "{name}"), (.output, "{name}"),
        (.dependency, "{name}"),
      ]
    )
    let rules = CheckRules(
      defaultKind: .state,
      facetProperties: [],
      namespaces: [namespace],
      storesStates: storesStates
    )
    let scope = NameScope(namespace, of: viewModel, rules: rules, generated: "own")
    return scope.conflicts(among: viewModel.declarations)
  }

  private func members(_ sections: String) throws -> [Member] {
    try self.viewModel(sections).declarations
  }

  private func viewModel(_ sections: String) throws -> ViewModel {
    let tree = try #require(
      parse(SourceFile(path: "X.mvvm", text: "viewmodel X {\n\(sections)\n}\n")).correct().value
    )
    return ViewModel(tree.viewModels[0], named: try #require(tree.viewModels[0].name), in: tree)
  }
}

private func messages(_ conflicts: [NameConflict]) -> [String] {
  conflicts.compactMap(\.diagnostic?.message)
}

private func permutations<Element>(of elements: [Element]) -> [[Element]] {
  if elements.isEmpty { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}
