import MVVMModel
import MVVMSource

extension Configuration {
  /// Gives files the names that a build plugin has for them, whatever the configuration says; the others have their
  /// defaults.
  public mutating func useFileNames(_ names: [(key: NamingKey, pattern: NamePattern)]) {
    let defaults = Naming()
    for key in NamingKey.files {
      self.settings.naming[key] = names.first { $0.key == key }?.pattern ?? defaults[key]
      for index in self.overrides.indices { self.overrides[index].naming[key] = nil }
    }
  }
}

extension NamingKey {
  /// The keys that name files.
  public static let files: [NamingKey] = [.file, .mockFile, .testCaseFile]
}

/// Says of the first name of a file in a configuration that it does not count in a build plugin.
public func ignoredFileName(in file: SourceFile) -> Diagnostic? {
  guard let value = parseJSON(file).value else { return nil }
  let namings = [value["naming"]] + (value["overrides"]?.array ?? []).map { $0["naming"] }
  for case let naming? in namings {
    for key in NamingKey.files {
      guard let range = naming[key.rawValue]?.range else { continue }
      let message = "'\(key.rawValue)' does not count here: the build plugin names files itself"
      return Diagnostic(.fileNameIgnored, message, at: Place(file, range), severity: .note)
    }
  }
  return nil
}
