import MVVMGenerator
import MVVMLint
import MVVMModel

/// Lists the rules, with the level that each has in the current folder.
func rules(_ given: GivenArguments) throws(UsageError) -> ExitStatus {
  if let word = given.operands.first {
    throw UsageError(
      message: "unexpected '\(word)': 'mvvmgen explain RULE' tells of one rule",
      command: .rules
    )
  }
  var report = Report(.text)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var store = ConfigurationStore(Choices(command: .rules))
  let index = try store.index(
    of: given[.config] ?? configurationPath(ofSpec: nil, in: workingFolder),
    &report
  )
  guard let levels = store.loaded[index].configuration?.lint.rules else { return report.finish() }
  for rule in LintRule.all {
    let level = levels[rule.name] ?? rule.level
    let columns = [padded(rule.name, 24), padded(level.rawValue, 9), rule.hasFix ? "fixes  " : "       "]
    report.print(columns.joined() + rule.summary + "\n")
  }
  return report.finish()
}

private func padded(_ word: String, _ width: Int) -> String {
  word + String(repeating: " ", count: max(width - word.utf8.count, 1))
}
