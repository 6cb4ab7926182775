import MVVMModel

extension Configuration {
  /// Changes to the settings of the view models whose names match a pattern. Later overrides win.
  ///
  /// It has each member of `ViewModelSettings`, with `nil` for those that it does not change.
  @dynamicMemberLookup
  package struct Override: Sendable {
    private struct Change: Sendable {
      let setting: any AnyKeyPath & Sendable
      let copy: @Sendable (ViewModelSettings, inout ViewModelSettings) -> Void
    }

    /// The names of view models, in which `*` means any text.
    package var viewModels: [String]
    package var naming: [(key: NamingKey, pattern: NamePattern)] = []
    /// The other settings that the override changes, and their values.
    private var changes: [Change] = []
    private var values = ViewModelSettings()

    package init(viewModels: [String]) { self.viewModels = viewModels }

    package subscript<Value>(
      dynamicMember setting: any WritableKeyPath<ViewModelSettings, Value> & Sendable
    ) -> Value? {
      get { self.changes.contains { $0.setting == setting } ? self.values[keyPath: setting] : nil }
      set {
        self.changes.removeAll { $0.setting == setting }
        guard let newValue else { return }
        self.values[keyPath: setting] = newValue
        self.changes.append(Change(setting: setting) { $1[keyPath: setting] = $0[keyPath: setting] })
      }
    }

    fileprivate func apply(to settings: inout ViewModelSettings) {
      for change in self.changes { change.copy(self.values, &settings) }
      for (key, pattern) in self.naming { settings.naming[key] = pattern }
    }
  }
}

extension Configuration.ViewModelSettings {
  mutating func apply(_ override: Configuration.Override) { override.apply(to: &self) }
}
