import MVVMConfiguration
import MVVMFiles
import MVVMLint
import MVVMStyles

enum RulesCommand: Command {
  static let name = "rules"
  static let summary = "List the conventions"
  static let details = [
    """
    Prints a line for each rule of 'mvvmgen lint': its name, its level by the configuration of the current \
    folder, whether --fix fixes some of it, and what it asks for. 'mvvmgen explain RULE' explains one.
    """
  ]
  static let options: [Option] = [.config]
  static let examples: KeyValuePairs = ["mvvmgen rules": "every rule"]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    if let word = arguments.operands.first {
      throw arguments.wrong("unexpected '\(word)': 'mvvmgen explain RULE' explains one rule")
    }
    let disk = try environment.existingDisk()
    var report = Report(.text, in: environment)
    let found = try arguments.configuration(ofSpec: nil, in: disk)
    guard let project = report.value(of: found), let configuration = project.configuration,
      let style = report.value(of: project.styles.manifest(named: configuration.settings.style))
    else { return report.finish() }
    let levels = configuration.lint.levels
    for rule in LintRule.all {
      let level = levels[rule.name] ?? rule.level(in: style)
      let columns = [padded(rule.name, 24), padded(level.rawValue, 9), rule.hasFix ? "fixes  " : "       "]
      report.print(document: columns.joined() + rule.summary + "\n")
    }
    return report.finish()
  }
}
