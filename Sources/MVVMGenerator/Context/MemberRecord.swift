import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// An input, an output or an error, as templates read it. They have the same kind of record, since a facet
/// lists members of any kind. A field that does not apply to a member is absent.
final class MemberRecord: TemplateRecord {
  let member: Member
  /// The member as an input; `nil` for an output or an error.
  let input: Input?
  /// The member as an output or an error; `nil` for an input.
  let output: Output?
  let viewModel: ViewModelFacts
  private let facetIndex: Int
  /// The parameters of an input or of a function output.
  private(set) lazy var parameters = self.input?.parameters ?? self.output?.parameters ?? []
  /// The type that an input sends or an output emits.
  private(set) lazy var type = self.output?.type ?? .payload(of: self.parameters)
  /// The way in which the class stores an input's calls; `nil` for an output.
  private(set) lazy var memory = self.input?.memory
  /// The kind of an output; `nil` for an input.
  private(set) lazy var kind = self.output?.kind(self.manifest.defaultKind)

  init(_ member: Member, ofFacet facetIndex: Int, in viewModel: ViewModelFacts) {
    self.member = member
    switch member.kind {
    case .input(let input): (self.input, self.output) = (input, nil)
    case .output(let output): (self.input, self.output) = (nil, output)
    case .dependency: (self.input, self.output) = (nil, nil)
    }
    self.viewModel = viewModel
    self.facetIndex = facetIndex
  }

  var identity: Int? { self.member.index }

  var manifest: Manifest { self.viewModel.style.manifest }

  static let fields =
    fieldsOfAll + fieldsOfInputs + fieldsOfCalls + fieldsOfTypes + fieldsOfKinds + fieldsOfOutputs

  private static let fieldsOfAll: [TemplateField<MemberRecord>] = [
    .flag("isInput") { $0.input != nil },
    .flag("isOutput") { $0.output != nil },
    .text("name") { $0.member.name },
    .text("quotedName") { QuotedName($0.member.name) },
    .text("capitalizedName") { capitalized($0.member.name) },
    .text("selector") { $0.member.selector },
    .text("uniqueName") { $0.uniqueName },
    .text("quotedUniqueName") { QuotedName($0.uniqueName) },
    .text("capitalizedUniqueName") { capitalized($0.uniqueName) },
    .text("facet") { $0.viewModel.property(of: $0.viewModel.viewModel.facets[$0.facetIndex]) },
    .texts("documentation") { $0.member.documentation.map(CommentLine.init) },
    .texts("attributes") { $0.member.attributes },
    .flag("hasAttributes") { !$0.member.attributes.isEmpty },
    .optional("sourceLocation") { $0.viewModel.options.sourceLocations?.directive(for: $0.member) },
    .list("parameters") { $0.parameterRecords },
    .flag("hasParameters") { !$0.parameters.isEmpty },
    .flag("hasSeveralParameters") { $0.parameters.count > 1 },
    .text("ignoredParameters") { ignoredParameters($0.parameters.count) },
    .optional("initialValue") { $0.initialValue },
    .flag("isImplicitlyNil") { record in
      if case .optional = record.type { record.initialValue == "nil" } else { false }
    },
    .optional("mockDefault") { $0.output == nil ? nil : $0.initialValue ?? $0.type.blank },
    .optional("placeholder") { ($0.output == nil ? $0.input?.reply : $0.type)?.placeholder },
    .flag("isPaired") { $0.viewModel.pairedMembers.contains($0.member.index) },
    .text("testName") { $0.viewModel.tests.tests[$0.member.index] },
    .text("quotedTestName") { $0.viewModel.tests.tests[$0.member.index].map { QuotedName($0) } },
    .text("capitalizedTestName") { $0.viewModel.tests.tests[$0.member.index].map(capitalized) },
  ]

  private static let fieldsOfInputs: [TemplateField<MemberRecord>] = [
    .text("logicName") { $0.input?.logicName },
    .text("quotedLogicName") { ($0.input?.logicName).map { QuotedName($0) } },
    .text("backing") { $0.backing },
    .optional("reply") { $0.input?.answer },
    .flag("hasReply") { $0.input?.hasReply ?? false },
    .flag("isCalled") { record in record.input.map(record.manifest.interface.isCalled) ?? false },
    .flag("isAsync") { $0.input?.isAsync ?? false },
    .flag("isIsolated") { $0.input?.isMainActor ?? false },
    .flag("isSticky") { $0.memory == .latest },
    .flag("isKept") { $0.isKept },
    .flag("isSent") { $0.isSent },
    .text("payload") { $0.input == nil ? nil : $0.type },
    .text("wrappedPayload") { $0.input == nil ? nil : SpecType.optional($0.type) },
    .text("argument") { $0.input == nil ? nil : argument(of: $0.parameters) },
  ]

