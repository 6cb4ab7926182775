import MVVMSource

/// A key of the configuration, with the value that applies.
package struct AppliedKey {
  /// The path of the key, such as `tests.folder`.
  package let name: String
  /// The value as JSON, in one line.
  package let value: String
  /// The place where it is set; `nil` for the default.
  package let place: SourceRange?

  fileprivate init(_ name: String, _ value: JSONValue, in file: SourceFile) {
    let lines = file.string(value.range).split(whereSeparator: \.isNewline)
    let text = lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    self.init(name: name, value: text, place: SourceRange(file, value.range))
  }

  fileprivate init(name: String, value: String, place: SourceRange?) {
    (self.name, self.value, self.place) = (name, value, place)
  }
}

/// Returns each key of the configuration with the value that a file sets or its default, in the order of the
/// documentation.
package func appliedKeys(of file: ConfigurationFile?) -> [AppliedKey] {
  let file = file ?? ConfigurationFile(SourceFile(path: "", text: "{}"))
  var keys = KeyReader(nil, ConfigurationProblems(file: file.file))
  var configuration = Configuration()
  configuration.read(&keys)
  return keys.descriptions.flatMap { $0.applied(file.root, in: file.file) }
}

extension KeyDescription {
  fileprivate func applied(_ object: JSONValue?, in file: SourceFile, below path: String = "") -> [AppliedKey]
  {
    let name = path + self.name
    let value = object?[self.name]
    if self.defaultValue == nil, !self.members.isEmpty {
      return self.members.flatMap { $0.applied(value, in: file, below: "\(name).") }
    }
    if let value { return [AppliedKey(name, value, in: file)] }
    return self.defaultValue.map { [AppliedKey(name: name, value: $0, place: nil)] } ?? []
  }
}

extension ConfigurationFile {
  /// Returns the keys that some entries of `overrides` set, sorted by name. If two set the same key, the
  /// later one wins.
  package func keys(ofOverrides indices: [Int]) -> [AppliedKey] {
    var found: [String: AppliedKey] = [:]
    for index in indices { self.add(self.overrides[index], below: "", to: &found) }
    return found.values.sorted { $0.name < $1.name }
  }

  private func add(_ object: JSONValue, below path: String, to found: inout [String: AppliedKey]) {
    for member in object.object ?? [] where member.key != "viewModels" {
      let name = path + member.key
      if member.value.object == nil {
        found[name] = AppliedKey(name, member.value, in: self.file)
      } else {
        self.add(member.value, below: "\(name).", to: &found)
      }
    }
  }
}
