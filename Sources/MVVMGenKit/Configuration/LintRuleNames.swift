/// The rules whose level the configuration may set, in the order of their documentation.
let lintRuleNames = [
  "alphabetical-order", "documented-member", "documentation-wording", "event-named-input",
  "status-named-output", "whole-model-output", "view-type", "image-or-color-as-enum", "injected-dependency",
  "coordinator", "observable-input", "value-output", "success-and-failure", "screen-name", "size",
  "unused-import", "unused-ignore", "unknown-ignored-rule",
]
