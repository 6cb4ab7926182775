/// The rules whose level the configuration may set, in the order of their documentation.
public func lintRuleNames() -> [String] { LintRule.all.map(\.name) }
