import MVVMGenerator
import MVVMModel
import MVVMSource

/// What a project asks of its specs; made once for many of them.
public struct LintSettings: Sendable {
  /// The rules that are on, in their order.
  let rules: [ActiveRule]
  /// Types that an output may carry.
  let allowedTypes: WordSet
  /// With which the names of further ones end.
  let allowedEndings: [Text]
  /// Verbs with which no input begins, in lower case.
  let commandVerbs: WordSet
  /// Words that tell what a view shows, in lower case.
  let statusWords: WordSet
  let maximumMembers: Int
  /// The generic types of streams, of all styles.
  let streamTypes: WordSet

  /// - Parameters:
  ///   - levels: By the rule's name; the rule's own level where absent.
  ///   - allowedTypes: Beside the built-in ones, as are the words; `*Row` stands for all that end in `Row`.
  public init(
    levels: [String: LintLevel] = [:],
    allowedTypes: [String] = [],
    commandVerbs: [String] = [],
    statusWords: [String] = [],
    maximumMembers: Int = 25,
    streamTypes: [Text] = []
  ) {
    self.rules = LintRule.all.compactMap { rule in
      (levels[rule.name] ?? rule.level).severity.map { severity in
        ActiveRule(identifier: rule.identifier, severity: severity, check: rule.check)
      }
    }
    let patterns = allowedTypes.filter { $0.hasPrefix("*") }
    self.allowedTypes = shownTypes.union(allowedTypes.map { Text($0) })
    self.allowedEndings = patterns.map { Text(String($0.dropFirst())) }
    self.commandVerbs = MVVMLint.commandVerbs.union(commandVerbs.map { Text($0.lowercased()) })
    self.statusWords = MVVMLint.statusWords.union(statusWords.map { Text($0.lowercased()) })
    self.maximumMembers = maximumMembers
    self.streamTypes = WordSet(streamTypes)
  }

  func severity(of identifier: DiagnosticIdentifier) -> Diagnostic.Severity? {
    self.rules.first { $0.identifier == identifier }?.severity
  }
}

/// What of a rule is needed for each spec.
struct ActiveRule: Sendable {
  let identifier: DiagnosticIdentifier
  let severity: Diagnostic.Severity
  let check: @Sendable (LintedSpec, inout LintFindings) -> Void
}

/// What rules must know of the style that a spec is generated in.
public struct StyleFacts: Sendable {
  /// The kind of an output that names none.
  public let defaultKind: StreamKind
  /// Whether the protocols show the relays that back inputs, so that whoever has the view model can observe them.
  public let exposesRelays: Bool

  public init(defaultKind: StreamKind, exposesRelays: Bool) {
    self.defaultKind = defaultKind
    self.exposesRelays = exposesRelays
  }
}
