import MVVMSource

/// Reports members whose names meet a derived or a fixed name in one of the style's namespaces.
func checkNamespaces(
  of viewModel: ViewModel,
  in file: SourceFile,
  _ rules: CheckRules,
  _ reported: inout Set<Range<Int>>,
  _ findings: inout [Diagnostic]
) {
  for namespace in rules.namespaces {
    let names = namespace.entries.flatMap { derivedNames(of: $0, in: viewModel) }
    var taken: [Text: DerivedName] = [:]
    for name in names.sorted(by: isStronger) {
      guard !reported.contains(name.range) else { continue }
      let text = name.pattern.applied(to: name.base)
      if namespace.fixed.contains(text) {
        findings.append(reservedName(text, at: Place(file, name.range)))
        reported.insert(name.range)
      } else if let other = taken.updateValue(name, forKey: text), other.range != name.range {
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
  let isSameName = name.pattern == other.pattern && name.base == other.base
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
  case .input, .closureInput, .plainInput:
    name.pattern.isIdentity ? "input '\(name.selector)'" : "the backing of input '\(name.selector)'"
  case .reply: "the reply of input '\(name.selector)'"
  case .stream, .output, .property: "'\(name.selector)'"
  case .asked:
    name.pattern.isIdentity ? "output '\(name.selector)'" : "the closure of output '\(name.selector)'"
  case .dependency: "dependency '\(name.selector)'"
  }
}

private func derivedNames(of entry: Namespace.Entry, in viewModel: ViewModel) -> [DerivedName] {
  func derived(_ base: Text, _ range: Range<Int>, _ selector: Text) -> DerivedName {
    DerivedName(source: entry.source, base: base, pattern: entry.pattern, range: range, selector: selector)
  }
  if entry.source == .dependency {
    return viewModel.dependencies.map { derived($0.name, $0.nameRange, $0.name) }
  }
  let outputs = viewModel.outputs + viewModel.errors
  return viewModel.inputs.filter(entry.source.includes)
    .map { derived(entry.source == .property ? $0.name : $0.logicName, $0.nameRange, $0.selector) }
    + outputs.filter(entry.source.includes).map { derived($0.name, $0.nameRange, $0.selector) }
}
