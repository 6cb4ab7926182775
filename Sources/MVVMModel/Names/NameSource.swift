import MVVMSource
import MVVMSyntax

/// The declarations of a spec that add names to a scope.
public enum NameSource: String, CaseIterable, Sendable {
  /// Every input, by its logic name.
  case input
  /// Inputs that keep nothing, by their logic name.
  case eventInput
  /// All other inputs, by their logic name.
  case plainInput
  /// The replies of inputs, also those that return nothing but are waited for, by the input's logic name.
  case reply
  /// Inputs with a reply, by their logic name.
  case answeredInput
  /// All other inputs, by their logic name.
  case unansweredInput
  /// Inputs without a reply that have an attribute, by their logic name.
  case attributedInput
  /// Inputs with neither, by the name that no other input has.
  case sentInput
  /// Inputs with a reply but without arguments, by their base name: Swift distinguishes them by it alone.
  case answeredProperty
  /// Inputs that keep an argument, by their logic name.
  case keptInput
  /// Inputs whose only argument starts at a value, which a view can be bound to, by their logic name.
  case fieldInput
  /// Outputs and errors that are streams.
  case stream
  /// Streams of the kind `event`.
  case event
  /// Outputs that views write.
  case binding
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

  /// Returns the name of a member to which a pattern is applied.
  func base(of member: MemberSyntax, in tree: SpecSyntax) -> Text {
    let isOfBaseName = self.isOfBaseNames || self == .sentInput && !member.isOverloaded
    return tree.text(isOfBaseName ? member.name : member.logicName ?? member.name)
  }

  /// Whether a member or a dependency belongs to the declarations.
  ///
  /// - Parameter defaultKind: The kind of an output that does not name one.
  func covers(_ member: MemberSyntax, _ defaultKind: OutputKind, in tree: SpecSyntax) -> Bool {
    let isInput = member.isInput
    let isOutput = !isInput && member.section != .dependencies
    return switch self {
    case .input: isInput
    case .eventInput: isInput && tree.isEvent(member)
    case .plainInput: isInput && !tree.isEvent(member)
    case .reply, .answeredInput: isInput && member.isAnswered
    case .unansweredInput: isInput && !member.isAnswered
    case .attributedInput: isInput && !member.isAnswered && !member.attributes.isEmpty
    case .sentInput: isInput && !member.isAnswered && member.attributes.isEmpty
    case .answeredProperty: isInput && member.isAnswered && member.isProperty
    case .keptInput: isInput && !member.isProperty && !tree.isEvent(member)
    case .fieldInput:
      isInput && !member.isAnswered && member.attributes.isEmpty && member.parameters?.count == 1
        && !tree.isEvent(member) && member.modifier == nil
    case .stream: isOutput && tree.isStream(member)
    case .event: isOutput && tree.kind(of: member, defaultKind).traits.isRelayed
    case .binding: isOutput && member.isBinding
    case .asked: isOutput && !tree.isStream(member)
    case .output: isOutput
    case .property: (isInput || isOutput) && member.isProperty
    case .outputProperty: isOutput && member.isProperty
    case .dependency: !isInput && !isOutput
    }
  }
}

extension MemberSyntax {
  /// Whether Swift distinguishes it from others by its base name alone.
  var isProperty: Bool { self.parameters?.isEmpty ?? true }

  /// Whether who calls an input waits for the logic.
  fileprivate var isAnswered: Bool { self.type != nil || self.effect != nil }
}

extension SpecSyntax {
  /// Whether the backing of an input keeps nothing.
  fileprivate func isEvent(_ input: MemberSyntax) -> Bool {
    input.modifier == nil && self.parameters(of: input).allSatisfy { $0.initialValue == nil }
  }

  /// Whether an output is a stream, as it is if it does not name a kind.
  fileprivate func isStream(_ output: MemberSyntax) -> Bool {
    self.writtenKind(of: output)?.traits.isStream ?? true
  }
}

extension Output {
  /// Whether a dependency already provides this output: the output is a value with the same name and type.
  public func isProvided(by dependency: Dependency) -> Bool {
    self.name == dependency.name && self.form == .value && self.type == dependency.type
  }

  public var isStream: Bool { self.tree.isStream(self.syntax) }
}
