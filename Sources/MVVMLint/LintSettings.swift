import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// A project's settings for all its specs.
package struct LintSettings: Sendable {
  /// The levels that the configuration sets, by the names of the rules.
  private let levels: [String: LintLevel]
  /// Types that outputs may carry as a whole.
  let allowedTypes: WordSet
  /// Name endings of further types that outputs may carry.
  let allowedEndings: [Text]
  /// Verbs that an input must not begin with, in lower case.
  let commandVerbs: WordSet
  /// Words that describe the view's appearance, in lower case.
  let statusWords: WordSet
  let maximumMembers: Int
  /// The generic stream types of all styles.
  let streamTypes: WordSet

  package init(_ lint: Configuration.Lint = Configuration().lint, styles: StyleLibrary = StyleLibrary()) {
    self.levels = lint.levels
    let patterns = lint.allowedTypes.filter { $0.hasPrefix("*") }
    self.allowedTypes = shownTypes.union(lint.allowedTypes.map { Text($0) })
    self.allowedEndings = patterns.map { Text(String($0.dropFirst())) }
    self.commandVerbs = MVVMLint.commandVerbs.union(lint.commandVerbs.map { Text($0.lowercased()) })
    self.statusWords = MVVMLint.statusWords.union(lint.statusWords.map { Text($0.lowercased()) })
    self.maximumMembers = lint.maximumMembers
    self.streamTypes = styles.streamTypes
  }

  /// Returns the severity of a rule's findings in a spec of a style; `nil` if the rule is off.
  func severity(of rule: LintRule, in style: Manifest) -> Diagnostic.Severity? {
    (self.levels[rule.name] ?? rule.level(in: style)).severity
  }
}

extension Configuration.Lint {
  /// The level of each rule that does not have its default level, by the rule's identifier.
  package var levels: [String: LintLevel] { Dictionary(self.rules.map { ($0.name, $0.level) }) { $1 } }
}

/// Types that can be shown: those of the standard library and of Foundation.
let shownTypes = standardTypes.union(foundationTypes)
