import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMSource

/// The configurations of the documents, each read once, with what follows from them.
struct ServerConfigurations {
  private var read: Configurations
  private var settings: [LintSettings] = []
  /// The configuration of each folder that was asked for.
  private var indices: [String: Int] = [:]

  init(_ tree: any FileTree) {
    var options = WorkspaceOptions()
    options.ruleNames = lintRuleNames
    self.read = Configurations(options, in: tree)
  }

  /// What is wrong with those that were read.
  var diagnostics: [Diagnostic] { self.read.diagnostics }

  /// What counts for a spec; there is no configuration in it where the file holds errors.
  mutating func configuration(ofSpec path: String) -> (project: WorkspaceConfiguration, lint: LintSettings) {
    let folder = folder(of: path)
    let index = self.indices[folder] ?? self.read.index(ofFolder: folder)
    self.indices[folder] = index
    while self.settings.count <= index {
      let next = self.read.all[self.settings.count]
      self.settings.append(
        LintSettings((next.configuration ?? Configuration()).lint, styles: next.styles)
      )
    }
    return (self.read.all[index], self.settings[index])
  }
}
