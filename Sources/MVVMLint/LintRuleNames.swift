/// Returns the names of the rules whose level the configuration may set, in the order of the documentation.
package func lintRuleNames() -> [String] { LintRule.all.map(\.name) }
