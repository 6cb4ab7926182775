import MVVMConfiguration
import MVVMFiles
import MVVMLint
import MVVMStyles

extension ServerState {
  /// Does something with the configuration, lint settings and styles of a spec; `nil` if it has errors.
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
  /// The options of every workspace of the server.
  static var ofServer: WorkspaceOptions { WorkspaceOptions(ruleNames: lintRuleNames) }
}
