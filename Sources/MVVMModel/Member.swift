import MVVMSource
import MVVMSyntax

extension ViewModel {
  /// The order of all members together, as indices of the inputs, the outputs and the errors, counted one after another.
  public var memberOrder: [Int] {
    let members = self.inputs.map(\.index) + self.outputs.map(\.index) + self.errors.map(\.index)
    let errors = self.inputs.count + self.outputs.count
    let facets = [0..<self.inputs.count, self.inputs.count..<errors, errors..<members.count]
    // Each facet is sorted.
    return facets.reduce([]) { merged($0, Array($1)) { self.tree.precedes(members[$0], members[$1]) } }
  }

  /// Whether the view model itself has the attribute `@MainActor`.
  public var isMainActor: Bool {
    self.attributes.contains { $0.spells("@MainActor") }
  }
}

extension Input {
  /// Whether two inputs of a view model are overloads.
  public func hasName(of other: Input) -> Bool {
    self.tree.spellsAlike(self.syntax.name, other.syntax.name)
  }

  /// The initial values, one for each parameter; none if the input keeps something else.
  public var initialValues: [Text] {
    if case .values(let values) = self.memory { values } else { [] }
  }
}

extension Output {
  public var initialValue: Text? {
    if case .stream(_, let value) = self.form { value } else { nil }
  }

  /// The parameters of a function; none for any other form.
  public var parameters: [Parameter] {
    if case .function(let parameters) = self.form { parameters } else { [] }
  }
}

extension SpecSyntax {
  /// Returns the text of a label; `nil` if it repeats the name, which Swift would warn about.
  func label(_ label: Int?, of name: Int) -> Text? {
    label.map { self.text($0) }.flatMap { $0 == self.text(name) ? nil : $0 }
  }
}
