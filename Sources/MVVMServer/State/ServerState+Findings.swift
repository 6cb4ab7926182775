import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMSource
import MVVMStyles

extension ServerState {
  /// Returns everything that the command line reports about a document's text. Findings in other files are
  /// stored in `foreignFindings`.
  mutating func findings(in document: Document) -> [Diagnostic] {
    if let known = self.findings[document.uri] { return known }
    let found = self.lint(document) + self.findingsAmongRivals(of: document)
    let foreign = found.filter { $0.place.file.path != document.path }
    self.foreignFindings[document.uri] = foreign.isEmpty ? nil : foreign
    let own = found.filter { $0.place.file.path == document.path }
    self.findings[document.uri] = own
    return own
  }

  private mutating func lint(_ document: Document) -> [Diagnostic] {
    guard document.isSpec else { return [] }
    let project = self.configurations.configuration(ofSpec: document.path)
    guard let configuration = project.configuration else { return [] }
    let file = document.file
    let settings = LintSettings(configuration.lint, styles: project.styles)
    var found = MVVMLint.lint(file, configuration: configuration, settings: settings, styles: project.styles)
    // Bundled templates are correct. A user's templates are compiled, and so checked, only by generating.
    if configuration.templates != nil {
      let generated = generate(file, configuration: configuration, styles: project.styles).diagnostics
      found += generated.filter { !found.contains(where: $0.repeats) }
    }
    return found
  }

  /// The known findings in files that are not specs, by their paths as messages show them.
  var otherFindings: [String: [Diagnostic]] {
    var findings: [String: [Diagnostic]] = [:]
    for finding in self.configurations.diagnostics + self.foreignFindings.values.joined()
    where findings[finding.place.file.path]?.contains(where: finding.repeats) != true {
      findings[finding.place.file.path, default: []].append(finding)
    }
    return findings
  }

  /// Calls a function with the configuration, lint settings and styles of a spec; returns `nil` if they have errors.
  mutating func configured<Result>(
    _ path: String,
    _ result: (Configuration, LintSettings, StyleLibrary) -> Result
  ) -> Result? {
    let project = self.configurations.configuration(ofSpec: path)
    return project.configuration.map {
      result($0, LintSettings($0.lint, styles: project.styles), project.styles)
    }
  }
}

extension WorkspaceOptions {
  static var ofServer: WorkspaceOptions { WorkspaceOptions(ruleNames: lintRuleNames) }
}
