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
