import MVVMSource

/// Reports members whose names meet a derived or a fixed name in one of the style's namespaces.
func checkNamespaces(
  of viewModel: ViewModel,
  in file: SourceFile,
  _ rules: CheckRules,
  _ reported: inout Set<Range<Int>>,
  _ findings: inout [Diagnostic]
) {
  let facets = rules.facetProperties.map { $0.applied(to: viewModel.name) }
  for namespace in rules.namespaces {
    let names = namespace.entries.flatMap { derivedNames(of: $0, in: viewModel, rules.defaultKind) }
    for name in names where !reported.contains(name.range) {
      let text = name.pattern.applied(to: name.base)
      guard namespace.fixed.contains(text) || facets.contains(text) else { continue }
      findings.append(reservedName(text, at: Place(file, name.range)))
      reported.insert(name.range)
    }
    var taken: [Text: DerivedName] = [:]
    for name in names.ordered(by: isStronger) where !reported.contains(name.range) {
      let text = name.pattern.applied(to: name.base)
      if let other = taken.updateValue(name, forKey: text), !name.isOneProperty(with: other) {
        findings.append(duplicateName(text, name, other, in: file))
        reported.insert(name.range)
      }
    }
  }
}

/// A name that something of a spec comes to.
private struct DerivedName {
  let source: Namespace.Source
  let base: Text
  let pattern: NamePattern
  let range: Range<Int>
  /// Of what the name is derived, for a message.
  let selector: Text
  /// Of a dependency or a value output.
  let type: SpecType?

  /// Whether both stand for one declaration: of one member, or of a dependency and a value of its name and type.
  func isOneProperty(with other: DerivedName) -> Bool {
    if self.range == other.range { return true }
    guard self.pattern.isIdentity, other.pattern.isIdentity else { return false }
    return (self.source == .dependency) != (other.source == .dependency)
      && self.type != nil && self.type == other.type
  }
}

/// Derived names take their place first: a message stands where someone can change a name.
private func isStronger(_ left: DerivedName, _ right: DerivedName) -> Bool {
  let isDerived = (left.pattern.isIdentity ? 1 : 0, right.pattern.isIdentity ? 1 : 0)
  return (isDerived.0, left.range.lowerBound) < (isDerived.1, right.range.lowerBound)
}

extension NamePattern {
  fileprivate var isIdentity: Bool { self.prefix.isEmpty && self.suffix.isEmpty && self.hole != nil }
}

private func duplicateName(
  _ text: Text,
  _ name: DerivedName,
  _ other: DerivedName,
  in file: SourceFile
) -> Diagnostic {
  // Two members that come to one name by one pattern have one name themselves.
  let isSameName =
    name.pattern == other.pattern && name.base == other.base && other.source != .dependency
  let owner = isSameName ? "'\(other.selector)'" : phrase(for: other)
  return Diagnostic(
    .duplicateName,
    "'\(isSameName ? name.base : text)' is taken by \(owner)",
    at: Place(file, name.range),
    notes: [Note("'\(other.selector)' is declared here", at: Place(file, other.range))]
  )
}

private func phrase(for name: DerivedName) -> String {
  switch name.source {
  case .answeredInput, .input, .closureInput, .keptInput, .plainInput, .unansweredInput:
    name.pattern.isIdentity ? "input '\(name.selector)'" : "the backing of input '\(name.selector)'"
  case .reply: "the reply of input '\(name.selector)'"
  case .answeredProperty, .stream, .output, .outputProperty, .property: "'\(name.selector)'"
  case .event:
    name.pattern.isIdentity ? "'\(name.selector)'" : "the source of event '\(name.selector)'"
  case .asked:
    name.pattern.isIdentity ? "output '\(name.selector)'" : "the closure of output '\(name.selector)'"
  case .dependency: "dependency '\(name.selector)'"
  }
}

private func derivedNames(
  of entry: Namespace.Entry,
  in viewModel: ViewModel,
  _ defaultKind: StreamKind
) -> [DerivedName] {
  let source = entry.source
  func derived(_ base: Text, _ range: Range<Int>, _ selector: Text, _ type: SpecType? = nil) -> DerivedName {
    DerivedName(
      source: source,
      base: base,
      pattern: entry.pattern,
      range: range,
      selector: selector,
      type: type
    )
  }
  func derived(_ output: Output) -> DerivedName {
    derived(output.name, output.nameRange, output.selector, output.form == .value ? output.type : nil)
  }
  if source == .dependency {
    return viewModel.dependencies.map { derived($0.name, $0.nameRange, $0.name, $0.type) }
  }
  let inputs = viewModel.inputs.filter { source.includes($0) }.map { input in
    derived(source.isOfBaseNames ? input.name : input.logicName, input.nameRange, input.selector)
  }
  let outputs = viewModel.outputs.filter { source.includes($0, defaultKind) }
  let errors = viewModel.errors.filter { source.includes($0, .event) }
  return inputs + (outputs + errors).map { derived($0) }
}
