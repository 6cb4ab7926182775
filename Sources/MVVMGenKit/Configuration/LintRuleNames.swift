import MVVMModel

/// The rules whose level the configuration may set, in the order of their documentation.
var lintRuleNames: [String] { LintRule.all.map(\.name) }
