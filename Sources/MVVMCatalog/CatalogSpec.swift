import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMSyntax

/// A correct spec, with everything else that a catalogue needs to know about it.
package final class CatalogSpec {
  package let checked: CheckedSpec
  package let configuration: Configuration
  /// The module that the spec belongs to; `nil` if unknown.
  package let module: String?
  /// The path of the spec, as messages show it.
  package let path: String
  let lines: LineTable
  /// The findings, by view model, section and full name of the member.
  private let findings: [Subject: [CatalogFinding]]

  package init(
    _ checked: CheckedSpec,
    configuration: Configuration,
    module: String?,
    path: String,
    findings: [Diagnostic]
  ) {
    self.checked = checked
    self.configuration = configuration
    self.module = module
    self.path = path
    let lines = LineTable(checked.file.bytes)
    self.lines = lines
    self.findings = Dictionary(grouping: findings) { $0.subject ?? Subject() }.mapValues { findings in
      findings.map { finding in
        let line = finding.place.range.map { lines.position(of: $0.lowerBound).line } ?? 1
        return CatalogFinding(rule: finding.identifier.rawValue, message: finding.message, line: line)
      }
    }
  }

  func findings(ofViewModel name: Text, facet: String, _ selector: Text) -> [CatalogFinding] {
    if self.findings.isEmpty { return [] }
    let subject = Subject(viewModel: name.description, facet: facet, selector: selector.description)
    return self.findings[subject] ?? []
  }

  /// Returns the findings about a view model or one of its sections. Those about the file belong to its first
  /// view model.
  func findings(ofViewModel name: Text, isFirst: Bool) -> [CatalogFinding] {
    if self.findings.isEmpty { return [] }
    let name = name.description
    return self.findings.filter { subject, _ in
      if subject.viewModel == nil { return isFirst }
      return subject.viewModel == name && (subject.facet == nil || subject.selector == nil)
    }
    .values.flatMap { $0 }.sorted { ($0.line, $0.rule, $0.message) < ($1.line, $1.rule, $1.message) }
  }
}
