import MVVMTemplates

/// An input, an output or an error: one kind of record, since a facet lists its members without asking which.
enum MemberSlot: Int, CaseIterable {
  // Any member.
  case isInput, isOutput, name, quotedName, uniqueName, quotedUniqueName, capitalizedName
  case documentation, attributes, hasAttributes
  case parameters, hasParameters, hasSeveralParameters, ignoredParameters
  case initialValue, isEvent, isVoid
  // Inputs.
  case logicName, quotedLogicName, backing, reply
  case payload, optionalPayload, wrappedPayload, argument
  case isSticky, isKept, isOptional, isClosure, isPlain
  // Outputs and errors.
  case type, optionalType, elements, isTuple, facet, emitParameters, emitArgument
  case isState, isStream, isValue, isFunction, isAsked, isShown

  func field(_ shapes: Shapes) -> (name: String, kind: FieldKind) {
    (String(describing: self), self.kind(shapes))
  }

  private func kind(_ shapes: Shapes) -> FieldKind {
    switch self {
    case .initialValue, .reply: .optionalText
    case .documentation, .attributes: .list(of: .text)
    case .parameters, .elements: .list(of: .record(shapes.parameter))
    case .name, .quotedName, .uniqueName, .quotedUniqueName, .capitalizedName, .logicName, .quotedLogicName,
      .backing, .payload, .optionalPayload, .wrappedPayload, .argument, .type, .optionalType, .facet,
      .emitParameters, .emitArgument, .ignoredParameters:
      .text
    case .isInput, .isOutput, .hasAttributes, .hasParameters, .hasSeveralParameters, .isEvent, .isVoid,
      .isSticky, .isKept, .isOptional, .isClosure, .isPlain, .isTuple, .isState, .isStream, .isValue,
      .isFunction, .isAsked, .isShown:
      .flag
    }
  }
}
