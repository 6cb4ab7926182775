/// The section of `AGENTS.md` that explains to an AI assistant how to work with view models. The page about
/// assistants shows it.
let agentsSection = """
  ## View models

  View models are specified in `*.mvvm` files. `mvvmgen` generates their protocols, classes, mocks and test cases.

  1. **Change a view model**: edit its spec and run `mvvmgen generate`. Then `mvvmgen new --from SPEC --missing` prints what
     the logic and the view lack. Never edit `*.generated.swift`; the next run overwrites it.
  2. **Add a view model**: write the spec first (`mvvmgen new NAME` writes an example to change), then `mvvmgen new --from SPEC`
     for logic and tests; add `--view` for a view. In a package that does not use the build plugin, add the spec to
     `exclude` of its target.
  3. **Write the logic** in `XViewModel.swift`, which is never overwritten. `mvvmgen explain logic` shows the form in the style
     of this repository: how to read inputs, write states, send events, report errors and act at the start.
  4. **Test** with the generated `XViewModelTestCase`. `mvvmgen explain tests` shows how. A state has its history:
     `test.isLoading.values == [false, true, false]`. In the styles for SwiftUI, wait for an event: `await test.alert.next()`.
     Where an input is `async`, an `MVVMTestReply` lets a test decide when a stub or a mock answers.
  5. **Read messages**: each ends with its rule in brackets, and `mvvmgen explain RULE` shows what is wrong and what to write.
  6. **Before you finish**: `mvvmgen format -i .`, `mvvmgen check .`, `swift test`. A check also fails on warnings.

  """
