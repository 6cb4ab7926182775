import MVVMSource

/// A key of an object in the configuration, and how its value is taken over into a `Target`.
struct ConfigurationKey<Target> {
  typealias Read = (JSONValue, _ path: String, inout Target, inout ConfigurationProblems) -> Void

  let name: String
  /// The keys inside, where the value is an object of fixed keys.
  let members: [String]
  let read: Read

  init(_ name: String, members: [String] = [], _ read: @escaping Read) {
    self.name = name
    self.members = members
    self.read = read
  }

  /// A key whose value is taken over if the function makes something of it.
  init<Value>(
    _ name: String,
    _ property: WritableKeyPath<Target, Value>,
    _ decode: @escaping (JSONValue, _ path: String, inout ConfigurationProblems) -> Value?
  ) {
    self.init(name) { value, path, target, problems in
      if let decoded = decode(value, path, &problems) { target[keyPath: property] = decoded }
    }
  }

  /// A key whose value is an object with keys of its own.
  init<Part>(_ name: String, _ property: WritableKeyPath<Target, Part>, keys: [ConfigurationKey<Part>]) {
    self.init(name, members: keys.map(\.name)) { value, path, target, problems in
      MVVMGenerator.read(value, at: path, keys, into: &target[keyPath: property], &problems)
    }
  }
}

/// Takes over the members of an object; one that no key names is reported.
///
/// - Parameter path: The keys that lead here, joined by dots, as messages show them; empty for the file.
func read<Target>(
  _ value: JSONValue,
  at path: String,
  _ keys: [ConfigurationKey<Target>],
  into target: inout Target,
  _ problems: inout ConfigurationProblems
) {
  let names = keys.map(\.name)
  for member in members(of: value, at: path, &problems) {
    guard let index = index(of: member, among: names, &problems) else { continue }
    keys[index].read(member.value, joined(path, member.key), &target, &problems)
  }
}

// Apart from the function above, which is compiled for each kind of target.

@inline(never)
private func members(
  of value: JSONValue,
  at path: String,
  _ problems: inout ConfigurationProblems
) -> [JSONMember] {
  if let members = value.object { return members }
  let subject = path.isEmpty ? "a configuration" : "'\(path)'"
  problems.report(.configWrongType, "\(subject) is an object", at: value.range)
  return []
}

@inline(never)
private func index(
  of member: JSONMember,
  among names: [String],
  _ problems: inout ConfigurationProblems
) -> Int? {
  if let index = names.firstIndex(of: member.key) { return index }
  problems.reportUnknown(.configUnknownKey, "key", member.key, among: names, at: member.keyRange)
  return nil
}

@inline(never)
private func joined(_ path: String, _ key: String) -> String {
  path.isEmpty ? key : "\(path).\(key)"
}
