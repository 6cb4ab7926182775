/// The groups of files for which a manifest lists modules to import.
package enum ModuleGroup: String, CaseIterable, Sendable {
  case `class`
  case bindings
  case logic
  case mock
  case testCase
  /// The imports of test cases for the style's own observers.
  case observer
  /// Further imports of bindings, if SwiftUI observes the outputs that they bind.
  case observed
  case view
}
