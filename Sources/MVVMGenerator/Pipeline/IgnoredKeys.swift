import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

extension StyleLibrary {
  /// Returns an error or a warning for each key of a configuration that would have no effect.
  package func ignoredKeys(of configuration: Configuration, in file: ConfigurationFile) -> [Diagnostic] {
    let names = [configuration.settings.style] + configuration.overrides.entries.compactMap(\.style)
    let manifests = names.compactMap { self.manifest(named: $0).value }
    return [
      configuration.problemWithBaseClass(manifests).flatMap { file.problem(atTestKey: "baseClass", $0) },
      configuration.problemWithScheduler(manifests).flatMap { file.problem(atTestKey: "scheduler", $0) },
      configuration.problemWithObserved(manifests).flatMap { file.problem(atObserved: $0) },
    ].compactMap(\.self) + self.unreadKeys(ofStyles: names, manifests, in: file)
  }

  /// Returns a warning for each key that none of the styles reads.
  private func unreadKeys(ofStyles names: [String], _ manifests: [Manifest], in file: ConfigurationFile)
    -> [Diagnostic]
  {
    func reads(_ field: Text, _ kind: FileKind) -> Bool {
      names.contains { self.style(named: $0, for: kind).value?.template.reads(field) ?? true }
    }
    let isRead: KeyValuePairs<String, () -> Bool> = [
      "hotOutputs": { reads("hotOutputs", .classes) },
      "isolation": { !manifests.allSatisfy { $0.interface.attributes.contains("@MainActor") } },
      "tests.grabLatestValue": { reads("grabsLatestValue", .testSupport) },
    ]
    return isRead.compactMap { key, isRead in
      guard let place = file.place(ofKey: key), !isRead() else { return nil }
      let styles = Set(names).sorted().map { "'\($0)'" }.joined(separator: " and ")
      let message = "'\(key)' has no effect in the style \(styles): remove it"
      return Diagnostic(.configInvalidValue, message, at: place, severity: .warning)
    }
  }
}

// Each function takes the manifests of all styles that the configuration names, and returns a message if the
// key has no effect.
extension Configuration {
  /// Returns a message about a base class: only the classes of XCTest have one.
  fileprivate func problemWithBaseClass(_ manifests: [Manifest]) -> String? {
    let hasClasses = manifests.contains { self.testFramework(for: $0) == .xctest }
    guard self.tests.baseClass != nil, !hasClasses, self.tests.framework != .off else { return nil }
    return
      "suites of Swift Testing do not inherit from a class: remove 'baseClass', or set 'framework' to xctest"
  }

  /// Returns a message about a scheduler: only the observers of some styles have clocks, and none of a team's
  /// own do.
  fileprivate func problemWithScheduler(_ manifests: [Manifest]) -> String? {
    guard self.tests.scheduler != nil else { return nil }
    if !manifests.contains(where: \.observersHaveClocks) {
      return
        "the observers of this style have no clock: remove 'scheduler', and create the clock in the test"
    }
    if self.tests.observer == nil { return nil }
    return "your 'observer' is not created with a clock: remove either 'observer' or 'scheduler'"
  }

  /// Returns a message about `observed`: SwiftUI observes bound outputs, unless it observes the classes
  /// themselves.
  fileprivate func problemWithObserved(_ manifests: [Manifest]) -> String? {
    if !self.settings.bindings, !self.overrides.entries.contains(where: { $0.bindings == true }) {
      return "'observed' requires bindings: set 'bindings' to true"
    }
    guard !manifests.isEmpty, manifests.allSatisfy(\.interface.storesStates) else { return nil }
    return "SwiftUI observes the classes of this style directly: remove 'observed'"
  }
}
