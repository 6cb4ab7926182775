import MVVMSource

/// Reads the keys of an object. Each key is requested once, in the order of the documentation; any other key
/// is reported.
///
/// So the code that reads a key also documents it. A reader without an object only lists the keys.
package struct KeyReader {
  package var problems: ConfigurationProblems
  /// The descriptions of all keys that were requested, if the reader has no object.
  private(set) var descriptions: [KeyDescription] = []
  /// Whether the object is an entry of a list. Its keys have no defaults.
  let isEntry: Bool
  private let members: [JSONMember]
  private let isDescribing: Bool
  private var names: [String] = []

  /// - Parameter value: The object to read; `nil` to list the keys.
  package init(_ value: JSONValue?, _ problems: ConfigurationProblems, isEntry: Bool = false) {
    self.problems = problems
    self.isEntry = isEntry
    self.isDescribing = value == nil
    self.members = value?.object ?? []
    if let value, value.object == nil {
      let subject = problems.path.isEmpty ? "a configuration" : "'\(problems.keyPath)'"
      self.problems.report(.configWrongType, "\(subject) is an object", at: value.range)
    }
  }

  /// Returns the problems that were found. Call it after all keys have been requested.
  package mutating func finish() -> ConfigurationProblems {
    for member in self.members where !self.names.contains(member.key) {
      self.problems.reportUnknown(
        "key",
        member.key,
        as: .configUnknownKey,
        among: self.names,
        at: member.keyRange
      )
    }
    return self.problems
  }
}

/// The documentation of a key.
struct KeyDescription {
  let name: String
  let about: String
  /// The allowed values, as JSON Schema. For a list of objects, this describes the list.
  let values: String
  /// The default value as JSON; `nil` if the key has none.
  let defaultValue: String?
  /// The keys of the object that is the value, or of each object in a list.
  var members: [KeyDescription] = []
}

extension KeyReader {
  /// Reads the value of a key, which replaces a default. A wrong value is reported, and the default stays.
  ///
  /// - Parameter about: The documentation of the key.
  /// - Returns: Whether there is a new value.
  @discardableResult
  package mutating func read<Value>(
    _ name: String,
    as type: KeyType<Value>,
    into value: inout Value,
    about: () -> String = { "" }
  ) -> Bool {
    if self.isDescribing {
      let json = self.isEntry ? nil : type.json(value)
      self.describe(name, about(), values: type.schema(self.problems), default: json)
    }
    return self.decode(name, as: type) { value = $0 }
  }

  /// Returns the value of a key without a default; `nil` if it is absent or wrong.
  package mutating func value<Value>(_ name: String, _ about: String = "", as type: KeyType<Value>) -> Value?
  {
    var value: Value?
    if self.isDescribing { self.describe(name, about, values: type.schema(self.problems), default: nil) }
    _ = self.decode(name, as: type) { value = $0 }
    return value
  }

  /// Reads the keys of the object that is the value of a key.
  package mutating func object(_ name: String, _ about: String = "", with read: (inout KeyReader) -> Void) {
    if self.isDescribing { self.describe(name, about, values: #""type": "object""#, default: nil) }
    let value = self.member(name)
    if self.isDescribing || value != nil { self.withNested(value, at: name, read) }
  }

  /// Reads the keys of each object in the list that is the value of a key.
  mutating func objects(_ name: String, _ about: String, with read: (inout KeyReader, JSONValue?) -> Void) {
    if self.isDescribing {
      self.describe(name, about, values: #""type": "array""#, default: "[]")
      self.withNested(nil, at: name, isEntry: true) { read(&$0, nil) }
    }
    guard let list = self.member(name) else { return }
    if list.array == nil { self.problems.reportWrongType("an array of objects", of: name, at: list.range) }
    for entry in list.array ?? [] {
      self.withNested(entry, at: "\(name)[]", isEntry: true) { read(&$0, entry) }
    }
  }

  /// Reads the keys of each object within the object that is the value of a key, whatever the names of those objects.
  package mutating func namedObjects(_ name: String, _ read: (String, inout KeyReader) -> Void) {
    guard let value = self.member(name) else { return }
    if value.object == nil {
      self.problems.reportWrongType("an object of namespaces", of: name, at: value.range)
    }
    self.problems.path.append(name)
    for member in value.object ?? [] {
      self.withNested(member.value, at: member.key) { read(member.key, &$0) }
    }
    self.problems.path.removeLast()
  }

  private mutating func describe(_ name: String, _ about: String, values: String, default json: String?) {
    self.descriptions.append(KeyDescription(name: name, about: about, values: values, defaultValue: json))
  }

  /// Returns the value of a key, which is a known key from here on.
  private mutating func member(_ name: String) -> JSONValue? {
    self.names.append(name)
    return self.members.first { $0.key == name }?.value
  }

  private mutating func decode<Value>(_ name: String, as type: KeyType<Value>, _ take: (Value) -> Void)
    -> Bool
  {
    guard let json = self.member(name) else { return false }
    self.problems.path.append(name)
    defer { self.problems.path.removeLast() }
    do {
      take(try type.decode(json, &self.problems))
      return true
    } catch { return false }
  }

  /// Reads the keys of an object that is the value of a key, or lists them if there is none.
  private mutating func withNested(
    _ value: JSONValue?,
    at key: String,
    isEntry: Bool = false,
    _ read: (inout KeyReader) -> Void
  ) {
    self.problems.path.append(key)
    var nested = KeyReader(value, self.problems.withoutDiagnostics, isEntry: self.isEntry || isEntry)
    read(&nested)
    self.problems.add(nested.finish().diagnostics)
    self.problems.path.removeLast()
    if self.isDescribing { self.descriptions[self.descriptions.count - 1].members = nested.descriptions }
  }
}
