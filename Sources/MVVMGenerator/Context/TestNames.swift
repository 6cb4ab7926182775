import MVVMModel
import MVVMSource

/// The names of the tests of a view model's members, in the order of `members`: an input by its logic name where
/// others share its name, and an input and an output of one name with what they are behind it.
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

/// The name of an output's observer: that of the output, unless it means something in a test case.
///
/// - Parameter taken: What it must not be, to which it is added.
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

/// What no observer may be called.
///
/// - Parameter tests: The names of the tests, which stand in a subclass.
func namesOfTestCase(_ manifest: Manifest, tests: [Text]) -> Set<Text> {
  Set(inheritedNames + manifest.testCaseNames + tests.map { "test\(capitalized($0))" })
}

/// The properties of XCTestCase and what it inherits, on every platform, and those of a generated test case. On
/// Apple's platforms UIKit adds a great many whose names begin with `accessibility`.
private let inheritedNames: [Text] = [
  "continueAfterFailure", "debugDescription", "description", "executionTimeAllowance", "hash", "hashValue",
  "invocation", "isProxy", "makeViewModel", "name", "observationInfo", "setUp", "setUpWithError",
  "superclass", "tearDown", "tearDownWithError", "testCaseCount",
  "testRun",
  "testRunClass", "vm",
]

/// `testRun` and `testCaseCount` belong to XCTestCase, and `test` is what a suite of Swift Testing starts from.
private let namesOfTests: Set<Text> = ["Run", "CaseCount", "Test"]

/// A name that nothing has yet: with the suffix as often as it takes.
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
