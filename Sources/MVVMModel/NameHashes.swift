import MVVMSource

/// Whether two names that must differ may be the same, told by hashes alone. Names nearly always differ: only
/// where this says otherwise are they made and compared.
func mayClash(_ viewModel: ViewModel, _ rules: CheckRules) -> Bool {
  let facets = rules.facetProperties.map { $0.applied(to: viewModel.name) }
  var names = NameHashes()
  for (scope, namespace) in rules.namespaces.enumerated() {
    names.scope = UInt64(scope)
    for name in namespace.fixed { names.insert(name) }
    for name in facets where !namespace.fixed.contains(name) { names.insert(name) }
    for entry in namespace.entries { names.insert(entry, of: viewModel, rules.defaultKind) }
  }
  names.scope = .max
  for input in viewModel.inputs { names.insert(input.name, input.parameters) }
  for output in viewModel.outputs { names.insert(output) }
  for output in viewModel.errors { names.insert(output) }
  names.scope = .max - 1
  for input in viewModel.inputs { names.insert(input.logicName) }
  names.scope = .max - 2
  for dependency in viewModel.dependencies { names.insert(dependency.name) }
  names.scope = .max - 3
  for name in facets { names.insert(name) }
  for name in rules.reservedNames { names.insert(name) }
  names.insert(viewModel.name)
  for dependency in viewModel.dependencies { names.insert(dependency.name) }
  names.insertOnce(viewModel.inputs)
  names.insertOnce(viewModel.outputs)
  names.insertOnce(viewModel.errors)
  return names.hasTwins
}

private struct NameHashes {
  /// Equal names of different scopes are no twins.
  var scope: UInt64 = 0
  private var hashes: [UInt64] = []

  init() {
    self.hashes.reserveCapacity(128)
  }

  /// By open addressing in a table that is at most half full; 0 is a free place, and no hash.
  var hasTwins: Bool {
    var bits = 6
    while 1 << bits < self.hashes.count * 2 { bits += 1 }
    let mask = 1 << bits - 1
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mask + 1) { table in
      table.initialize(repeating: 0)
      return self.hashes.contains { hash in
        var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
        while table[place] != 0, table[place] != hash { place = (place + 1) & mask }
        defer { table[place] = hash }
        return table[place] == hash
      }
    }
  }

  mutating func insert(_ name: Text) {
    self.hashes.append(Hash(scope: self.scope).adding(name).value)
  }

  /// Members by their base names, which overloads share; these stand together.
  mutating func insertOnce(_ members: [some Ordered]) {
    for (index, member) in members.enumerated() where index == 0 || members[index - 1].name != member.name {
      self.insert(member.name)
    }
  }

  /// A function by its base name and labels, or by its name alone where it has no parameters.
  mutating func insert(_ name: Text, _ parameters: [Parameter]) {
    var hash = Hash(scope: self.scope).adding(name)
    for parameter in parameters {
      hash = hash.adding(":").adding(parameter.argumentLabel ?? parameter.label ?? "_")
    }
    self.hashes.append(hash.value)
  }

  mutating func insert(_ output: Output) {
    if case .function(let parameters) = output.form {
      self.insert(output.name, parameters)
    } else {
      self.insert(output.name)
    }
  }

  mutating func insert(_ entry: Namespace.Entry, of viewModel: ViewModel, _ defaultKind: StreamKind) {
    let start = Hash(scope: self.scope).adding(entry.pattern.prefix)
    let source = entry.source
    if source == .dependency {
      for dependency in viewModel.dependencies { self.insert(start, dependency.name, entry.pattern) }
      return
    }
    for input in viewModel.inputs where source.includes(input) {
      self.insert(start, source.isOfBaseNames ? input.name : input.logicName, entry.pattern)
    }
    for output in viewModel.outputs where source.includes(output, defaultKind) {
      self.insert(start, output.name, entry.pattern)
    }
    for output in viewModel.errors where source.includes(output, .event) {
      self.insert(start, output.name, entry.pattern)
    }
  }

  private mutating func insert(_ start: Hash, _ name: Text, _ pattern: NamePattern) {
    self.hashes.append(start.adding(name).adding(pattern.suffix).value)
  }
}

/// FNV-1a over bytes.
private struct Hash {
  private(set) var value: UInt64

  init(scope: UInt64) {
    self.value = 0xCBF2_9CE4_8422_2325 ^ scope
  }

  func adding(_ text: Text) -> Hash {
    var hash = self
    for byte in text.bytes { hash.add(byte) }
    return hash
  }

  func adding(_ string: String) -> Hash {
    var hash = self
    for byte in string.utf8 { hash.add(byte) }
    return hash
  }

  private mutating func add(_ byte: UInt8) {
    self.value = (self.value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
