import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

extension StyleLibrary {
  /// Returns an error at each key of a configuration's `tests`, and at `observed`, that nothing would come of: no style
  /// of its heeds the key, or another key replaces it, or one that it needs is missing.
  package func unheededKeys(of configuration: Configuration, in file: ConfigurationFile) -> [Diagnostic] {
    let (tests, overrides) = (configuration.tests, configuration.overrides.entries)
    let styles = [configuration.settings.style] + overrides.compactMap(\.style)
    let manifests = styles.compactMap { self.manifest(named: $0).value }
    let hasClocks = manifests.contains(where: \.observersHaveClocks)
    let hasClasses = manifests.contains { configuration.testFramework(for: $0) == .xctest }
    var problems: [Diagnostic?] = []
    if tests.baseClass != nil, !hasClasses, tests.framework != .off {
      let message =
        "a suite of Swift Testing has no class to inherit from: leave 'baseClass' out, or set 'framework' to xctest"
      problems.append(file.problem(atTestKey: "baseClass", message))
    }
    if tests.scheduler != nil, !hasClocks || tests.observer != nil {
      let message =
        hasClocks
        ? "an 'observer' of yours has no clock that a test case could make it with: leave one of the two out"
        : "the observers of this style have no clock: leave 'scheduler' out, and make the clock in the test"
      problems.append(file.problem(atTestKey: "scheduler", message))
    }
    if !overrides.contains(where: { $0.bindings == true }), !configuration.settings.bindings {
      problems.append(
        file.problem(atObserved: "what SwiftUI observes stands on 'bind': set 'bindings' to true")
      )
    } else if !manifests.isEmpty, manifests.allSatisfy(\.interface.storesStates) {
      let message = "SwiftUI observes the classes of this style as they are: leave 'observed' out"
      problems.append(file.problem(atObserved: message))
    }
    return problems.compactMap(\.self)
  }
}
