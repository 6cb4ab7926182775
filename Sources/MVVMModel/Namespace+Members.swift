extension Namespace.Source {
  /// Whether an input gives the scope a name.
  func includes(_ input: Input) -> Bool {
    input.sources.contains(self)
  }

  /// Whether an output or an error gives the scope a name.
  ///
  /// - Parameter defaultKind: The kind of one that names none.
  func includes(_ output: Output, _ defaultKind: StreamKind) -> Bool {
    output.sources(defaultKind).contains(self)
  }

  /// Whether an input gives its base name rather than its logic name.
  var isOfBaseNames: Bool {
    self == .property || self == .answeredProperty
  }
}

/// Some of the sources of names.
struct NameSources {
  private var bits: UInt32 = 0

  func contains(_ source: Namespace.Source) -> Bool {
    self.bits & source.bit != 0
  }

  mutating func insert(_ source: Namespace.Source, where holds: Bool = true) {
    if holds { self.bits |= source.bit }
  }
}

extension Namespace.Source {
  fileprivate var bit: UInt32 {
    switch self {
    case .input: 1
    case .closureInput: 1 << 1
    case .plainInput: 1 << 2
    case .reply: 1 << 3
    case .answeredInput: 1 << 4
    case .unansweredInput: 1 << 5
    case .answeredProperty: 1 << 6
    case .keptInput: 1 << 7
    case .stream: 1 << 8
    case .event: 1 << 9
    case .asked: 1 << 10
    case .output: 1 << 11
    case .property: 1 << 12
    case .outputProperty: 1 << 13
    case .dependency: 1 << 14
    }
  }
}

extension Input {
  /// The scopes' entries of which the input is one.
  var sources: NameSources {
    let (isAnswered, isProperty) = (self.reply != nil, self.parameters.isEmpty)
    let isClosure = self.isClosureEvent
    var sources = NameSources()
    sources.insert(.input)
    sources.insert(isClosure ? .closureInput : .plainInput)
    sources.insert(isAnswered ? .answeredInput : .unansweredInput)
    sources.insert(.reply, where: isAnswered)
    sources.insert(.answeredProperty, where: isAnswered && isProperty)
    sources.insert(.keptInput, where: !self.isEvent && !isProperty)
    sources.insert(.property, where: isProperty)
    return sources
  }

  /// Whether the backing keeps nothing.
  private var isEvent: Bool {
    if case .event = self.memory { true } else { false }
  }

  /// Whether the backing keeps nothing of a payload that is a closure.
  public var isClosureEvent: Bool {
    self.isEvent && self.parameters.count == 1 && self.parameters[0].type.isFunction
  }
}

extension Output {
  /// The scopes' entries of which the output or error is one.
  ///
  /// - Parameter defaultKind: The kind of one that names none.
  func sources(_ defaultKind: StreamKind) -> NameSources {
    var sources = NameSources()
    sources.insert(.output)
    sources.insert(self.isStream ? .stream : .asked)
    sources.insert(.event, where: self.isEvent(defaultKind))
    sources.insert(.property, where: self.isProperty)
    sources.insert(.outputProperty, where: self.isProperty)
    return sources
  }

  /// Whether it is a value that a dependency of its name and type is already.
  public func isProvided(by dependency: Dependency) -> Bool {
    self.form == .value && self.name == dependency.name && self.type == dependency.type
  }

  public var isStream: Bool {
    if case .stream = self.form { true } else { false }
  }

  private func isEvent(_ defaultKind: StreamKind) -> Bool {
    if case .stream(let kind, _) = self.form { (kind ?? defaultKind) == .event } else { false }
  }

  /// Whether Swift keeps it apart from others by its base name alone.
  public var isProperty: Bool {
    if case .function(let parameters) = self.form { parameters.isEmpty } else { true }
  }
}
