import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// The names of members in tests, by the indices of the members in the spec's tree.
package final class TestedNames {
  let tests: [Int: Text]
  /// The names of the observers of outputs that a test case observes.
  package private(set) var observers: [Int: Text] = [:]

  package init(of viewModel: ViewModel, _ manifest: Manifest, _ tests: Configuration.Tests) {
    let members = viewModel.members
    self.tests = testNames(of: viewModel, order: viewModel.memberOrder.map { members[$0] })
    let others = manifest.testCaseNames + tests.names
    var taken: Set<Text> = []
    for output in viewModel.outputs where manifest.observed.contains(output.kind(manifest.defaultKind)) {
      self.observers[output.index] = unique(nameOfObserver(of: output.name), .observer) {
        !self.isInTestCase($0, others) && taken.insert($0).inserted
      }
    }
  }

  /// Returns whether a name already has a meaning in a test case, possibly as the name of a test, which is a
  /// method of a subclass.
  private func isInTestCase(_ name: Text, _ others: [Text]) -> Bool {
    if inheritedNames.contains(name) || others.contains(name) { return true }
    guard name.hasPrefix("test") else { return false }
    let test = Text(name.bytes.dropFirst("test".utf8.count))
    return self.tests.values.contains { capitalized($0) == test }
  }
}

/// Returns the names of the tests. An input that shares its name with other inputs uses its logic name. An
/// input and an output with the same name get `Input` and `Output` as suffixes.
///
/// - Parameter order: All members in the order in which they are named.
private func testNames(of viewModel: ViewModel, order: [Member]) -> [Int: Text] {
  let names = order.map { $0.input?.uniqueName ?? $0.name }
  var taken: Set<Text> = []
  func isFree(_ name: Text) -> Bool {
    let name = uncapitalized(name)
    return !reservedNames.contains(name) && taken.insert(name).inserted
  }
  var tests = Dictionary(uniqueKeysWithValues: zip(order.map(\.index), names))
  if names.allSatisfy(isFree) { return tests }
  taken = []
  let shared = Set(viewModel.inputs.map(\.name)).intersection(viewModel.outputs.map(\.name))
  for (member, name) in zip(order, names) {
    let pattern: NamePattern = member.input != nil ? "{name}Input" : "{name}Output"
    let wanted = shared.contains(name) ? pattern.applied(to: name) : name
    tests[member.index] = unique(wanted, pattern, isFree: isFree)
  }
  return tests
}

private func uncapitalized(_ name: Text) -> Text {
  guard let first = name.bytes.first, isUppercase(first) else { return name }
  return Text(([first + 0x20] + name.bytes.dropFirst())[...])
}

/// Returns the name of an output's observer: the output's name, unless it may clash with XCTest or, on
/// Apple's platforms, with UIKit, where many names in `XCTestCase` begin with `accessibility`.
private func nameOfObserver(of output: Text) -> Text {
  output.hasPrefix("accessibility") || output.hasPrefix("isAccessibility") || output.hasPrefix("XCT")
    ? NamePattern.observer.applied(to: output) : output
}

/// The properties of `XCTestCase` on every platform, including inherited ones, and the names that a generated
/// test case uses.
private let inheritedNames: WordSet = """
  continueAfterFailure debugDescription description executionTimeAllowance hash hashValue invocation
  isProxy makeViewModel name observationInfo setUp setUpBase setUpWithError superclass tearDown tearDownBase
  tearDownWithError testCaseCount testRun testRunClass vm
  """

/// Names that tests cannot have: `testRun` and `testCaseCount` belong to `XCTestCase`. Suites of Swift
/// Testing call `test`, and name their type by `Self`.
private let reservedNames: WordSet = "caseCount run self test"

/// Returns an unused name, by applying the pattern as often as needed.
private func unique(_ name: Text, _ pattern: NamePattern, isFree: (Text) -> Bool) -> Text {
  var name = name
  while !isFree(name) { name = pattern.applied(to: name) }
  return name
}

extension Configuration.Tests {
  /// Names that mean something in test cases, in addition to those of the style.
  fileprivate var names: [Text] { [self.scheduler, self.observer].compactMap { $0.map { Text($0) } } }

  /// Returns the name of the clock that the observers share; `nil` if they have none. With a base class there
  /// is none by default, since that may have a property of the name.
  func clock(in style: Manifest) -> String? {
    let isOurs = style.observersHaveClocks && self.observer == nil && self.baseClass == nil
    return self.scheduler ?? (isOurs ? "scheduler" : nil)
  }
}
