/// The test frameworks that tests can be generated for.
package enum TestFramework: String, CaseIterable, Sendable {
  case xctest
  case swiftTesting = "swift-testing"
}

extension TestFramework {
  /// The kind of the generated file that tests are based on.
  package var testCase: FileKind { self == .xctest ? .xctestCase : .testingCase }

  /// The kind of the scaffold that holds the user's tests.
  package var tests: FileKind { self == .xctest ? .xctestTests : .testingTests }
}
