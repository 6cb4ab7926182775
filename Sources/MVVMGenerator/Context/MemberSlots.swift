import MVVMTemplates

/// An input, an output or an error: one kind of record, since a facet lists its members without asking which.
enum MemberSlot: Int, CaseIterable {
  // Any member.
  case isInput, isOutput, name, quotedName, uniqueName, quotedUniqueName, capitalizedName
  case documentation, sourceLocation, attributes, hasAttributes
  case parameters, hasParameters, hasSeveralParameters, ignoredParameters
  case initialValue, isEvent, isVoid, testName, quotedTestName, capitalizedTestName
  // Inputs.
  case logicName, quotedLogicName, backing, reply
  case payload, optionalPayload, wrappedPayload, argument
  case isSticky, isKept, isOptional, isClosure, isPlain
  // Outputs and errors.
  case type, optionalType, elements, isTuple, facet, emitParameters, emitArgument
  case isState, isStream, isValue, isFunction, isAsked, isShown, isShared
  case metatype, parameterType, observerName, quotedObserverName

  func field(_ shapes: Shapes) -> (name: String, kind: FieldKind) {
    (self.name, self.kind(shapes))
  }

  private func kind(_ shapes: Shapes) -> FieldKind {
    switch self {
    case .initialValue, .reply, .sourceLocation: .optionalText
    case .documentation, .attributes: .list(of: .text)
    case .parameters, .elements: .list(of: .record(shapes.parameter))
    case .name, .quotedName, .uniqueName, .quotedUniqueName, .capitalizedName, .logicName, .quotedLogicName,
      .backing, .payload, .optionalPayload, .wrappedPayload, .argument, .type, .optionalType, .facet,
      .emitParameters, .emitArgument, .ignoredParameters, .testName, .quotedTestName, .capitalizedTestName,
      .metatype, .parameterType, .observerName, .quotedObserverName:
      .text
    case .isInput, .isOutput, .hasAttributes, .hasParameters, .hasSeveralParameters, .isEvent, .isVoid,
      .isSticky, .isKept, .isOptional, .isClosure, .isPlain, .isTuple, .isState, .isStream, .isValue,
      .isFunction, .isAsked, .isShown, .isShared:
      .flag
    }
  }

  private var name: String {
    switch self {
    case .isInput: "isInput"
    case .isOutput: "isOutput"
    case .name: "name"
    case .quotedName: "quotedName"
    case .uniqueName: "uniqueName"
    case .quotedUniqueName: "quotedUniqueName"
    case .capitalizedName: "capitalizedName"
    case .documentation: "documentation"
    case .sourceLocation: "sourceLocation"
    case .attributes: "attributes"
    case .hasAttributes: "hasAttributes"
    case .parameters: "parameters"
    case .hasParameters: "hasParameters"
    case .hasSeveralParameters: "hasSeveralParameters"
    case .ignoredParameters: "ignoredParameters"
    case .initialValue: "initialValue"
    case .isEvent: "isEvent"
    case .isVoid: "isVoid"
    case .logicName: "logicName"
    case .quotedLogicName: "quotedLogicName"
    case .backing: "backing"
    case .reply: "reply"
    case .payload: "payload"
    case .optionalPayload: "optionalPayload"
    case .wrappedPayload: "wrappedPayload"
    case .argument: "argument"
    case .isSticky: "isSticky"
    case .isKept: "isKept"
    case .isOptional: "isOptional"
    case .isClosure: "isClosure"
    case .isPlain: "isPlain"
    case .type: "type"
    case .optionalType: "optionalType"
    case .elements: "elements"
    case .isTuple: "isTuple"
    case .facet: "facet"
    case .emitParameters: "emitParameters"
    case .emitArgument: "emitArgument"
    case .isState: "isState"
    case .isStream: "isStream"
    case .isValue: "isValue"
    case .isFunction: "isFunction"
    case .isAsked: "isAsked"
    case .isShown: "isShown"
    case .testName: "testName"
    case .quotedTestName: "quotedTestName"
    case .capitalizedTestName: "capitalizedTestName"
    case .metatype: "metatype"
    case .parameterType: "parameterType"
    case .observerName: "observerName"
    case .quotedObserverName: "quotedObserverName"
    case .isShared: "isShared"
    }
  }
}
