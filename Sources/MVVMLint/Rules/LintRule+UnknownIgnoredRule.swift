import MVVMSource

extension LintRule {
  package static let unknownIgnoredRule = LintRule(
    identifier: .unknownIgnoredRule,
    summary: "An ignore names an existing rule",
    details: """
      'mvvmgen rules' lists the rules. A comment ignores one rule. Errors cannot
      be ignored. The three rules about ignores can only be turned off in the
      configuration.
      """,
    example: """
        /// Reads posts.
        viewmodel PostsViewModel {
          inputs {
      -     // mvvmgen:ignore event-name the web view calls it by this name
      -     /// Call when the list is scrolled to its end.
      -     scrolledToEnd()
      +     // mvvmgen:ignore event-named-input the web view calls it by this name
      +     /// Call to read the next page.
      +     fetchNextPage()
          }
        }
      """
  ) { _, _, _ in }
}
