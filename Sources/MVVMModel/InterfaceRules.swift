import MVVMSource
import MVVMSyntax

/// What a style generates for members, as seen by callers and the logic. Equal words stand for the same type.
/// These rules alone decide whom a change concerns.
public struct InterfaceRules: Sendable {
  /// What an input keeps, regardless of the values.
  public enum InputKind: String, CaseIterable, Sendable {
    case event
    case value
    case sticky
  }

  /// Where the logic is written.
  public enum Logic: String, CaseIterable, Sendable {
    /// In an initializer. It takes the dependencies as arguments in their order, and can assign only what the
    /// class has.
    case initializer
    /// In an extension of the class. It reads only the dependencies that it needs, and may keep members that
    /// nothing uses any more.
    case `extension`
  }

  /// The kind of an output whose declaration does not name one.
  public var defaultKind = OutputKind.state
  /// What a caller sees of an input: `function`, or a word for the type of a property, which has the logic
  /// name. An input with a reply is a function in every style.
  public var inputs: [InputKind: Text] = [.event: "function", .value: "function", .sticky: "function"]
  /// What a caller sees of an output. A function output is a function in every style.
  public var outputs: [OutputKind: Text] = [
    .state: "State", .event: "Event", .stream: "Stream", .value: "property",
  ]
  /// What the logic gets for an input, or `function` if the logic writes the function itself.
  public var logicInputs: [InputKind: Text] = [.event: "Event", .value: "Value", .sticky: "Sticky"]
  /// What the logic writes for an output, or what it sends the output through. `closure` is a closure without labels.
  public var logicOutputs: [OutputKind: Text] = [
    .state: "State", .event: "Event", .stream: "Stream", .value: "closure", .function: "closure",
  ]
  /// The kinds of outputs that the logic sends through generated members, so that it need not write them.
  public var sentOutputs: [OutputKind] = []
  public var logic = Logic.initializer
  /// Whether the class keeps the states that start at a value, and an input of a state's name and type is one property
  /// with it. Any other state is computed by the logic.
  public var storesStates = false
  /// Whether who reads a state gets a value at any time, rather than from the first that is shown on.
  public var statesHaveValues = false
  /// Attributes that every class has, even if its spec does not have them.
  public var attributes: [Text] = []

  /// Whether callers see inputs that answer nothing as properties, by the names that the logic reads.
  public var showsInputs: Bool { self.inputs.values.contains { $0 != "function" } }

  /// Whether there are bindings, outputs that views write.
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
  /// - Parameter defaultKind: The kind that the style gives to an output that does not name one.
  public func kind(_ defaultKind: OutputKind) -> OutputKind { self.tree.kind(of: self.syntax, defaultKind) }
}

extension SpecSyntax {
  func kind(of output: MemberSyntax, _ defaultKind: OutputKind) -> OutputKind {
    self.writtenKind(of: output) ?? output.section.defaultKind(defaultKind)
  }
}
