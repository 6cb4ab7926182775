import MVVMSource

/// What a style makes of members, as far as callers and the logic can tell: where two words are equal, what they
/// stand for has one type. From this alone follows whom an edit concerns.
public struct InterfaceRules: Equatable, Sendable {
  /// What an input keeps, without its values.
  public enum InputKind: String, CaseIterable, Sendable {
    case event
    case value
    case sticky
  }

  /// The kinds of outputs, functions included.
  public enum OutputKind: String, CaseIterable, Sendable {
    case state
    case event
    case stream
    case value
    case function
  }

  /// Where the logic stands.
  public enum Logic: String, CaseIterable, Sendable {
    /// In an initializer, which takes the dependencies as arguments in their order and assigns nothing but what there is.
    case initializer
    /// In an extension of the class: it reads the dependencies that it likes, and what nobody asks for may stay in it.
    case `extension`
  }

  /// What a caller sees of an input: `function`, or the word for a property's type, and then it has the logic name.
  /// An input that replies is a function in any style.
  public var inputs: SmallDictionary<InputKind, Text>
  /// What a caller sees of an output; a function is one in any style.
  public var outputs: SmallDictionary<OutputKind, Text>
  /// What the logic gets of an input; `function` where it writes the function itself.
  public var logicInputs: SmallDictionary<InputKind, Text>
  /// What the logic writes of an output, or sends it through; `closure` is one without labels.
  public var logicOutputs: SmallDictionary<OutputKind, Text>
  /// The kinds of outputs that the logic sends through what is generated, and so need not write.
  public var sentOutputs: [OutputKind]
  public var logic: Logic
  /// Attributes that every class has, whether its spec says so or not.
  public var attributes: [Text] = []

  /// For a style that says nothing: every kind has a type of its own.
  public init() {
    self.inputs = [.event: "function", .value: "function", .sticky: "function"]
    self.outputs = [.state: "State", .event: "Event", .stream: "Stream", .value: "property"]
    self.logicInputs = [.event: "Event", .value: "Value", .sticky: "Sticky"]
    self.logicOutputs = [
      .state: "State", .event: "Event", .stream: "Stream", .value: "closure", .function: "closure",
    ]
    self.sentOutputs = []
    self.logic = .initializer
  }
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
  /// - Parameter defaultKind: The kind of one that names none.
  public func kind(_ defaultKind: StreamKind) -> InterfaceRules.OutputKind {
    switch self.form {
    case .function: .function
    case .value: .value
    case .stream(let kind, _):
      switch kind ?? defaultKind {
      case .state: .state
      case .event: .event
      case .stream: .stream
      }
    }
  }
}
