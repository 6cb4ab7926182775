extension Namespace.Source {
  /// Whether an input gives the scope a name.
  func includes(_ input: Input) -> Bool {
    switch self {
    case .input: true
    case .closureInput: input.isClosureEvent
    case .plainInput: !input.isClosureEvent
    case .answeredInput, .reply: input.reply != nil
    case .unansweredInput: input.reply == nil
    case .answeredProperty: input.reply != nil && input.parameters.isEmpty
    case .keptInput: input.memory != .event && !input.parameters.isEmpty
    case .property: input.parameters.isEmpty
    case .asked, .dependency, .event, .output, .outputProperty, .stream: false
    }
  }

  /// Whether an output or an error gives the scope a name.
  ///
  /// - Parameter defaultKind: The kind of one that names none.
  func includes(_ output: Output, _ defaultKind: StreamKind) -> Bool {
    switch self {
    case .asked: !output.isStream
    case .event: output.isEvent(defaultKind)
    case .output: true
    case .outputProperty, .property: output.isProperty
    case .stream: output.isStream
    case .answeredInput, .answeredProperty, .closureInput, .dependency, .input, .keptInput, .plainInput,
      .reply,
      .unansweredInput:
      false
    }
  }

  /// Whether an input gives its base name rather than its logic name.
  var isOfBaseNames: Bool {
    self == .property || self == .answeredProperty
  }
}

extension Input {
  /// Whether the backing keeps nothing of a payload that is a closure.
  public var isClosureEvent: Bool {
    self.memory == .event && self.parameters.count == 1 && self.parameters[0].type.isFunction
  }
}

extension Output {
  /// Whether it is a value that a dependency of its name and type is already.
  public func isProvided(by dependency: Dependency) -> Bool {
    self.form == .value && self.name == dependency.name && self.type == dependency.type
  }

  public var isStream: Bool {
    if case .stream = self.form { true } else { false }
  }

  fileprivate func isEvent(_ defaultKind: StreamKind) -> Bool {
    if case .stream(let kind, _) = self.form { (kind ?? defaultKind) == .event } else { false }
  }

  /// Whether Swift keeps it apart from others by its base name alone.
  public var isProperty: Bool {
    if case .function(let parameters) = self.form { parameters.isEmpty } else { true }
  }
}
