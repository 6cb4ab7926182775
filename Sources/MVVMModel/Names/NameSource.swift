import MVVMSource
import MVVMSyntax

/// The declarations of a spec that add names to a scope.
public enum NameSource: String, CaseIterable, Sendable {
  /// Every input, by its logic name.
  case input
  /// Inputs that store nothing, by their logic name.
  case eventInput
  /// All other inputs, by their logic name.
  case plainInput
  /// The replies of inputs, including `async` inputs that return nothing, by the input's logic name.
  case reply
  /// Inputs with a reply, by their logic name.
  case answeredInput
  /// All other inputs, by their logic name.
  case unansweredInput
  /// Inputs that are neither sticky nor have a reply, by their logic name.
  case shownInput
  /// Sticky inputs without a reply, by their logic name.
  case stickyInput
  /// Sticky inputs with neither a reply nor arguments, by their base name, since Swift distinguishes them only
  /// by that.
  case stickyProperty
  /// Inputs that have an attribute but no reply, by their logic name.
  case attributedInput
  /// Inputs with neither, by a name that is unique among the inputs.
  case sentInput
  /// Inputs with a reply but without arguments, by their base name, since Swift distinguishes them only by
  /// that.
  case answeredProperty
  /// Inputs that store an argument, by their logic name.
  case keptInput
  /// Inputs that a view can be bound to, whose only argument has an initial value, by their logic name.
  case fieldInput
  /// Outputs and errors that are streams.
  case stream
  /// Streams of the kind `event`.
  case event
  /// Outputs that views also write.
  case binding
  /// Values and function outputs, by their base name.
  case asked
  /// Outputs and errors of every form, by their base name.
  case output
  /// The members of the protocols that Swift distinguishes only by their base names: inputs and function
  /// outputs without arguments, streams and values.
  case property
  /// Outputs and errors that Swift distinguishes only by their base names.
  case outputProperty
  case dependency
}

extension NameSource {
  /// Whether an input adds its base name rather than its logic name.
  var isOfBaseNames: Bool { self == .property || self == .answeredProperty || self == .stickyProperty }

  /// Returns the name of a member that a pattern is applied to.
  func base(of member: MemberSyntax, in tree: SpecSyntax) -> Text {
    let isOfBaseName = self.isOfBaseNames || self == .sentInput && !member.isOverloaded
    return tree.text(isOfBaseName ? member.name : member.logicName ?? member.name)
  }

  /// Returns whether a member or a dependency is one of the declarations.
  ///
  /// - Parameter defaultKind: The kind of an output without a written kind.
  func covers(_ member: MemberSyntax, _ defaultKind: OutputKind, in tree: SpecSyntax) -> Bool {
    let isInput = member.isInput
    let isOutput = !isInput && member.section != .dependencies
    return switch self {
    case .input: isInput
    case .eventInput: isInput && tree.isEvent(member)
    case .plainInput: isInput && !tree.isEvent(member)
    case .reply, .answeredInput: isInput && member.isAnswered
    case .unansweredInput: isInput && !member.isAnswered
    case .shownInput: isInput && !member.isAnswered && member.modifier == nil
    case .stickyInput: isInput && !member.isAnswered && member.modifier != nil
    case .stickyProperty: isInput && !member.isAnswered && member.modifier != nil && member.isProperty
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
  /// Whether Swift distinguishes it from others only by its base name.
  var isProperty: Bool { self.parameters?.isEmpty ?? true }

  /// Whether callers of an input wait for the logic.
  fileprivate var isAnswered: Bool { self.type != nil || self.effect != nil }
}

extension SpecSyntax {
  /// Returns whether the backing of an input stores nothing.
  fileprivate func isEvent(_ input: MemberSyntax) -> Bool {
    input.modifier == nil && self.parameters(of: input).allSatisfy { $0.initialValue == nil }
  }

  /// Returns whether an output is a stream, as is every output without a written kind.
  fileprivate func isStream(_ output: MemberSyntax) -> Bool {
    self.writtenKind(of: output)?.traits.isStream ?? true
  }
}

extension Output {
  /// Returns whether a dependency already provides this output: the output is a value with the same name and
  /// type.
  public func isProvided(by dependency: Dependency) -> Bool {
    self.name == dependency.name && self.form == .value && self.type == dependency.type
  }

  public var isStream: Bool { self.tree.isStream(self.syntax) }
}
