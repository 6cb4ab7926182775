import MVVMModel
import MVVMSource

extension Configuration {
  package func settings(for viewModel: ViewModel) -> ViewModelSettings { self.settings(for: viewModel.name) }

  /// Returns the settings of a view model: those of the file, changed by each override that names it, in order.
  package func settings(for viewModel: Text) -> ViewModelSettings {
    if self.overrides.entries.isEmpty { return self.settings }
    let indices = self.overrides.indices(forViewModel: viewModel.description)
    return indices.reduce(into: self.settings) { $0.apply(self.overrides.entries[$1]) }
  }

  /// Returns the access of a view model, from its spec or its settings.
  package func access(of viewModel: ViewModel) -> Access {
    viewModel.access ?? self.settings(for: viewModel).access
  }
}

extension Configuration.ViewModelSettings {
  /// Returns the attributes of a view model: those in its spec, and that of the actor that it is isolated to.
  ///
  /// - Parameter style: The rules of a style, whose classes may always be isolated.
  package func attributes(of viewModel: ViewModel, _ style: InterfaceRules) -> [Text] {
    let mainActor: Text = "@MainActor"
    let isAdded =
      self.isolation == .mainActor && !viewModel.isMainActor && !style.attributes.contains(mainActor)
    return isAdded ? [mainActor] + viewModel.attributes : viewModel.attributes
  }
}

extension Configuration {
  /// Sets the file names to those of a build plugin, whatever the configuration says. Others get their defaults.
  package mutating func useFileNames(_ names: [(key: NamingKey, pattern: NamePattern)]) {
    let defaults = Naming()
    for key in NamingKey.files {
      self.settings.naming[key] = names.first { $0.key == key }?.pattern ?? defaults[key]
      self.overrides.change { $0.naming.removeAll { $0.key == key } }
    }
  }
}

extension NamingKey {
  /// The keys for the names of files.
  package static let files: [NamingKey] = [.file, .bindingsFile, .mockFile, .testCaseFile]
}
