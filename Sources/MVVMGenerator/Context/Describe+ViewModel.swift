import MVVMModel
import MVVMSource
import MVVMTemplates

func describe(
  _ viewModel: ViewModel,
  _ options: FileOptions,
  _ builder: inout ContextBuilder
) -> Value {
  let settings = options.settings(viewModel.name)
  let facets = Facet.all(of: viewModel, named: settings.naming)
  let manifest = options.style.manifest
  let members = facets.map { facet in describeMembers(of: facet, viewModel, manifest, &builder) }
  if let locations = options.sourceLocations { locate(members, viewModel, locations, &builder) }
  let record = Record<ViewModelField>(&builder)
  describeHead(of: viewModel, settings, into: record, &builder)
  describeDependencies(of: viewModel, into: record, &builder)
  builder.set(.facets, of: record) { builder in
    builder.list(of: zip(facets, members).map { describe($0, members: $1, &builder) })
  }
  let inputs = members[0]
  let shown = members.dropFirst().flatMap { $0 }
  builder.set(.inputs, of: record) { $0.list(of: inputs) }
  builder.set(.hasInputs, of: record, !inputs.isEmpty)
  builder.set(.shown, of: record) { $0.list(of: shown) }
  builder.set(.hasShown, of: record, !shown.isEmpty)
  builder.set(.bound, of: record) { builder in
    let outputs = viewModel.outputs + viewModel.errors
    return builder.list(of: zip(outputs, shown).filter { $0.0.isBound }.map(\.1))
  }
  describeAnswers(of: viewModel, manifest, into: record, &builder)
  describeTests(of: viewModel, inputs + shown, manifest, into: record, &builder)
  return record.value
}

private func describeHead(
  of viewModel: ViewModel,
  _ settings: Configuration.ViewModelSettings,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.viewModelName, of: record) { $0.text(viewModel.name) }
  builder.set(.viewModelDocumentation, of: record) { $0.comments(viewModel.documentation) }
  builder.set(.viewModelAttributes, of: record) { $0.texts(viewModel.attributes) }
  builder.set(.isMainActor, of: record, viewModel.isMainActor)
  builder.set(.access, of: record) { $0.access(viewModel.access ?? settings.access) }
  builder.set(.conformances, of: record) { $0.texts(viewModel.conformances) }
  if settings.typeProtocol != .none {
    builder.set(.typeName, of: record) { $0.name(settings.naming.type, viewModel.name) }
  }
  builder.set(.typeHasMembers, of: record, settings.typeProtocol == .members)
  builder.set(.typeInherits, of: record, settings.typeProtocol == .inherits)
  builder.set(.hotOutputs, of: record, settings.hotOutputs)
}

private func describeDependencies(
  of viewModel: ViewModel,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.dependencies, of: record) { builder in
    let records = viewModel.dependencies.map { dependency in
      describe(dependency, isShared: viewModel.outputs.contains { $0.isProvided(by: dependency) }, &builder)
    }
    return builder.list(of: records)
  }
  builder.set(.hasDependencies, of: record, !viewModel.dependencies.isEmpty)
  builder.set(.dependencyDocumentation, of: record) { builder in
    builder.comments(viewModel.dependencies.flatMap(parameterDocumentation))
  }
}

/// What the logic gives back beside what it shows.
private func describeAnswers(
  of viewModel: ViewModel,
  _ manifest: Manifest,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  let hasReply = viewModel.inputs.contains { $0.reply != nil }
  let hasErrors = !viewModel.errors.isEmpty
  builder.set(.hasResults, of: record, hasReply || hasErrors || !viewModel.outputs.isEmpty)
  let isAsked = (viewModel.outputs + viewModel.errors).contains { !$0.isStream }
  builder.set(.hasAnswers, of: record, hasReply || isAsked)
  if record.uses(.hasStates) { builder.set(.hasStates, of: record, viewModel.shows(.state, manifest)) }
}

extension ViewModel {
  /// Whether an output or an error is a stream of a kind.
  func shows(_ kind: StreamKind, _ manifest: Manifest) -> Bool {
    self.outputs.contains { $0.kind(default: manifest.defaultKind) == kind }
      || self.errors.contains { $0.kind(default: .event) == kind }
  }
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
  _ manifest: Manifest,
  _ builder: inout ContextBuilder
) -> [Value] {
  switch facet.section {
  case .inputs:
    let overloaded = overloadedNames(viewModel.inputs)
    return viewModel.inputs.map {
      describe($0, isOverloaded: overloaded.contains($0.name), manifest, &builder)
    }
  case .outputs:
    return viewModel.outputs.map {
      describe($0, of: viewModel, facet, $0.kind(default: manifest.defaultKind), &builder)
    }
  case .errors:
    return viewModel.errors.map { describe($0, of: viewModel, facet, $0.kind(default: .event), &builder) }
  }
}

/// Inputs are sorted, so that those of one base name stand together.
func overloadedNames(_ inputs: [Input]) -> [Text] {
  zip(inputs, inputs.dropFirst()).filter { $0.name == $1.name }.map(\.0.name)
}

private func describe(
  _ facet: Facet,
  members: [Value],
  _ builder: inout ContextBuilder
) -> Value {
  let record = Record<FacetField>(&builder)
  builder.set(.facetName, of: record) { $0.text(facet.property) }
  builder.set(.facetType, of: record) { $0.text(facet.type) }
  builder.set(.members, of: record) { $0.list(of: members) }
  builder.set(.hasMembers, of: record, !members.isEmpty)
  return record.value
}
