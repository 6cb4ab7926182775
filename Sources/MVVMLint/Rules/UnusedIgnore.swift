import MVVMSource

extension LintRule {
  package static let unusedIgnore = LintRule(
    identifier: .unusedIgnore,
    summary: "An ignore silences something",
    hasFix: true,
    details: """
      '// mvvmgen:ignore RULE reason' on a line of its own, with no blank line
      behind it, covers the import, member, section or view model below it: all
      that the rule finds there, in its documentation and, of a section or view
      model, in every member. An ignore that is not needed any more, or that
      stands elsewhere, is reported; one of a rule that is off is not. '--fix'
      removes what is not needed.
      """,
    example: """
        /// Reads posts.
        viewmodel PostsViewModel {
          inputs {
      -     // mvvmgen:ignore event-named-input it was called 'fetchNextPage' once
            /// Call when the list is scrolled to its end.
            scrolledToEnd()
          }
        }
      """
  ) { _, _, _ in }
}
