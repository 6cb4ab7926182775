import MVVMSource

extension LintRule {
  package static let unusedIgnore = LintRule(
    identifier: .unusedIgnore,
    summary: "An ignore silences something",
    hasFix: true,
    details: """
      The rule reports an ignore if its rule has no findings in the declaration
      below it, or if there is no declaration below it. It does not report an
      ignore of a rule that is off. '--fix' removes the line.
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
