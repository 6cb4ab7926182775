import MVVMConfiguration
import MVVMSource

/// The kinds of generated files. The raw value of each is the name of its template.
package enum FileKind: String, CaseIterable, Sendable {
  /// The protocols and classes of the view models.
  case classes = "class"
  /// The code that binds the outputs of view models to views.
  case bindings
  /// Code that all bindings of a module share.
  case bindingSupport = "binding-support"
  /// The logic of a view model: a scaffold for the user to complete.
  case logic
  /// Mocks of view models.
  case mock
  /// Code that all mocks of a module share.
  case mockSupport = "mock-support"
  /// A new spec to start with.
  case spec
  /// The view of a view model: a scaffold for the user to complete.
  case view
  /// The events of view models in the form that SwiftUI views read.
  case viewEvents = "view-events"
  /// Code that all classes and mocks of a module share.
  case sourceSupport = "source-support"
  /// The base of a view model's tests, for Swift Testing.
  case testingCase = "testing-case"
  /// The user's tests for Swift Testing: a scaffold.
  case testingTests = "testing-tests"
  /// The replies to `async` inputs, shared by all tests of a module.
  case testReply = "test-reply"
  /// Code that all test cases of a module share.
  case testSupport = "test-support"
  /// A property that SwiftUI tracks, shared by all objects that it observes.
  case trackedState = "tracked-state"
  /// The base of a view model's tests, for XCTest.
  case xctestCase = "xctest-case"
  /// The user's tests for XCTest: a scaffold.
  case xctestTests = "xctest-tests"
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
  package var frameworkModule: Text? {
    switch self {
    case .testingTests: "Testing"
    case .xctestCase, .xctestTests: "XCTest"
    default: nil
    }
  }

  /// Whether the file belongs to the test module rather than to the module with the class.
  package var isTest: Bool {
    switch self {
    case .testingCase, .testingTests, .testReply, .testSupport, .xctestCase, .xctestTests: true
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
