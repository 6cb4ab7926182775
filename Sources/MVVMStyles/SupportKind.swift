/// The support files, which are written once for a module.
package enum SupportKind: String, CaseIterable, Sendable {
  /// Written next to the classes.
  case sources
  /// Written next to the classes, if there are bindings.
  case bindings
  /// Written next to the classes, if SwiftUI observes them.
  case viewEvents
  /// Written next to the classes, if SwiftUI tracks their states.
  case trackedState
  /// Written next to the test cases.
  case tests
  /// Written next to the test cases, if an input is `async`.
  case testReply
  /// Written next to the mocks of the classes' module.
  case mocks
  /// Written next to the mocks of the test module.
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
