import MVVMModel

extension Configuration {
  /// The outputs that a class subscribes to in its initializer, so that they are active before a view subscribes.
  package enum HotOutputs: String, CaseIterable, Sendable {
    case off = "false"
    /// Outputs that always have a value. Events sent before a view subscribes may be lost.
    case states
    case all = "true"
  }

  /// The settings that may differ between view models, with their defaults. Each is read as a key of its name.
  package struct ViewModelSettings: Hashable, Sendable {
    package var style = "rxswift"
    package var access = Access.internal
    package var naming = Naming()
    package var typeProtocol = TypeProtocol.auto
    package var classBound = false
    /// The protocols of the app that a generated protocol refines, by the key of its name.
    package var refines: [NamingKey: [String]] = [:]
    package var hotOutputs = HotOutputs.all
    package var mocks = Mocks.off
    package var bindings = false
    package var observed = Observed.off
    package var isolation = Isolation.nonisolated

    package init() {}
  }
}
