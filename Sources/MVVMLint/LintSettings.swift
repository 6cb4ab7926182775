import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// What a project asks of its specs. It is made once for many specs.
package struct LintSettings: Sendable {
  /// The levels that the configuration sets, by the names of the rules.
  private let levels: [String: LintLevel]
  /// Types that an output may carry whole.
  let allowedTypes: WordSet
  /// Endings of further types that an output may carry.
  let allowedEndings: [Text]
  /// Verbs that an input must not begin with, in lower case.
  let commandVerbs: WordSet
  /// Words that describe what a view shows, in lower case.
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

  /// Returns the severity of what a rule finds in a spec of a style; `nil` if it is off.
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
