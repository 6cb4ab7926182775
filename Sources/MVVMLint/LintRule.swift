import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles

package struct LintRule: Sendable {
  package let identifier: DiagnosticIdentifier
  /// A one-line summary of the rule, without a period.
  package let summary: String
  /// The level at which it is reported by default.
  package internal(set) var level = LintLevel.warning
  /// Whether it is off by default in the styles for SwiftUI.
  package internal(set) var isOffInSwiftUI = false
  /// Whether `--fix` can fix some of its findings.
  package internal(set) var hasFix = false
  /// The subject of the rule and its reason, in lines of at most 76 columns.
  package let details: String
  /// A complete spec: `-` marks the lines that break this rule, and no other rule that is on; `+` marks their
  /// correction.
  let example: String
  /// Reports findings outside of view models, in a spec without errors.
  var checkFile: @Sendable (LintedSpec, inout LintFindings) -> Void = { _, _ in }
  /// Reports findings about a view model of a spec without errors. Some rules are about ignores, which
  /// `applyIgnores` reports after all other rules.
  let check: @Sendable (ViewModel, LintedSpec, inout LintFindings) -> Void

  /// All rules, in the order of the documentation.
  package static let all: [LintRule] = [
    .alphabeticalOrder, .documentedMember, .documentationWording, .eventNamedInput, .valueNamedInput,
    .statusNamedOutput, .wholeModelOutput, .viewType, .imageOrColorAsEnum, .injectedDependency, .coordinator,
    .observableInput, .valueOutput, .streamType, .successAndFailure, .screenName, .size, .missingImport,
    .unusedImport, .ignoreWithoutReason, .unusedIgnore, .unknownIgnoredRule,
  ]

  /// The name of the rule, as users type it.
  package var name: String { self.identifier.rawValue }

  /// Returns the level at which it is reported by default in a style.
  package func level(in style: Manifest) -> LintLevel {
    self.isOffInSwiftUI && style.interface.storesStates ? .off : self.level
  }

  /// A complete spec that breaks this rule, and no other rule that is on.
  package var bad: String { self.example(with: "-") }
  /// The same spec without the finding.
  package var good: String { self.example(with: "+") }

  private func example(with mark: Character) -> String {
    self.example.split(separator: "\n").filter { $0.first == " " || $0.first == mark }
      .map { "\($0.dropFirst(2))\n" }.joined()
  }
}

/// Returns the names of the rules whose level the configuration may set, in the order of the documentation.
package func lintRuleNames() -> [String] { LintRule.all.map(\.name) }
