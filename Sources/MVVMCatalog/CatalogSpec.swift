import MVVMGenerator
import MVVMSource
import MVVMSyntax

/// A correct spec with what a catalogue must know of it beside.
public struct CatalogSpec {
  public let checked: CheckedSpec
  public let configuration: Configuration
  /// `nil` where nobody can tell.
  public let module: String?
  /// As messages show it.
  public let path: String
  let lines: LineTable
  /// By view model, section and full name.
  private let findings: [Subject: [CatalogFinding]]

  /// - Parameter findings: What breaks the conventions.
  public init(
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
    var known: [Subject: [CatalogFinding]] = [:]
    for finding in findings {
      let line = finding.place.range.map { lines.position(of: $0.lowerBound).line } ?? 1
      let found = CatalogFinding(rule: finding.identifier.rawValue, message: finding.message, line: line)
      known[finding.subject ?? Subject(), default: []].append(found)
    }
    self.findings = known
  }
}

extension CatalogSpec {
  func findings(ofViewModel name: Text, facet: SectionKind, _ selector: Text) -> [CatalogFinding] {
    if self.findings.isEmpty { return [] }
    let subject = Subject(
      viewModel: name.description,
      facet: facet.rawValue,
      selector: selector.description
    )
    return self.findings[subject] ?? []
  }

  /// What is about a view model as a whole, or one of its sections; what is about the file is told of its first one.
  func findings(ofViewModel name: Text, isFirst: Bool) -> [CatalogFinding] {
    if self.findings.isEmpty { return [] }
    let name = name.description
    return self.findings.filter { subject, _ in
      if subject.viewModel == nil { return isFirst }
      return subject.viewModel == name && (subject.selector == nil || !subject.isMember)
    }
    .values.flatMap { $0 }.ordered { ($0.line, $0.rule, $0.message) < ($1.line, $1.rule, $1.message) }
  }
}

extension Subject {
  /// Whether a member of a facet is meant.
  fileprivate var isMember: Bool {
    self.facet.flatMap(SectionKind.init(rawValue:)) != nil && self.selector != nil
  }
}