  /// The fields of the type that an input sends or an output emits.
  private static let fieldsOfTypes: [TemplateField<MemberRecord>] = [
    .flag("isVoid") { $0.input == nil ? $0.type.isVoid : $0.parameters.isEmpty },
    .flag("isOptional") { $0.type.isOptional },
    .flag("holdsClosure") { $0.type.contains(where: \.isFunction) },
    .text("type") { $0.output == nil ? nil : $0.type },
    .text("optionalType") { $0.output == nil ? nil : $0.type.asOptional },
    .text("wrappedType") { $0.output == nil ? nil : SpecType.optional($0.type) },
    .text("metatype") { $0.output == nil ? nil : $0.type.metatype },
    .text("parameterType") { $0.output == nil ? nil : $0.type.asKeptParameter },
    .flag("isEscaping") { $0.output != nil && $0.type.isFunction },
    .flag("isList") { $0.output != nil && $0.rows != nil },
    .flag("isListOfValues") { $0.output != nil && $0.rows?.isPlainValue == true },
    .list("elements") { $0.emittedElements.map { ParameterRecord($0) } },
    .flag("isTuple") { !$0.emittedElements.isEmpty },
    .text("emitParameters") { Signature(parameters: $0.emitted) },
    .text("emitArgument") { $0.output == nil ? nil : argument(of: $0.emitted) },
  ]

  /// One field for each occasion on which the scaffold of a view calls an input.
  private static let fieldsOfCalls: [TemplateField<MemberRecord>] = ViewCall.allCases.map { call in
    .flag(call.field) { $0.viewModel.input(calledOn: call)?.index == $0.member.index }
  }

  /// One field for each kind of output. An input that stores nothing is also an event, and a binding also a
  /// state.
  private static let fieldsOfKinds: [TemplateField<MemberRecord>] = OutputKind.allCases.map { kind in
    .flag(kind.field) { record in
      record.kind == kind || kind == .event && record.memory == .event
        || kind == .state && record.kind?.traits.isSettable == true
    }
  }

  private static let fieldsOfOutputs: [TemplateField<MemberRecord>] = [
    .flag("isShown") { $0.kind?.traits.isStream ?? false },
    .flag("isAsked") { $0.kind.map { !$0.traits.isStream } ?? false },
    .flag("isBound") { $0.output?.isBound ?? false },
    .flag("isShared") { $0.isShared },
    .flag("hasHook") { $0.hasHook },
    .text("observerName") { $0.viewModel.tests.observers[$0.member.index] },
    .text("quotedObserverName") { $0.viewModel.tests.observers[$0.member.index].map { QuotedName($0) } },
  ]
}

// MARK: - Values of fields

extension MemberRecord {
  /// The name that is unique among the inputs: the logic name if inputs share theirs.
  private var uniqueName: Text {
    self.input?.uniqueName ?? self.member.name
  }

  /// The name that callers use for an input: for a relay, its name in the logic.
  var callersName: Text {
    guard let input = self.input, !self.manifest.interface.isCalled(input) else { return self.member.name }
    return input.logicName
  }

  private var backing: FilledPattern? {
    self.input.map { input in
      let eventBacking = self.memory == .event ? self.manifest.eventBacking : nil
      return FilledPattern(pattern: eventBacking ?? self.manifest.backing, name: input.logicName)
    }
  }

  private var parameterRecords: [ParameterRecord] {
    let isLabelled = haveDistinctLabels(self.parameters)
    return self.parameters.map { ParameterRecord($0, isKept: self.input != nil, isLabelled: isLabelled) }
  }

  /// The initial value. A state in a pair may take it from its input.
  private var initialValue: Text? {
    if self.input != nil {
      guard case .values(let values) = self.memory else { return nil }
      return tuple(of: self.parameters, values)
    }
    return self.viewModel.startsOfStates[self.member.index] ?? self.output?.initialValue
  }

  /// The type of the rows if a view can list them: a type of the app, which is assumed to be identifiable, or
  /// a plain value.
  private var rows: SpecType? {
    guard case .array(let element) = self.type.canonical else { return nil }
    return element.isPlainValue || element.isOfApp ? element : nil
  }

  /// Whether the class stores an argument of the input.
  private var isKept: Bool {
    switch self.memory {
    case .event, nil: false
    case .values: true
    case .latest: !self.parameters.isEmpty
    }
  }

  /// Whether a view can bind a source to the input instead of calling it.
  var isSent: Bool { self.viewModel.bindsInputs && self.input?.isSent == true }

  /// Whether the output is also a dependency: a value that a dependency provides, or a state that is
  /// initialized from one.
  private var isShared: Bool {
    guard let output = self.output else { return false }
    return self.viewModel.viewModel.dependencies.contains {
      output.isProvided(by: $0) || self.viewModel.style.starts(output, by: $0)
    }
  }
}

extension MemberRecord {
  /// Whether the logic may have a hook for its changes: it is a binding that the class stores.
  var hasHook: Bool {
    self.output?.isBinding == true && self.viewModel.keptStates.contains(self.member.index)
  }
}

extension OutputKind {
  /// The field by which templates recognize the kind.
  fileprivate var field: String {
    switch self {
    case .state: "isState"
    case .binding: "isBinding"
    case .event: "isEvent"
    case .stream: "isStream"
    case .value: "isValue"
    case .function: "isFunction"
    }
  }
}

/// Returns the beginning of a closure that ignores its arguments, such as `_, _ in `.
private func ignoredParameters(_ count: Int) -> String {
  count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
}

/// Returns whether the labels can be those of an enum case. Labels of a function may repeat, or equal names
/// of other parameters.
private func haveDistinctLabels(_ parameters: [Parameter]) -> Bool {
  guard parameters.count > 1 else { return true }
  let labels = parameters.map { $0.argumentLabel ?? $0.name }
  return Set(labels).count == labels.count
}
