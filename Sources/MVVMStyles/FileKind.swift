import MVVMConfiguration

/// The kinds of generated files. The raw value of each is the name of its template.
package enum FileKind: String, CaseIterable, Sendable {
  /// The protocols and classes of the view models.
  case classes = "class"
  /// The code that binds the outputs of view models to views.
  case bindings
  /// Code that all bindings of a module share.
  case bindingSupport = "binding-support"
  /// The logic of a view model: a scaffold that the user goes on with.
  case logic
  /// Mocks of view models.
  case mock
  /// Code that all mocks of a module share.
  case mockSupport = "mock-support"
  /// A new spec, to begin with.
  case spec
  /// The view of a view model: a scaffold that the user goes on with.
  case view
  /// The events of view models as views of SwiftUI read them.
  case viewEvents = "view-events"
  /// Code that all classes and mocks of a module share.
  case sourceSupport = "source-support"
  /// The base of a view model's tests, for Swift Testing.
  case testingCase = "testing-case"
  /// The user's tests for Swift Testing: a scaffold.
  case testingTests = "testing-tests"
  /// Code that all test cases of a module share.
  case testSupport = "test-support"
  /// A property that SwiftUI tracks, which all objects that it observes share.
  case trackedState = "tracked-state"
  /// The base of a view model's tests, for XCTest.
  case xctestCase = "xctest-case"
  /// The user's tests for XCTest: a scaffold.
  case xctestTests = "xctest-tests"
}

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

/// The groups of files for which a manifest lists modules to import.
package enum ModuleGroup: String, CaseIterable, Sendable {
  case `class`
  case bindings
  case logic
  case mock
  case testCase
  /// What test cases import for the style's own observers.
  case observer
  /// What bindings import besides, where SwiftUI observes what they bind.
  case observed
  case view
}

/// The support files: what a module needs once, whatever its specs.
package enum SupportKind: String, CaseIterable, Sendable {
  /// Goes beside the classes.
  case sources
  /// Goes beside the classes, if there are bindings.
  case bindings
  /// Goes beside the classes, if SwiftUI observes them.
  case viewEvents
  /// The same, if it tracks states.
  case trackedState
  /// Goes beside the test cases.
  case tests
  /// Goes beside the mocks of the classes' module.
  case mocks
  /// Goes beside the mocks of the test module.
  case testMocks
}

extension SupportKind {
  package var fileKind: FileKind {
    switch self {
    case .sources: .sourceSupport
    case .bindings: .bindingSupport
    case .viewEvents: .viewEvents
    case .trackedState: .trackedState
    case .tests: .testSupport
    case .mocks, .testMocks: .mockSupport
    }
  }
}

extension FileKind {
  package var importGroup: ModuleGroup? {
    switch self {
    case .classes: .class
    case .bindings: .bindings
    case .logic: .logic
    case .mock: .mock
    case .testingCase, .xctestCase: .testCase
    case .view: .view
    default: nil
    }
  }

  /// The module of the test framework that the file uses.
  package var frameworkModule: StaticString? {
    switch self {
    case .testingTests: "Testing"
    case .xctestCase, .xctestTests: "XCTest"
    default: nil
    }
  }

  /// Whether the file belongs to the test module rather than to the module with the class.
  package var isTest: Bool {
    switch self {
    case .testingCase, .testingTests, .testSupport, .xctestCase, .xctestTests: true
    default: false
    }
  }

  /// The key in the configuration that names files of this kind.
  package var namingKey: NamingKey {
    switch self {
    case .bindings: .bindingsFile
    case .mock: .mockFile
    case .testingCase, .xctestCase: .testCaseFile
    default: .file
    }
  }

  /// Whether types of the spec appear in the file.
  package var namesTypes: Bool { self.importGroup.map { $0 != .view } ?? false }
}
