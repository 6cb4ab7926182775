import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

func describe(_ viewModel: ViewModel, _ options: FileOptions, _ builder: inout ContextBuilder) -> Value {
  let settings = options.configuration.settings(for: viewModel)
  let style = options.style
  let record = Record<ViewModelField>(&builder)
  describeHead(of: viewModel, settings, style, into: record, &builder)
  describeDependencies(of: viewModel, style, into: record, &builder)
  let members = describeMembers(of: viewModel, settings.naming, style, into: record, &builder)
  describePairs(of: viewModel, members, settings, style, into: record, &builder)
  if let locations = options.sourceLocations { locate(members, viewModel, locations, &builder) }
  // Facets of inputs come before those of outputs.
  let own = members.slice(0..<viewModel.inputs.count)
  let inputs = style.showsRelays ? shown(viewModel.inputs, own, style, &builder) : own
  let shown = members.slice(viewModel.inputs.count..<members.indices.upperBound)
  builder.set(.inputs, of: record) { _ in inputs }
  builder.set(.hasInputs, of: record, inputs.isTruthy)
  builder.set(.shown, of: record) { _ in shown }
  builder.set(.hasShown, of: record, shown.isTruthy)
  builder.set(.bound, of: record) { builder in
    let bound = viewModel.outputs.indices.filter { viewModel.outputs[$0].isBound }
    return builder.list(of: bound) { builder, index in
      builder[members, viewModel.inputs.count + index]
    }
  }
  builder.set(.hasBound, of: record, settings.bindings && !viewModel.bound.isEmpty)
  if record.uses(.viewName) { describeView(of: viewModel, settings, style, into: record, &builder) }
  describeAnswers(of: viewModel, style, into: record, &builder)
  describeTests(of: viewModel, members, options, into: record, &builder)
  return record.value
}

private func describeHead(
  of viewModel: ViewModel,
  _ settings: Configuration.ViewModelSettings,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.viewModelName, of: record) { $0.text(viewModel.name) }
  builder.set(.viewModelDocumentation, of: record) { builder in
    builder.comments { take in viewModel.documentation.forEach(take) }
  }
  let attributes = settings.attributes(of: viewModel, style.manifest.interface)
  builder.set(.viewModelAttributes, of: record) { $0.texts(attributes) }
  builder.set(.isMainActor, of: record, attributes.contains { $0.spells("@MainActor") })
  let access = viewModel.access ?? settings.access
  builder.set(.access, of: record) { $0.access(access) }
  builder.set(.setterAccess, of: record) { access == .internal ? .absent : $0.text("internal(set) ") }
  builder.set(.initializerAccess, of: record) {
    $0.access(viewModel.initializerAccess ?? access)
  }
  builder.set(.conformances, of: record) { builder in
    builder.list(of: viewModel.conformances) { $0.text($1) }
  }
  if settings.typeProtocol != .none {
    builder.set(.typeName, of: record) { $0.name(settings.naming[.type], viewModel.name) }
  }
  builder.set(.typeHasMembers, of: record, settings.typeProtocol == .members)
  builder.set(.typeInherits, of: record, settings.typeProtocol == .inherits)
  builder.set(.hotOutputs, of: record, settings.hotOutputs)
}

private func describeDependencies(
  of viewModel: ViewModel,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.dependencies, of: record) { builder in
    builder.list(of: viewModel.dependencies) { describe($1, of: viewModel, style, &$0) }
  }
  builder.set(.callsStart, of: record) { _ in
    // A member of that name would be called in its place.
    let names = viewModel.dependencies.map(\.name) + viewModel.members.map(\.name)
    return .flag(!names.contains("start"))
  }
  builder.set(.hasDependencies, of: record, !viewModel.dependencies.isEmpty)
  builder.set(.dependencyDocumentation, of: record) { builder in
    builder.parameterDocumentation(of: viewModel.dependencies)
  }
}

/// Describes what the logic returns, in addition to what it shows.
private func describeAnswers(
  of viewModel: ViewModel,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  let hasReply = viewModel.inputs.contains { $0.answer != nil }
  builder.set(.hasResults, of: record, hasReply || !viewModel.outputs.isEmpty)
  builder.set(.hasAnswers, of: record, hasReply || viewModel.outputs.contains { !$0.isStream })
  builder.set(.hasStates, of: record, viewModel.shows(.state, style.manifest.defaultKind))
}

extension ViewModel {
  /// Whether an output is a stream of this kind.
  func shows(_ kind: StreamKind, _ defaultKind: StreamKind) -> Bool {
    self.outputs.contains { $0.streamKind(defaultKind) == kind }
  }
}

