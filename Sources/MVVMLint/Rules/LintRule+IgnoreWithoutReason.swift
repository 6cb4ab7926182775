import MVVMSource

extension LintRule {
  package static let ignoreWithoutReason = LintRule(
    identifier: .ignoreWithoutReason,
    summary: "An ignore has a reason",
    details: """
      A later reader must be able to see whether the exception still holds. The
      ignore works, but is reported until a reason follows the rule.
      """,
    example: """
        /// Reads posts.
        viewmodel PostsViewModel {
          inputs {
      -     // mvvmgen:ignore event-named-input
      +     // mvvmgen:ignore event-named-input the web view calls it by this name
            /// Call to read the next page.
            fetchNextPage()
          }
        }
      """
  ) { _, _, _ in }
}
