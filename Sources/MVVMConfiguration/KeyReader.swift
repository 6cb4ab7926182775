import MVVMSource

/// Reads the keys of an object. Each key is asked for once, in the order of the documentation; any other key is
/// reported.
///
/// So the code that reads a key also documents it. A reader without an object only lists the keys.
package struct KeyReader {
  package var problems: ConfigurationProblems
  /// The descriptions of all keys that were asked for, if there is no object to read.
  private(set) var descriptions: [KeyDescription] = []
  private let members: [JSONMember]
  private let isDescribing: Bool
  private var names: [String] = []
  private var readCount = 0

  /// - Parameter value: The object to read; `nil` to list the keys.
  package init(_ value: JSONValue?, _ problems: ConfigurationProblems) {
    self.problems = problems
    self.isDescribing = value == nil
    self.members = value?.object ?? []
    if let value, value.object == nil {
      let subject = problems.path.isEmpty ? "a configuration" : "'\(problems.keyPath)'"
      self.problems.report(.configWrongType, "\(subject) is an object", at: value.range)
    }
  }

  /// Returns the problems that were found. Call it when all keys have been asked for.
  package mutating func finish() -> ConfigurationProblems {
    if self.readCount == self.members.count { return self.problems.lend() }
    for member in self.members where !self.names.contains(member.key) {
      self.problems.reportUnknown(
        .configUnknownKey,
        "key",
        member.key,
        among: self.names,
        at: member.keyRange
      )
    }
    return self.problems.lend()
  }
}

/// The documentation of a key.
package struct KeyDescription {
  package let name: String
  package let about: String
  /// The allowed values, as JSON Schema. For a list of objects, this describes the list.
  package let values: String
  /// The default value as JSON; `nil` for a key that has none.
  package let defaultValue: String?
  /// The keys of the object that is the value, or of each object in a list.
  package var members: [KeyDescription] = []
}

extension KeyReader {
  /// Returns the value of a key; `nil` if it is absent, or if the keys are only listed.
  package mutating func value(
    _ name: String,
    _ about: @autoclosure () -> String = "",
    _ values: () -> String = { "" },
    default: () -> String? = { nil }
  ) -> JSONValue? {
    self.names.append(name)
    if self.isDescribing {
      self.descriptions.append(
        KeyDescription(name: name, about: about(), values: values(), defaultValue: `default`())
      )
    }
    guard let member = self.members.first(where: { $0.key == name }) else { return nil }
    self.readCount += 1
    return member.value
  }

  /// Returns the decoded value of a key.
  package mutating func read<Value>(
    _ name: String,
    _ about: @autoclosure () -> String = "",
    _ values: @autoclosure () -> String = "",
    default: @autoclosure () -> String? = nil,
    as decode: (JSONValue, inout ConfigurationProblems) -> Value?
  ) -> Value? {
    guard let value = self.value(name, about(), values, default: `default`) else { return nil }
    self.problems.path.append(name)
    defer { self.problems.path.removeLast() }
    return decode(value, &self.problems)
  }

  /// Reads the keys of the object that is the value of a key.
  package mutating func object(_ name: String, _ about: String = "", _ read: (inout KeyReader) -> Void) {
    let value = self.value(name, about, { #""type": "object""# })
    if self.isDescribing || value != nil { self.read(value, at: name, read) }
  }

  /// Reads the keys of each object in the list that is the value of a key.
  package mutating func objects(
    _ name: String,
    _ about: String,
    _ read: (inout KeyReader, JSONValue?) -> Void
  ) {
    let list = self.value(name, about, { #""type": "array""# }, default: { "[]" })
    if self.isDescribing { self.read(nil, at: name) { read(&$0, nil) } }
    guard let list else { return }
    if list.array == nil { self.problems.reportWrongType("an array of objects", of: name, at: list.range) }
    for entry in list.array ?? [] { self.read(entry, at: "\(name)[]") { read(&$0, entry) } }
  }

  /// Reads the keys of each object within the object that is the value of a key, whatever the names of those objects.
  package mutating func namedObjects(_ name: String, _ read: (String, inout KeyReader) -> Void) {
    guard let value = self.value(name) else { return }
    if value.object == nil {
      self.problems.reportWrongType("an object of namespaces", of: name, at: value.range)
    }
    self.problems.path.append(name)
    for member in value.object ?? [] {
      self.read(member.value, at: member.key) { read(member.key, &$0) }
    }
    self.problems.path.removeLast()
  }

  /// Reads the keys of an object, or lists them where there is none.
  private mutating func read(_ value: JSONValue?, at name: String, _ read: (inout KeyReader) -> Void) {
    var reader = self.reader(of: value, at: name)
    read(&reader)
    self.take(&reader)
  }

  private mutating func reader(of value: JSONValue?, at name: String) -> KeyReader {
    self.problems.path.append(name)
    return KeyReader(value, self.problems.lend())
  }

  private mutating func take(_ reader: inout KeyReader) {
    self.problems = reader.finish()
    self.problems.path.removeLast()
    if self.isDescribing { self.descriptions[self.descriptions.count - 1].members = reader.descriptions }
  }
}