extension ContextBuilder {
  /// Returns the access with a trailing space; nothing for `internal`, which is the default.
  fileprivate mutating func access(_ access: Access) -> Value {
    access == .internal ? .absent : self.text("\(access) ")
  }

  /// Returns the documentation of dependencies as that of parameters. Further lines are indented below the first.
  fileprivate mutating func parameterDocumentation(of dependencies: [Dependency]) -> Value {
    var list = self.list(count: 0)
    for dependency in dependencies {
      for (index, line) in dependency.documentation.enumerated() {
        let value = self.parameterDocumentation(of: dependency.name, isFirst: index == 0, line)
        self.append(value, to: &list)
      }
    }
    return list
  }

  private mutating func parameterDocumentation(of name: Text, isFirst: Bool, _ line: Text) -> Value {
    if line.isEmpty, !isFirst { return .absent }
    let mark = self.beginText()
    self.append(isFirst ? " - Parameter " : "   ")
    if isFirst {
      self.append(name)
      self.append(": ")
    }
    self.append(line)
    return self.endText(mark)
  }
}

// MARK: - Members

/// Describes the members as one list, facet after facet. The members of each facet are a slice of it.
private func describeMembers(
  of viewModel: ViewModel,
  _ naming: Naming,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) -> Value {
  let (inputs, outputs) = (viewModel.inputs, viewModel.outputs)
  let members = builder.list(count: inputs.count + outputs.count)
  lazy var overloaded = overloadedNames(inputs)
  for (index, input) in inputs.enumerated() {
    builder[members, index] = describe(input, style, &builder) { overloaded.contains(input.name) }
  }
  let facets = builder.list(count: viewModel.facets.count)
  let kept = style.keptStates(of: viewModel)
  var start = 0
  for (index, facet) in viewModel.facets.enumerated() {
    let range = start..<start + facet.count
    let property = builder.name(naming.property(of: facet), viewModel.name)
    var own = members.slice(range)
    for member in range where facet.section == .inputs {
      builder.set(.facet, of: Record<MemberField>(builder[members, member], builder)) { _ in property }
    }
    for member in range where facet.section != .inputs {
      let output = outputs[member - inputs.count]
      builder[members, member] = describe(output, of: viewModel, facet: property, style, &builder)
    }
    if facet.section == .inputs, style.showsRelays {
      own = shown(Array(inputs[range]), own, style, &builder)
    }
    let keepsStates = !kept.isEmpty && facet.members.contains { kept.contains($0.index) }
    builder[facets, index] = describe(
      facet,
      of: viewModel,
      property,
      own,
      keepsStates: keepsStates,
      naming,
      style,
      &builder
    )
    start = range.upperBound
  }
  builder.set(.facets, of: record) { _ in facets }
  return members
}

private func describe(
  _ facet: Facet,
  of viewModel: ViewModel,
  _ property: Value,
  _ members: Value,
  keepsStates: Bool,
  _ naming: Naming,
  _ style: Style,
  _ builder: inout ContextBuilder
) -> Value {
  let record = Record<FacetField>(&builder)
  builder.set(.facetName, of: record) { _ in property }
  builder.set(.facetType, of: record) { $0.name(naming.protocol(of: facet), viewModel.name) }
  builder.set(.members, of: record) { _ in members }
  builder.set(.hasMembers, of: record, members.isTruthy)
  builder.set(.keepsStates, of: record, keepsStates)
  builder.set(.isHeld, of: record) { _ in
    .flag(keepsStates || facet.isHeld(style.manifest.defaultKind))
  }
  return record.value
}

/// Returns the records of inputs in the order of the names that callers see: of relays, those by which the logic reads
/// the inputs.
private func shown(_ inputs: [Input], _ records: Value, _ style: Style, _ builder: inout ContextBuilder)
  -> Value
{
  let words = style.manifest.interface.inputs
  let names = inputs.map { input in
    input.answer == nil && words[input.kind]?.spells("function") == false ? input.logicName : input.name
  }
  let order = names.indices.sorted { left, right in
    compareMembers(names[left], names[right]) { (inputs[left].selector, inputs[right].selector) } < 0
  }
  return builder.list(of: order) { $0[records, $1] }
}

extension Facet {
  /// Whether the class has something for one of the members, where the person writes the others.
  fileprivate func isHeld(_ defaultKind: StreamKind) -> Bool {
    self.members.contains { member in
      if let input = member.input { return input.memory != .event && !input.parameters.isEmpty }
      return member.output?.streamKind(defaultKind) == .event
    }
  }
}

/// Returns the names that several inputs share.
package func overloadedNames(_ inputs: [Input]) -> Set<Text> {
  let names = inputs.map { $0.name }.sorted(by: <)
  return Set(names.indices.dropFirst().filter { names[$0] == names[$0 - 1] }.map { names[$0] })
}
