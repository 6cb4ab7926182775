import MVVMSyntax

extension Namespace.Source {
  /// Whether an input adds its base name rather than its logic name.
  var isOfBaseNames: Bool {
    self == .property || self == .answeredProperty
  }
}

/// A set of sources of names.
struct NameSources {
  private var bits: UInt32 = 0

  init() {}

  init(_ source: Namespace.Source) {
    self.insert(source)
  }

  func contains(_ source: Namespace.Source) -> Bool {
    self.meets(NameSources(source))
  }

  func meets(_ other: NameSources) -> Bool {
    self.bits & other.bits != 0
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
    case .attributedInput: 1 << 15
    }
  }
}

extension NameSources {
  /// The sources that a member belongs to.
  ///
  /// - Parameter defaultKind: The kind of an output that does not name one.
  init(of member: MemberSyntax, _ defaultKind: StreamKind, in tree: SpecSyntax) {
    switch member.section {
    case .dependencies: self.insert(.dependency)
    case .inputs: self.insertInput(member, in: tree)
    case .outputs, .errors: self.insertOutput(member, member.section.defaultKind(defaultKind), in: tree)
    }
  }

  private mutating func insertInput(_ input: MemberSyntax, in tree: SpecSyntax) {
    let (isAnswered, isProperty) = (input.type != nil, input.hasNoParameters)
    self.insert(.input)
    self.insert(tree.isClosureEvent(input) ? .closureInput : .plainInput)
    self.insert(isAnswered ? .answeredInput : .unansweredInput)
    self.insert(.attributedInput, where: !isAnswered && !input.attributes.isEmpty)
    self.insert(.reply, where: isAnswered)
    self.insert(.answeredProperty, where: isAnswered && isProperty)
    self.insert(.keptInput, where: !isProperty && !tree.isEvent(input))
    self.insert(.property, where: isProperty)
  }

  private mutating func insertOutput(_ output: MemberSyntax, _ defaultKind: StreamKind, in tree: SpecSyntax) {
    let isStream = output.parameters == nil && !tree.isValue(output)
    let isEvent = isStream && (tree.streamKind(of: output) ?? defaultKind) == .event
    self.insert(.output)
    self.insert(isStream ? .stream : .asked)
    self.insert(.event, where: isEvent)
    self.insert(.property, where: output.hasNoParameters)
    self.insert(.outputProperty, where: output.hasNoParameters)
  }
}

extension NameSources {
  /// Returns the maximum number of names that a member or a dependency has in all of the namespaces.
  static func largest(of namespaces: [Namespace]) -> Int {
    let entries = namespaces.flatMap(\.entries)
    // No member belongs to two sources of one group.
    let groups: [[Namespace.Source]] = [
      [.dependency], [.input, .output], [.closureInput, .plainInput, .stream, .asked],
      [.attributedInput, .reply, .event],
      [.answeredInput, .unansweredInput, .outputProperty], [.answeredProperty, .keptInput], [.property],
    ]
    return groups.reduce(0) { sum, group in
      sum + (group.map { source in entries.count { $0.source == source } }.max() ?? 0)
    }
  }
}

extension MemberSyntax {
  /// Whether Swift distinguishes it from others by its base name alone.
  fileprivate var hasNoParameters: Bool { self.parameters?.isEmpty ?? true }
}

extension SpecSyntax {
  /// Whether the backing of an input keeps nothing.
  fileprivate func isEvent(_ input: MemberSyntax) -> Bool {
    guard input.modifier == nil, let parameters = input.parameters else { return input.modifier == nil }
    return self.parameters[parameters].allSatisfy { $0.initialValue == nil }
  }

  fileprivate func isClosureEvent(_ input: MemberSyntax) -> Bool {
    guard let parameters = input.parameters, parameters.count == 1, self.isEvent(input) else { return false }
    let type = self.parameters[parameters.lowerBound].type
    return type.kind != .name && SpecType(type, in: self).isFunction
  }
}

extension Input {
  /// Whether the payload is a closure and the backing keeps nothing.
  public var isClosureEvent: Bool { self.tree.isClosureEvent(self.syntax) }
}

extension Output {
  /// Whether a dependency already provides this output: the output is a value with the same name and type.
  public func isProvided(by dependency: Dependency) -> Bool {
    self.isValue && self.name == dependency.name && self.type == dependency.type
  }

  private var isValue: Bool { self.syntax.parameters == nil && self.tree.isValue(self.syntax) }

  public var isStream: Bool { self.syntax.parameters == nil && !self.tree.isValue(self.syntax) }
}
