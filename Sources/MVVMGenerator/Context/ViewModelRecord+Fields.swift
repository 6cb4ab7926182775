import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

extension ViewModelRecord {
  static let fields = fieldsOfClass + fieldsOfMembers + fieldsOfView

  private static let fieldsOfClass: [TemplateField<ViewModelRecord>] = [
    .text("viewModelName") { $0.viewModel.name },
    .texts("viewModelDocumentation") { $0.viewModel.documentation.map(CommentLine.init) },
    .texts("viewModelAttributes") { $0.facts.attributes },
    .flag("isMainActor") { $0.facts.attributes.contains("@MainActor") },
    .text("access") { $0.facts.access.modifier },
    .text("setterAccess") { $0.facts.access == .internal ? "" : "internal(set) " },
    .text("initializerAccess") { ($0.viewModel.initializerAccess ?? $0.facts.access).modifier },
    .texts("conformances") { $0.viewModel.conformances },
    .optional("typeName") { $0.typeName },
    .flag("typeHasMembers") { $0.facts.typeProtocol == .members },
    .flag("typeInherits") { $0.facts.typeProtocol == .inherits },
    .flag("isClassBound") { $0.facts.settings.classBound },
    .texts("typeRefined") { $0.typeRefined },
    .flag("typeHasParents") { $0.facts.hasParents || !$0.typeRefined.isEmpty },
    .flag("hotOutputs") { $0.facts.settings.hotOutputs != .off },
    .flag("hotEvents") { $0.facts.settings.hotOutputs == .all },
    .list("dependencies") { record in
      record.viewModel.dependencies.map { ParameterRecord($0, of: record.facts) }
    },
    .flag("hasDependencies") { !$0.viewModel.dependencies.isEmpty },
    .texts("dependencyDocumentation") { $0.viewModel.dependencies.flatMap(\.parameterDocumentation) },
    .flag("callsStart") { $0.callsStart },
    .flag("hasDefaults") { $0.callsStart || $0.outputs.contains(where: \.hasHook) },
  ]

  private static let fieldsOfMembers: [TemplateField<ViewModelRecord>] = [
    .list("facets") { $0.facets },
    .list("inputs") { $0.style.inOrderOfCallers($0.inputs) },
    .flag("hasInputs") { !$0.viewModel.inputs.isEmpty },
    .list("shown") { $0.outputs },
    .flag("hasShown") { !$0.viewModel.outputs.isEmpty },
    .list("bound") { $0.bound },
    .flag("hasBound") { $0.facts.settings.bindings && !$0.viewModel.bound.isEmpty },
    .flag("hasEvents") { record in
      record.bound.contains { $0.output?.kind(record.style.manifest.defaultKind) == .event }
    },
    .flag("hasResults") { $0.hasReply || !$0.viewModel.outputs.isEmpty },
    .flag("hasAnswers") { $0.hasReply || $0.viewModel.outputs.contains { !$0.isStream } },
    .flag("hasStates") { $0.viewModel.holdsValues($0.style.manifest.defaultKind) },
    .list("tested") { $0.tested },
    .list("observed") { $0.observed },
    .list("pairs") { $0.pairRecords },
    .flag("hasPairs") { $0.viewModel.isWritten($0.facts.pairs) },
    .flag("isObserved") { $0.facts.isObserved },
    .flag("isTracked") { $0.facts.isObserved && $0.facts.settings.observed == .observation },
    .flag("statesHaveValues") { $0.style.manifest.interface.statesHaveValues },
  ]

  private static let fieldsOfView: [TemplateField<ViewModelRecord>] = [
    .text("viewName") { MVVMGenerator.viewName(of: $0.viewModel, $0.facts.settings, $0.style) },
    .flag("isCell") { $0.facts.viewIsCell },
    .flag("isSubview") { $0.facts.viewIsSubview },
    .flag("isController") { !$0.facts.viewIsCell && !$0.facts.viewIsSubview },
    .flag("hasFields") { $0.pairRecords.contains { $0.isText || $0.isSwitch } },
    .flag("hasPreview") { $0.hasPreview },
  ]

  /// The protocol of the whole view model; `nil` if there is none.
  private var typeName: FilledPattern? {
    if self.facts.typeProtocol == .none { return nil }
    return FilledPattern(pattern: self.facts.settings.naming[.type], name: self.viewModel.name)
  }

  private var typeRefined: [String] {
    self.facts.refined(by: .type, name: self.facts.settings.naming[.type])
  }

  /// Whether `start` is the function that starts the logic. A member of that name would be called instead.
  private var callsStart: Bool {
    !self.viewModel.dependencies.contains { $0.name == "start" }
      && !self.viewModel.members.contains { $0.name == "start" }
  }

  /// Whether the logic replies to a caller.
  private var hasReply: Bool { self.viewModel.inputs.contains { $0.answer != nil } }

  /// All members, in the order of their tests.
  private var tested: [MemberRecord] {
    let members = self.viewModel.members
    return self.viewModel.memberOrder.compactMap { self.members[members[$0].index] }
  }

  /// The outputs that a test case observes.
  private var observed: [MemberRecord] {
    self.outputs.filter { self.facts.tests.observers[$0.member.index] != nil }
  }

  /// The outputs that `bind` connects.
  private var bound: [MemberRecord] { self.outputs.filter { $0.output?.isBound == true } }
}

extension Access {
  /// The access with a trailing space; empty for `internal`, which is the default.
  fileprivate var modifier: String { self == .internal ? "" : self.rawValue + " " }
}

extension Dependency {
  /// The documentation in the form for a parameter. Further lines are indented below the first.
  fileprivate var parameterDocumentation: [Text] {
    self.documentation.enumerated().map { index, line in
      if index == 0 { return " - Parameter \(self.name): \(line)" }
      return line.isEmpty ? line : "   \(line)"
    }
  }
}

extension ViewModel {
  /// Returns whether an output always has a current value.
  fileprivate func holdsValues(_ defaultKind: OutputKind) -> Bool {
    self.outputs.contains { $0.kind(defaultKind).traits.holdsValue }
  }
}
