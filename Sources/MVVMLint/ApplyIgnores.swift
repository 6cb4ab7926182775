import MVVMModel
import MVVMSource
import MVVMSyntax

/// Removes the findings that the spec's comments silence, and reports problems with these comments.
///
/// An ignore silences the findings of its rule in the declaration below it, including its documentation and
/// members. If several ignores apply, the one for the smallest declaration is used.
func applyIgnores(of spec: LintedSpec, to diagnostics: [Diagnostic]) -> [Diagnostic] {
  var ignores = ignores(in: spec)
  guard !ignores.isEmpty else { return diagnostics }
  let index = IgnoreIndex(of: ignores)
  let kept = diagnostics.filter { diagnostic in
    guard let index = index.narrowest(silencing: diagnostic) else { return true }
    ignores[index].isUsed = true
    return false
  }
  return kept + ignores.flatMap { problems(with: $0, in: spec) }
}

private func problems(with ignore: Ignore, in spec: LintedSpec) -> [Diagnostic] {
  switch ignore.command {
  case .misspelled(let word):
    let message = "unknown word '\(word)': write 'mvvmgen:ignore RULE reason'"
    return problem(.unknownIgnoredRule, message, with: ignore, in: spec)
  case .unknown(let name): return problem(.unknownIgnoredRule, unknownRule(name), with: ignore, in: spec)
  case .ignore(let rule, let reason):
    let advice = "say why: write 'mvvmgen:ignore \(rule.name) reason'"
    // A rule that is off cannot have findings to silence.
    let mayBeNeeded = ignore.isUsed || spec.settings.severity(of: rule, in: spec.style) == nil
    return (reason.isEmpty ? problem(.ignoreWithoutReason, advice, with: ignore, in: spec) : [])
      + (mayBeNeeded ? [] : unused(ignore, rule: rule, in: spec))
  }
}

private func unknownRule(_ name: String) -> String {
  if name.isEmpty { return "expected a rule: write 'mvvmgen:ignore RULE reason'" }
  if name.contains(",") { return "'\(name)' is not a rule: write one comment for each rule" }
  if DiagnosticIdentifier(rawValue: name) != nil { return "'\(name)' is an error, which cannot be ignored" }
  let names = LintRule.all.map(\.name)
  let hint = nearestWord(to: name, among: names).map(suggestion) ?? "'mvvmgen rules' lists all"
  return "unknown rule '\(name)': \(hint)"
}

/// Reports an unused ignore. If it is in the wrong place, it may be needed elsewhere, so only one with
/// nothing to silence gets a fix-it that removes it.
private func unused(_ ignore: Ignore, rule: LintRule, in spec: LintedSpec) -> [Diagnostic] {
  if ignore.target == nil {
    let message =
      "nothing is ignored here: write '// mvvmgen:ignore …' on a line of its own, "
      + "directly above a member, a section or a view model"
    return problem(.unusedIgnore, message, with: ignore, in: spec)
  }
  let fix = Fix(Edit(removal(of: ignore.range, in: spec.tree.file.bytes), ""))
  let message = "'\(rule.name)' finds nothing here: remove the comment"
  return problem(.unusedIgnore, message, with: ignore, in: spec, fix: fix)
}

/// Returns a finding; none if its rule is off.
private func problem(
  _ rule: LintRule,
  _ message: String,
  with ignore: Ignore,
  in spec: LintedSpec,
  fix: Fix? = nil
) -> [Diagnostic] {
  guard let severity = spec.settings.severity(of: rule, in: spec.style) else { return [] }
  let (place, subject) = (SourceRange(spec.tree.file, ignore.range), ignore.target?.subject)
  return [Diagnostic(rule.identifier, message, at: place, severity: severity, fix: fix, subject: subject)]
}

/// An index of a spec's ignores by the declarations that they cover.
struct IgnoreIndex {
  /// Three lists for each rule: the ignores above members and imports, above sections, and above view models,
  /// with their indices in the list of all. Ranges in a list are in the order of the file, and equal if they
  /// overlap.
  private var entries: [DiagnosticIdentifier: [[(range: Range<Int>, index: Int)]]] = [:]

  init(of ignores: [Ignore]) {
    for (index, ignore) in ignores.enumerated() {
      guard case .ignore(let rule, _) = ignore.command, let target = ignore.target else { continue }
      self.entries[rule.identifier, default: [[], [], []]][target.level].append((target.range, index))
    }
  }

  /// Returns the ignore of the smallest declaration that covers a diagnostic; the first if there are several.
  func narrowest(silencing diagnostic: Diagnostic) -> Int? {
    guard let place = diagnostic.place.range?.lowerBound else { return nil }
    for list in self.entries[diagnostic.identifier] ?? [] {
      let start = list.partitioningIndex { $0.range.upperBound > place }
      if start < list.count, list[start].range.contains(place) { return list[start].index }
    }
    return nil
  }
}

extension IgnoreTarget {
  /// The size of the declaration: 0 for a member or an import, 1 for a section, 2 for a view model.
  fileprivate var level: Int {
    if self.subject.selector != nil { return 0 }
    return self.subject.facet != nil ? 1 : 2
  }
}
