import MVVMModel
import MVVMSource

extension Configuration {
  package func settings(for viewModel: ViewModel) -> ViewModelSettings { self.settings(for: viewModel.name) }

  /// Returns the settings of the view model of a name: those of the file, changed by each override that names it, in
  /// order.
  package func settings(for viewModel: Text) -> ViewModelSettings {
    if self.overrides.entries.isEmpty { return self.settings }
    let indices = self.overrides.indices(forViewModel: viewModel.description)
    return indices.reduce(into: self.settings) { $0.apply(self.overrides.entries[$1]) }
  }

  /// Returns the access of a view model, as its spec or its settings say.
  package func access(of viewModel: ViewModel) -> Access {
    viewModel.access ?? self.settings(for: viewModel).access
  }
}

extension Configuration.ViewModelSettings {
  mutating func apply(_ override: Configuration.Override) {
    self.style = override.style ?? self.style
    self.access = override.access ?? self.access
    self.typeProtocol = override.typeProtocol ?? self.typeProtocol
    self.hotOutputs = override.hotOutputs ?? self.hotOutputs
    self.mocks = override.mocks ?? self.mocks
    self.bindings = override.bindings ?? self.bindings
    self.observed = override.observed ?? self.observed
    self.isolation = override.isolation ?? self.isolation
    for (key, pattern) in override.naming { self.naming[key] = pattern }
  }
}

extension Configuration.ViewModelSettings {
  /// Returns the attributes of a view model: those of its spec, and that of the actor that it is isolated to.
  ///
  /// - Parameter style: The rules of a style, whose classes may be isolated anyway.
  package func attributes(of viewModel: ViewModel, _ style: InterfaceRules) -> [Text] {
    let mainActor: Text = "@MainActor"
    let isAdded =
      self.isolation == .mainActor && !viewModel.isMainActor && !style.attributes.contains(mainActor)
    return isAdded ? [mainActor] + viewModel.attributes : viewModel.attributes
  }
}

/// Whether a name matches a pattern in which each `*` stands for any text, even none.
package func matches(_ name: String, pattern: String) -> Bool {
  let name = Array(name.utf8)
  let pattern = Array(pattern.utf8)
  let star = UInt8(ascii: "*")
  var (at, next) = (0, 0)
  // Where to continue if the last star takes one more byte.
  var retry: (at: Int, next: Int)?
  while at < name.count {
    if next < pattern.count, pattern[next] == star {
      retry = (at, next + 1)
      next += 1
    } else if next < pattern.count, pattern[next] == name[at] {
      (at, next) = (at + 1, next + 1)
    } else if let last = retry {
      retry = (last.at + 1, last.next)
      (at, next) = (last.at + 1, last.next)
    } else {
      return false
    }
  }
  return pattern[next...].allSatisfy { $0 == star }
}

extension Configuration {
  /// Sets the file names to those that a build plugin uses, whatever the configuration says. File names that are not
  /// given get their defaults.
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
