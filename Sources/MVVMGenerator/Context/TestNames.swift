import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// The names of members in tests. `tests` and `observers` have one entry for each input, output and error, in this
/// order; `order` and `observed` hold indices into them.
package final class TestedNames {
  /// The indices of the members, in the order of their tests.
  let order: [Int]
  let tests: [Text]
  /// The indices of the outputs that a test case observes.
  private(set) var observed: [Int] = []
  /// The names of the observers; empty for members that are not observed.
  package private(set) var observers: [Text]

  package init(of viewModel: ViewModel, _ manifest: Manifest, _ tests: borrowing Configuration.Tests) {
    self.order = viewModel.memberOrder
    self.tests = namesOfTests(of: viewModel, self.order)
    self.observers = Array(repeating: "", count: self.tests.count)
    let others = manifest.testCaseNames + tests.names
    var taken: Set<Text> = []
    taken.reserveCapacity(viewModel.outputs.count)
    for (index, output) in viewModel.outputs.enumerated() {
      let kind = output.streamKind(manifest.defaultKind)
      guard let kind, manifest.observed.contains(kind) else { continue }
      let member = viewModel.inputs.count + index
      self.observed.append(member)
      self.observers[member] = unique(nameOfObserver(of: output.name), .observer) {
        !self.isInTestCase($0, others) && taken.insert($0).inserted
      }
    }
  }

  /// Whether a name has a meaning in a test case already, if only as that of a test, which is a method of a subclass.
  private func isInTestCase(_ name: Text, _ others: [Text]) -> Bool {
    if inheritedNames.contains(name) || others.contains(name) { return true }
    guard name.hasPrefix("test") else { return false }
    let test = Text(name.bytes.dropFirst("test".utf8.count))
    return self.tests.contains { capitalized($0) == test }
  }
}

/// Returns the names of the tests. An input that shares its name with other inputs uses its logic name. An input and an
/// output with the same name get `Input` and `Output` as suffixes.
///
/// - Parameter order: The indices of inputs, outputs and errors in the order in which they take their names.
private func namesOfTests(of viewModel: ViewModel, _ order: [Int]) -> [Text] {
  let (inputs, outputNames) = (viewModel.inputs, viewModel.outputs.map { $0.name })
  let overloaded = overloadedNames(inputs)
  var names = inputs.map { overloaded.contains($0.name) ? $0.logicName : $0.name } + outputNames
  var taken = Set<Text>(minimumCapacity: names.count)
  func isFree(_ name: Text) -> Bool {
    let name = uncapitalized(name)
    return !reservedNames.contains(name) && taken.insert(name).inserted
  }
  // Hardly ever do two of them meet.
  if names.allSatisfy(isFree) { return names }
  taken.removeAll()
  let shared = (WordSet(inputs.map { $0.name }), WordSet(outputNames))
  for index in order {
    let name = names[index]
    func other() -> NamePattern { index < inputs.count ? "{name}Input" : "{name}Output" }
    let isShared = shared.0.contains(name) && shared.1.contains(name)
    names[index] = unique(isShared ? other().applied(to: name) : name, other(), isFree: isFree)
  }
  return names
}

private func uncapitalized(_ name: Text) -> Text {
  guard let first = name.bytes.first, isUppercase(first) else { return name }
  return Text(([first + 0x20] + name.bytes.dropFirst())[...])
}

/// Returns the name of an output's observer: the output's name, unless XCTest may have one like it, or UIKit on Apple's
/// platforms, where a great many names of `XCTestCase` begin with `accessibility`.
private func nameOfObserver(of output: Text) -> Text {
  output.hasPrefix("accessibility") || output.hasPrefix("isAccessibility") || output.hasPrefix("XCT")
    ? NamePattern.observer.applied(to: output) : output
}

/// The properties of `XCTestCase` on every platform, with the inherited ones, and what a generated test case names.
private let inheritedNames: WordSet = """
  NoViewModel TestObserver continueAfterFailure debugDescription description executionTimeAllowance hash hashValue
  invocation isProxy makeViewModel name observationInfo setUp setUpBase setUpWithError superclass tearDown tearDownBase
  tearDownWithError
  testCaseCount testRun testRunClass vm
  """

/// `testRun` and `testCaseCount` belong to `XCTestCase`, and suites of Swift Testing start from `test`.
private let reservedNames: WordSet = "caseCount run test"

/// Returns a name that is free, by applying the pattern as often as needed.
private func unique(_ name: Text, _ pattern: @autoclosure () -> NamePattern, isFree: (Text) -> Bool) -> Text {
  var name = name
  while !isFree(name) { name = pattern().applied(to: name) }
  return name
}

extension Configuration.Tests {
  /// Names that mean something in test cases, beside those of the style.
  fileprivate var names: [Text] { [self.scheduler, self.observer].compactMap { $0.map { Text($0) } } }
}
