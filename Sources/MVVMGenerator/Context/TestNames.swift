import MVVMModel
import MVVMSource

/// Returns the names of the tests of a view model's members, in the order of `members`. An input that shares its name
/// with other inputs uses its logic name. An input and an output with the same name get `Input` and `Output` as
/// suffixes.
func testNames(of viewModel: ViewModel, _ members: [Member]) -> [Text] {
  let inputs = Set(viewModel.inputs.map(\.name))
  let outputs = Set((viewModel.outputs + viewModel.errors).map(\.name))
  let overloaded = overloadedNames(viewModel.inputs)
  var taken = namesOfTests
  return members.map { member in
    let name: Text
    let suffix: StaticString
    switch member {
    case .input(let input):
      name = overloaded.contains(input.name) ? input.logicName : input.name
      suffix = "Input"
    case .output(let output):
      name = output.name
      suffix = "Output"
    }
    let isShared = inputs.contains(name) && outputs.contains(name)
    return unique(isShared ? "\(name)\(suffix)" : name, suffix, &taken)
  }
}

/// Returns the name of an output's observer: the output's name, unless that has a meaning in a test case.
///
/// - Parameter taken: The names that are not available. The returned name is added to them.
func nameOfObserver(of output: Output, _ taken: inout Set<Text>) -> Text {
  let isAccessibility =
    output.name.begins(with: "accessibility") || output.name.begins(with: "isAccessibility")
  return unique(
    isAccessibility ? "\(output.name)Observer" : output.name,
    "Observer",
    &taken,
    isCapitalized: false
  )
}

/// Returns the names that no observer may have.
///
/// - Parameter tests: The names of the tests, which are methods of a subclass.
func namesOfTestCase(_ manifest: Manifest, tests: [Text]) -> Set<Text> {
  Set(inheritedNames + manifest.testCaseNames + tests.map { "test\(capitalized($0))" })
}

/// The properties of `XCTestCase` on every platform, with the inherited ones, and those of a generated test case. On
/// Apple's platforms UIKit adds a great many whose names begin with `accessibility`.
private let inheritedNames: [Text] = [
  "continueAfterFailure", "debugDescription", "description", "executionTimeAllowance", "hash", "hashValue",
  "invocation", "isProxy", "makeViewModel", "name", "observationInfo", "setUp", "setUpWithError",
  "superclass", "tearDown", "tearDownWithError", "testCaseCount",
  "testRun",
  "testRunClass", "vm",
]

/// `testRun` and `testCaseCount` belong to `XCTestCase`, and suites of Swift Testing start from `test`.
private let namesOfTests: Set<Text> = ["Run", "CaseCount", "Test"]

/// Returns a name that is not taken yet, by adding the suffix as often as needed.
private func unique(
  _ name: Text,
  _ suffix: StaticString,
  _ taken: inout Set<Text>,
  isCapitalized: Bool = true
) -> Text {
  var name = name
  while !taken.insert(isCapitalized ? capitalized(name) : name).inserted { name = "\(name)\(suffix)" }
  return name
}

extension Text {
  fileprivate func begins(with word: StaticString) -> Bool {
    word.withUTF8Buffer { self.bytes.starts(with: $0) }
  }
}
