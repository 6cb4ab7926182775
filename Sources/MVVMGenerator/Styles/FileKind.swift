/// The kinds of files that are generated, by the name of their template.
public enum FileKind: String, CaseIterable, Sendable {
  /// Protocols and classes.
  case `class`
  /// What ties view models to views.
  case bindings
  /// What the bindings of a module share.
  case bindingSupport = "binding-support"
  /// The person's part of a view model, as a scaffold.
  case logic
  /// Stand-ins for view models.
  case mock
  /// A spec, as it is first written.
  case spec
  /// The view of a view model, as a scaffold.
  case view
  /// What the classes and mocks of a module share.
  case sourceSupport = "source-support"
  /// What tests of a view model start from, for Swift Testing.
  case testingCase = "testing-case"
  /// The person's tests for Swift Testing, as a scaffold.
  case testingTests = "testing-tests"
  /// What the test cases of a module share.
  case testSupport = "test-support"
  /// What tests of a view model start from, for XCTest.
  case xctestCase = "xctest-case"
  /// The person's tests for XCTest, as a scaffold.
  case xctestTests = "xctest-tests"
}

/// What generated tests are written for.
enum TestFramework: String, CaseIterable, Sendable {
  case xctest
  case swiftTesting = "swift-testing"
}

extension TestFramework {
  /// The kind of the file that tests start from.
  var testCase: FileKind {
    switch self {
    case .xctest: .xctestCase
    case .swiftTesting: .testingCase
    }
  }

  /// The kind of the scaffold of tests.
  var tests: FileKind {
    switch self {
    case .xctest: .xctestTests
    case .swiftTesting: .testingTests
    }
  }
}

/// The files for which a manifest names modules to import.
enum ImportGroup: String, CaseIterable, Sendable {
  case `class`
  case bindings
  case logic
  case mock
  case testCase
  case view
}

/// The files that a module needs once, whatever its specs.
public enum SupportKind: String, CaseIterable, Sendable {
  /// Beside the classes.
  case sources
  /// Beside the classes, where there are bindings.
  case bindings
  /// Beside the test cases.
  case tests
}

extension SupportKind {
  var fileKind: FileKind {
    switch self {
    case .sources: .sourceSupport
    case .bindings: .bindingSupport
    case .tests: .testSupport
    }
  }
}

extension FileKind {
  var importGroup: ImportGroup? {
    switch self {
    case .class: .class
    case .bindings: .bindings
    case .logic: .logic
    case .mock: .mock
    case .testingCase, .xctestCase: .testCase
    case .view: .view
    case .bindingSupport, .sourceSupport, .spec, .testingTests, .testSupport, .xctestTests: nil
    }
  }

  /// The module of the test framework that the file uses.
  var frameworkModule: StaticString? {
    switch self {
    case .testingTests: "Testing"
    case .xctestCase, .xctestTests: "XCTest"
    case .bindings, .bindingSupport, .class, .logic, .mock, .sourceSupport, .spec, .testingCase, .testSupport,
      .view:
      nil
    }
  }

  /// Whether the file belongs to the tests of the module that has the class.
  var isTest: Bool {
    switch self {
    case .testingCase, .testingTests, .testSupport, .xctestCase, .xctestTests: true
    case .bindings, .bindingSupport, .class, .logic, .mock, .sourceSupport, .spec, .view: false
    }
  }

  /// Whether the file mentions types of the spec.
  var namesTypes: Bool {
    switch self {
    case .bindings, .class, .logic, .mock, .testingCase, .xctestCase: true
    case .bindingSupport, .sourceSupport, .spec, .testingTests, .testSupport, .view, .xctestTests: false
    }
  }
}
