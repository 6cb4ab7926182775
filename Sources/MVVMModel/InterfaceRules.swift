import MVVMSource
import MVVMSyntax

/// The types that a style generates for members, as seen by callers and the logic. Equal words mean the same
/// type. Only these rules decide who is affected by a change.
public struct InterfaceRules: Sendable {
  /// How an input is stored, whatever its values are.
  public enum InputKind: String, CaseIterable, Sendable {
    case event
    case value
    case sticky
  }

  /// Where the logic is written.
  public enum Logic: String, CaseIterable, Sendable {
    /// In an initializer. It takes the dependencies as arguments in their order, and can only assign members
    /// that the class has.
    case initializer
    /// In an extension of the class. It reads only the dependencies that it needs, and may keep members that
    /// nothing uses any more.
    case `extension`
  }

  /// The kind of an output whose declaration has no kind.
  public var defaultKind = OutputKind.state
  /// The form of an input for callers: `function`, or a word for the type of a property, which has the logic
  /// name. An input with a reply is a function in every style.
  public var inputs: [InputKind: Text] = [.event: "function", .value: "function", .sticky: "function"]
  /// The form of an output for callers. A function output is a function in every style.
  public var outputs: [OutputKind: Text] = [
    .state: "State", .event: "Event", .stream: "Stream", .value: "property",
  ]
  /// The form of an input for the logic, or `function` if the logic implements the function itself.
  public var logicInputs: [InputKind: Text] = [.event: "Event", .value: "Value", .sticky: "Sticky"]
  /// The form of an output that the logic provides, or through which it sends. `closure` is a closure without
  /// labels.
  public var logicOutputs: [OutputKind: Text] = [
    .state: "State", .event: "Event", .stream: "Stream", .value: "closure", .function: "closure",
  ]
  /// The kinds of outputs that the logic sends through generated members, so that it need not provide them.
  public var sentOutputs: [OutputKind] = []
  public var logic = Logic.initializer
  /// Whether the class stores states that have an initial value, and an input with a state's name and type
  /// shares its property. Any other state is computed by the logic.
  public var storesStates = false
  /// Whether a state always has a value to read, rather than from its first element on.
  public var statesHaveValues = false
  /// Attributes that every class has, even if they are not in the spec.
  public var attributes: [Text] = []

  /// Whether callers see inputs without a reply as properties, by the names that the logic reads.
  public var showsInputs: Bool { self.inputs.values.contains { $0 != "function" } }

  /// Returns whether callers see an input as a function, rather than as a property.
  public func isCalled(_ input: Input) -> Bool {
    input.answer != nil || (self.inputs[input.kind] ?? "function") == "function"
  }

  /// Whether the style has bindings, which are outputs that views write.
  public var hasBindings: Bool { self.outputs[.binding] != nil }

  /// Creates the rules of a style that declares none: each kind has a type of its own.
  public init() {}
}

extension Input {
  public var kind: InterfaceRules.InputKind {
    switch self.memory {
    case .event: .event
    case .values: .value
    case .latest: .sticky
    }
  }
}

extension Output {
  /// - Parameter defaultKind: The style's kind for outputs without a written one.
  public func kind(_ defaultKind: OutputKind) -> OutputKind { self.tree.kind(of: self.syntax, defaultKind) }
}

extension SpecSyntax {
  func kind(of output: MemberSyntax, _ defaultKind: OutputKind) -> OutputKind {
    self.writtenKind(of: output) ?? output.section.defaultKind(defaultKind)
  }
}
