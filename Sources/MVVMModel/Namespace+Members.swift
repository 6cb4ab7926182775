extension Namespace.Source {
  /// Whether an input gives the scope a name.
  func includes(_ input: Input) -> Bool {
    switch self {
    case .input: true
    case .closureInput: input.isClosureEvent
    case .plainInput: !input.isClosureEvent
    case .reply: input.reply != nil
    case .property: input.parameters.isEmpty
    case .asked, .dependency, .output, .stream: false
    }
  }

  /// Whether an output or an error gives the scope a name.
  func includes(_ output: Output) -> Bool {
    switch self {
    case .asked: !output.isStream
    case .output: true
    case .property: output.isProperty
    case .stream: output.isStream
    case .closureInput, .dependency, .input, .plainInput, .reply: false
    }
  }
}

extension Input {
  /// Whether the backing keeps nothing of a payload that is a closure.
  public var isClosureEvent: Bool {
    self.memory == .event && self.parameters.count == 1 && self.parameters[0].type.isFunction
  }
}

extension Output {
  public var isStream: Bool {
    if case .stream = self.form { true } else { false }
  }

  /// Whether Swift keeps it apart from others by its base name alone.
  public var isProperty: Bool {
    if case .function(let parameters) = self.form { parameters.isEmpty } else { true }
  }
}
