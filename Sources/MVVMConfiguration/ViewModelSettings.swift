import MVVMModel

extension Configuration {
  /// The settings that may differ between view models, with their defaults. Each is read as a key of its name.
  package struct ViewModelSettings: Hashable, Sendable {
    package var style = "rxswift"
    package var access = Access.internal
    package var naming = Naming()
    package var typeProtocol = TypeProtocol.members
    package var hotOutputs = true
    package var mocks = Mocks.off
    package var bindings = false
    package var observed = Observed.off
    package var isolation = Isolation.nonisolated

    package init() {}
  }
}
