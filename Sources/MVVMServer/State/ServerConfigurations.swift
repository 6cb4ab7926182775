import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMSource

/// The configurations of the documents, each read once.
struct ServerConfigurations {
  private var read: Configurations
  /// The index of the configuration of each folder that was asked for.
  private var indices: [String: Int] = [:]

  init(_ tree: any FileTree) { self.read = Configurations(.ofServer, in: tree) }

  /// The diagnostics of the configurations that were read.
  var diagnostics: [Diagnostic] { self.read.diagnostics }

  /// The configuration that applies to a spec. If its file has errors, the project has no configuration.
  mutating func configuration(ofSpec path: String) -> WorkspaceConfiguration {
    let folder = folder(of: path)
    let index = self.indices[folder] ?? self.read.index(ofFolder: folder)
    self.indices[folder] = index
    return self.read.all[index]
  }
}

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
  static var ofServer: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.ruleNames = lintRuleNames
    return options
  }
}
