import MVVMConfiguration
import MVVMFiles
import MVVMImport
import MVVMProject
import MVVMSource

/// The settings that the specs of an import run need, and that no configuration has.
struct MissingSettings {
  /// The path of the configuration to write; `nil` if the settings are only printed.
  var path: String?
  let keepsOrder: Bool
  /// The overrides in the order in which they were found. View models with the same settings share one.
  private(set) var overrides: [Configuration.Override] = []
  /// The number of view models that need the settings.
  private var count = 0
  /// The configuration that this run has written so far.
  private var written: [UInt8]?

  init(keepsOrder: Bool) { self.keepsOrder = keepsOrder }

  mutating func add(_ viewModel: ImportedViewModel) {
    if viewModel.result == .notConverted { return }
    self.count += 1
    guard let override = viewModel.override else { return }
    if let index = self.overrides.firstIndex(where: { $0.settings == override.settings }) {
      self.overrides[index].viewModels += override.viewModels
    } else {
      self.overrides.append(override)
    }
  }

  /// The text of a configuration with all of them; `nil` if it would be empty.
  var text: String? {
    if self.count == 0 || self.overrides.isEmpty && !self.keepsOrder { return nil }
    return self.overrides.configurationText(ofViewModels: self.count, keepsOrder: self.keepsOrder)
  }

  /// Returns the change that writes the configuration, unless another run has written one meanwhile.
  mutating func change(on disk: Disk) -> FileChange? {
    guard let path = self.path, let new = self.text.map({ Array($0.utf8) }), new != self.written,
      disk.bytes(path) == self.written
    else { return nil }
    defer { self.written = new }
    return FileChange(
      self.written == nil ? .create : .update,
      path,
      old: self.written.map { FileContents(bytes: $0) },
      new: new
    )
  }
}

extension Disk {
  /// Returns the path for a configuration that would apply to all of the folders: in a preferred folder, or in the
  /// repository or package around them.
  func pathOfConfiguration(for folders: [String], preferred: String) -> String? {
    let folders = folders.map(self.resolvedPath)
    // Without a root, the search goes on to that of the disk.
    let roots = Set(folders.map { self.projectRoot(around: $0) ?? "/" })
    let path = self.resolvedPath(preferred)
    if folders.allSatisfy({ isIn($0, path) }), roots.allSatisfy({ isIn(path, $0) }) {
      return join(preferred, configurationName)
    }
    guard roots.count == 1, let root = roots.first, root != "/" else { return nil }
    return join(relative(root, to: self.workingFolder), configurationName)
  }
}
