import MVVMConfiguration
import MVVMFiles
import MVVMLint
import MVVMStyles

extension ServerState {
  /// Does something with the configuration of a spec, its lint settings, and a copy of its styles; `nil` if the
  /// configuration has errors.
  mutating func configured<Result>(
    _ path: String,
    _ result: (Configuration, LintSettings, inout StyleLibrary) -> Result
  ) -> Result? {
    let project = self.configurations.configuration(ofSpec: path)
    var styles = project.styles
    return project.configuration.map {
      result($0, LintSettings($0.lint, styles: styles), &styles)
    }
  }
}

extension WorkspaceOptions {
  /// The options of every workspace of the server.
  static var ofServer: WorkspaceOptions { WorkspaceOptions(ruleNames: lintRuleNames) }
}
