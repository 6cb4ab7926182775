import MVVMSource
import MVVMTemplates

// The fields that templates may name, for each kind of record. The cases are the slots, in order; their names are those
// that templates use. A name has the same meaning in every record. Every field of a record exists, and is absent where
// it does not apply, so a template never reads a field of an outer record by accident.

/// The fields of a kind of record. The raw values are the names.
package protocol RecordField: CaseIterable, RawRepresentable<String> {
  static var shape: ShapeID { get }
  static var count: Int { get }
  var kind: FieldKind { get }
}

extension RecordField {
  /// The place among the cases, which is how an enumeration without associated values is stored.
  @inline(__always)
  package var slot: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

/// A generated file.
package enum FileField: String, RecordField {
  case specFile, header, plainImports, declarationImports, testableImports, viewModels, hasSourceLocations
  case importAccess, pairAccess, hasPairs, isPublished, qualifier, grabsLatestValue, isForDebugging
  case baseClass, observerType, scheduler

  package static let shape: ShapeID = 0
  package static let count = allCases.count

  package var kind: FieldKind {
    switch self {
    case .specFile, .baseClass, .observerType, .scheduler: .optionalText
    case .importAccess, .pairAccess: .text
    case .qualifier: .prefix
    case .header, .plainImports, .declarationImports, .testableImports: .list(of: .text)
    case .viewModels: .list(of: .record(ViewModelField.shape))
    case .hasSourceLocations, .grabsLatestValue, .isForDebugging, .hasPairs, .isPublished: .flag
    }
  }
}

package enum ViewModelField: String, RecordField {
  case viewModelName, viewModelDocumentation, viewModelAttributes, access, setterAccess, initializerAccess,
    conformances
  case typeName, typeHasMembers, typeInherits
  case dependencies, hasDependencies, dependencyDocumentation, facets, inputs, hasInputs, shown, hasShown,
    bound, hasBound, hasResults, hotOutputs, isMainActor, hasStates, hasAnswers, observed, tested,
    pairs, hasPairs, callsStart, hasPreview, isObserved, isTracked, statesHaveValues
  case viewName, isController, isCell, isSubview

  package static let shape: ShapeID = 1
  package static let count = allCases.count

  package var kind: FieldKind {
    switch self {
    case .viewModelName, .access, .setterAccess, .initializerAccess, .viewName: .text
    case .typeName: .optionalText
    case .viewModelDocumentation, .viewModelAttributes, .conformances, .dependencyDocumentation:
      .list(of: .text)
    case .dependencies: .list(of: .record(ParameterField.shape))
    case .facets: .list(of: .record(FacetField.shape))
    case .inputs, .shown, .bound, .observed, .tested: .list(of: .record(MemberField.shape))
    case .pairs: .list(of: .record(PairField.shape))
    case .typeHasMembers, .typeInherits, .hasDependencies, .hasInputs, .hasShown, .hasResults, .hotOutputs,
      .isMainActor, .hasStates, .hasAnswers, .hasBound, .hasPairs, .callsStart, .hasPreview, .isObserved,
      .isTracked, .statesHaveValues, .isController, .isCell, .isSubview:
      .flag
    }
  }
}

package enum FacetField: String, RecordField {
  case facetName, facetType, members, hasMembers, isHeld, keepsStates

  package static let shape: ShapeID = 2
  package static let count = allCases.count

  package var kind: FieldKind {
    switch self {
    case .facetName, .facetType: .text
    case .members: .list(of: .record(MemberField.shape))
    case .hasMembers, .isHeld, .keepsStates: .flag
    }
  }
}

/// An input, an output or an error. They share one kind of record, since a facet lists its members without asking for
/// their kind.
package enum MemberField: String, RecordField {
  // Any member.
  case isInput, isOutput, name, quotedName, selector, uniqueName, quotedUniqueName, capitalizedName
  case documentation, sourceLocation, attributes, hasAttributes
  case parameters, hasParameters, hasSeveralParameters, ignoredParameters
  case initialValue, isEvent, isVoid, testName, quotedTestName, capitalizedTestName
  // Inputs.
  case logicName, quotedLogicName, backing, reply, hasReply, isAsync, isIsolated
  case payload, wrappedPayload, argument
  case isSticky, isKept, isOptional, isPaired
  // Outputs and errors.
  case type, optionalType, wrappedType, elements, isTuple, facet, emitParameters, emitArgument
  case isState, isStream, isValue, isFunction, isAsked, isShown, isShared, isBound
  case metatype, parameterType, isEscaping, isArray, observerName, quotedObserverName, placeholder

  package static let shape: ShapeID = 3
  package static let count = allCases.count

  package var kind: FieldKind {
    switch self {
    case .name, .quotedName, .selector, .uniqueName, .quotedUniqueName, .capitalizedName, .logicName,
      .quotedLogicName, .backing, .payload, .wrappedPayload, .argument, .type,
      .optionalType, .wrappedType, .facet, .emitParameters, .emitArgument, .ignoredParameters, .testName,
      .quotedTestName, .capitalizedTestName, .metatype, .parameterType, .observerName, .quotedObserverName:
      .text
    case .initialValue, .reply, .sourceLocation, .placeholder: .optionalText
    case .documentation, .attributes: .list(of: .text)
    case .parameters, .elements: .list(of: .record(ParameterField.shape))
    case .isInput, .isOutput, .hasAttributes, .hasParameters, .hasSeveralParameters, .isEvent, .isVoid,
      .hasReply, .isAsync, .isIsolated, .isSticky, .isKept, .isOptional, .isPaired, .isTuple, .isState,
      .isStream, .isValue, .isFunction, .isAsked, .isShown, .isShared, .isBound, .isEscaping, .isArray:
      .flag
    }
  }
}

/// A parameter of an input, a function output or the initializer.
package enum ParameterField: String, RecordField {
  case label, argumentLabel, name, quotedName, type, storedType, defaultValue, isShared, isState

  package static let shape: ShapeID = 4
  package static let count = allCases.count

  package var kind: FieldKind {
    switch self {
    case .name, .quotedName, .type, .storedType: .text
    case .label, .argumentLabel, .defaultValue: .optionalText
    case .isShared, .isState: .flag
    }
  }
}

/// An input and a state that are one property; beside the class, also an input alone, without a state.
package enum PairField: String, RecordField {
  case input, state, name, quotedName, type, start, isPaired, isText, isSwitch, isItem

  package static let shape: ShapeID = 5
  package static let count = allCases.count

  package var kind: FieldKind {
    switch self {
    case .input, .state: .record(MemberField.shape)
    case .name, .quotedName, .type, .start: .text
    case .isPaired, .isText, .isSwitch, .isItem: .flag
    }
  }
}

/// The schema that every template of a style is compiled against.
package func contextSchema(libraryTypes: [Text]) -> Schema {
  var schema = Schema()
  schema.successors = formerTemplates
  declare(FileField.self, in: &schema)
  // The module that is written before each type of the library.
  for type in libraryTypes { schema.field("qualifier \(type)", .text, of: FileField.shape) }
  declare(ViewModelField.self, in: &schema)
  declare(FacetField.self, in: &schema)
  declare(MemberField.self, in: &schema)
  declare(ParameterField.self, in: &schema)
  declare(PairField.self, in: &schema)
  return schema
}

/// What takes the place of templates that an earlier version had, by their names.
package let formerTemplates = [
  "shown-type": "'type' is what a binding's closure gets",
  "tracked": "'@Tracked' before a property, which the support file declares, tracks it",
]

private func declare<Field: RecordField>(_ fields: Field.Type, in schema: inout Schema) {
  for field in fields.allCases { schema.field(field.rawValue, field.kind, of: Field.shape) }
}
