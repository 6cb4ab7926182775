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
  /// Goes beside the test cases, if an input is `async`.
  case testReply
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
    case .testReply: .testReply
    case .mocks, .testMocks: .mockSupport
    }
  }
}
