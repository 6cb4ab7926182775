import MVVMSource
import MVVMSyntax

/// A member of any facet.
public enum Member: Sendable {
  case input(Input)
  /// A member of the outputs or the errors.
  case output(Output)
}

extension Member: Ordered, Placed {
  public var nameRange: Range<Int> {
    switch self {
    case .input(let input): input.nameRange
    case .output(let output): output.nameRange
    }
  }

  public var name: Text {
    switch self {
    case .input(let input): input.name
    case .output(let output): output.name
    }
  }

  public var selector: Text {
    switch self {
    case .input(let input): input.selector
    case .output(let output): output.selector
    }
  }
}

extension ViewModel {
  /// The members of all facets, sorted together.
  public var members: [Member] {
    sorted(self.inputs.map(Member.input) + (self.outputs + self.errors).map(Member.output))
  }

  /// Whether the view model itself has the attribute `@MainActor`.
  public var isMainActor: Bool {
    self.attributes.contains { $0.spells("@MainActor") }
  }
}

extension Input {
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
