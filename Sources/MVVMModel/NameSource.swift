import MVVMSyntax

/// The declarations of a spec that add names to a scope.
public enum NameSource: String, CaseIterable, Sendable {
  /// Every input, by its logic name.
  case input
  /// Inputs that keep nothing and whose payload is a closure, by their logic name.
  case closureInput
  /// All other inputs, by their logic name.
  case plainInput
  /// The replies of inputs, by the input's logic name.
  case reply
  /// Inputs with a reply, by their logic name.
  case answeredInput
  /// All other inputs, by their logic name.
  case unansweredInput
  /// Inputs without a reply that have an attribute, by their logic name.
  case attributedInput
  /// Inputs with a reply but without arguments, by their base name: Swift distinguishes them by it alone.
  case answeredProperty
  /// Inputs that keep an argument, by their logic name.
  case keptInput
  /// Outputs and errors that are streams.
  case stream
  /// Streams of the kind `event`.
  case event
  /// Values and function outputs, by their base name.
  case asked
  /// Outputs and errors of every form, by their base name.
  case output
  /// The members of the protocols that Swift distinguishes by their base name alone: inputs and function
  /// outputs without arguments, streams and values.
  case property
  /// Outputs and errors that Swift distinguishes by their base name alone.
  case outputProperty
  case dependency
}

extension NameSource {
  /// Whether an input adds its base name rather than its logic name.
  var isOfBaseNames: Bool { self == .property || self == .answeredProperty }

  /// The traits that a declaration has to have, and those that it must not have.
  var traits: (required: Traits, excluded: Traits) {
    switch self {
    case .input: (.input, [])
    case .closureInput: (.closure, [])
    case .plainInput: (.input, .closure)
    case .reply, .answeredInput: (.answered, [])
    case .unansweredInput: (.input, .answered)
    case .attributedInput: ([.input, .attributed], .answered)
    case .answeredProperty: ([.answered, .property], [])
    case .keptInput: (.kept, [])
    case .stream: (.stream, [])
    case .event: (.event, [])
    case .asked: (.output, .stream)
    case .output: (.output, [])
    case .property: (.property, [])
    case .outputProperty: ([.output, .property], [])
    case .dependency: (.dependency, [])
    }
  }
}

/// What names depend on in a declaration.
struct Traits: OptionSet {
  let rawValue: UInt16

  static var dependency: Traits { Traits(rawValue: 1) }
  static var input: Traits { Traits(rawValue: 1 << 1) }
  static var output: Traits { Traits(rawValue: 1 << 2) }
  /// A member that Swift distinguishes from others by its base name alone.
  static var property: Traits { Traits(rawValue: 1 << 3) }
  static var attributed: Traits { Traits(rawValue: 1 << 4) }
  /// An input with a reply.
  static var answered: Traits { Traits(rawValue: 1 << 5) }
  /// An input that keeps nothing and whose payload is a closure.
  static var closure: Traits { Traits(rawValue: 1 << 6) }
  /// An input that keeps an argument.
  static var kept: Traits { Traits(rawValue: 1 << 7) }
  static var stream: Traits { Traits(rawValue: 1 << 8) }
  static var event: Traits { Traits(rawValue: 1 << 9) }
}

extension Traits {
  /// - Parameter defaultKind: The kind of an output that does not name one.
  init(of member: MemberSyntax, _ defaultKind: StreamKind, in tree: SpecSyntax) {
    self = member.section == .dependencies ? .dependency : member.section == .inputs ? .input : .output
    if self == .dependency { return }
    let isProperty = member.parameters?.isEmpty ?? true
    if isProperty { self.insert(.property) }
    if !member.attributes.isEmpty { self.insert(.attributed) }
    if self.contains(.input) {
      if member.type != nil { self.insert(.answered) }
      if tree.isClosureEvent(member) { self.insert(.closure) }
      if !isProperty, !tree.isEvent(member) { self.insert(.kept) }
    } else if member.parameters == nil, !tree.isValue(member) {
      self.insert(.stream)
      let kind = member.section == .errors ? .event : defaultKind
      if (tree.streamKind(of: member) ?? kind) == .event { self.insert(.event) }
    }
  }
}

extension SpecSyntax {
  /// Whether the backing of an input keeps nothing.
  fileprivate func isEvent(_ input: MemberSyntax) -> Bool {
    guard input.modifier == nil, let parameters = input.parameters else { return input.modifier == nil }
    return self.parameters[parameters].allSatisfy { $0.initialValue == nil }
  }

  fileprivate func isClosureEvent(_ input: MemberSyntax) -> Bool {
    guard let parameters = input.parameters, parameters.count == 1, self.isEvent(input) else { return false }
    return SpecType(self.parameters[parameters.lowerBound].type, in: self).isFunction
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
