import MVVMModel
import MVVMSource
import MVVMTemplates

func describe(_ viewModel: ViewModel, in surroundings: Surroundings, _ builder: inout ContextBuilder) -> Value
{
  let settings = surroundings.settings(viewModel.name)
  let facets = Facet.all(of: viewModel, named: settings.naming)
  let members = facets.map { facet in describeMembers(of: facet, viewModel, surroundings.style, &builder) }
  if let locations = surroundings.sourceLocations { locate(members, viewModel, locations, &builder) }
  let record = builder.record(slots: SlotCount.viewModel)
  describeHead(of: viewModel, settings, into: record, &builder)
  let dependencies = viewModel.dependencies.map { dependency in
    describe(dependency, isShared: viewModel.outputs.contains { $0.isProvided(by: dependency) }, &builder)
  }
  builder.set(record, ViewModelSlot.dependencies, builder.list(of: dependencies))
  builder.set(record, ViewModelSlot.hasDependencies, !dependencies.isEmpty)
  let documentation = builder.comments(viewModel.dependencies.flatMap(parameterDocumentation))
  builder.set(record, ViewModelSlot.dependencyDocumentation, documentation)
  let records = zip(facets, members).map { describe($0, members: $1, of: viewModel, &builder) }
  builder.set(record, ViewModelSlot.facets, builder.list(of: records))
  builder.set(record, ViewModelSlot.inputs, builder.list(of: members[0]))
  builder.set(record, ViewModelSlot.hasInputs, !members[0].isEmpty)
  let shown = members.dropFirst().flatMap { $0 }
  builder.set(record, ViewModelSlot.shown, builder.list(of: shown))
  builder.set(record, ViewModelSlot.hasShown, !shown.isEmpty)
  let hasReply = viewModel.inputs.contains { $0.reply != nil }
  builder.set(record, ViewModelSlot.hasResults, hasReply || !shown.isEmpty)
  let isAsked = (viewModel.outputs + viewModel.errors).contains { !$0.isStream }
  builder.set(record, ViewModelSlot.hasAnswers, hasReply || isAsked)
  let hasStates = shown.contains { builder[$0, MemberSlot.isState.rawValue].isTruthy }
  builder.set(record, ViewModelSlot.hasStates, hasStates)
  describeTests(of: viewModel, members[0], shown, surroundings.style, into: record, &builder)
  return record
}

private func describeHead(
  of viewModel: ViewModel,
  _ settings: Configuration.ViewModelSettings,
  into record: Value,
  _ builder: inout ContextBuilder
) {
  builder.set(record, ViewModelSlot.viewModelName, builder.text(viewModel.name))
  builder.set(record, ViewModelSlot.viewModelDocumentation, builder.comments(viewModel.documentation))
  builder.set(record, ViewModelSlot.viewModelAttributes, builder.texts(viewModel.attributes))
  builder.set(record, ViewModelSlot.isMainActor, viewModel.isMainActor)
  builder.set(record, ViewModelSlot.access, builder.access(viewModel.access ?? settings.access))
  builder.set(record, ViewModelSlot.conformances, builder.texts(viewModel.conformances))
  if settings.typeProtocol != .none {
    builder.set(
      record,
      ViewModelSlot.typeName,
      builder.name(settings.naming.type, viewModel.name)
    )
  }
  builder.set(record, ViewModelSlot.typeHasMembers, settings.typeProtocol == .members)
  builder.set(record, ViewModelSlot.typeInherits, settings.typeProtocol == .inherits)
  builder.set(record, ViewModelSlot.hotOutputs, settings.hotOutputs)
}

extension ContextBuilder {
  /// With the blank behind it; nothing for what is internal by itself.
  fileprivate mutating func access(_ access: Access) -> Value {
    switch access {
    case .internal: .absent
    case .package: self.text("package ")
    case .public: self.text("public ")
    }
  }
}

/// A dependency's documentation as that of a parameter: further lines are indented below the first.
private func parameterDocumentation(of dependency: Dependency) -> [Text] {
  dependency.documentation.enumerated().map { index, line in
    if index == 0 { return "- Parameter \(dependency.name): \(line)" }
    return line.isEmpty ? line : "  \(line)"
  }
}

/// A side of a view model, with the names of its protocol and property.
struct Facet {
  let section: Section
  let property: Text
  let type: Text

  enum Section {
    case inputs
    case outputs
    case errors
  }

  /// Inputs, outputs and, where the view model has any, errors.
  static func all(of viewModel: ViewModel, named naming: Naming) -> [Facet] {
    let name = viewModel.name
    func facet(_ section: Section, _ property: NamePattern, _ type: NamePattern) -> Facet {
      Facet(section: section, property: property.applied(to: name), type: type.applied(to: name))
    }
    let facets = [
      facet(.inputs, naming.inputsProperty, naming.inputs),
      facet(.outputs, naming.outputsProperty, naming.outputs),
    ]
    return viewModel.errors.isEmpty ? facets : facets + [facet(.errors, naming.errorsProperty, naming.errors)]
  }
}

private func describeMembers(
  of facet: Facet,
  _ viewModel: ViewModel,
  _ style: Style,
  _ builder: inout ContextBuilder
) -> [Value] {
  switch facet.section {
  case .inputs:
    let overloaded = overloadedNames(viewModel.inputs)
    return viewModel.inputs.map {
      describe($0, isOverloaded: overloaded.contains($0.name), style, &builder)
    }
  case .outputs:
    let defaultKind = style.manifest.defaultKind
    return viewModel.outputs.map { describe($0, of: viewModel, facet, defaultKind, style, &builder) }
  case .errors:
    return viewModel.errors.map { describe($0, of: viewModel, facet, .event, style, &builder) }
  }
}

/// Inputs are sorted, so that those of one base name stand together.
func overloadedNames(_ inputs: [Input]) -> [Text] {
  zip(inputs, inputs.dropFirst()).filter { $0.name == $1.name }.map(\.0.name)
}

private func describe(
  _ facet: Facet,
  members: [Value],
  of viewModel: ViewModel,
  _ builder: inout ContextBuilder
) -> Value {
  let record = builder.record(slots: SlotCount.facet)
  builder.set(record, FacetSlot.facetName, builder.text(facet.property))
  builder.set(record, FacetSlot.facetType, builder.text(facet.type))
  builder.set(record, FacetSlot.members, builder.list(of: members))
  builder.set(record, FacetSlot.hasMembers, !members.isEmpty)
  return record
}
