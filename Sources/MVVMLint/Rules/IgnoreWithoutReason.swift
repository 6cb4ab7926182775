import MVVMSource

extension LintRule {
  public static let ignoreWithoutReason = LintRule(
    .ignoreWithoutReason,
    "An ignore says why",
    details: """
      Whoever reads the spec next year has to know whether the exception still
      holds. What is ignored stays ignored, but the comment is reported until a
      reason follows the rule.
      """,
    bad: """
      /// Reads posts.
      viewmodel PostsViewModel {
        inputs {
          // mvvmgen:ignore event-named-input
          /// Call to read the next page.
          fetchNextPage()
        }
      }

      """,
    good: """
      /// Reads posts.
      viewmodel PostsViewModel {
        inputs {
          // mvvmgen:ignore event-named-input the web view calls it by this name
          /// Call to read the next page.
          fetchNextPage()
        }
      }

      """,
    // `applyIgnores` reports this, after all other rules.
    check: { _, _ in }
  )
}
