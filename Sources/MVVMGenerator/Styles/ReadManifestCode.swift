import MVVMModel
import MVVMSource

extension Manifest {
  /// The manifest that `code` tells of; `nil` for what is none.
  init?(code: StaticString) {
    self.init()
    self.observed = []
    let bytes = code.withUTF8Buffer { Array($0) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      guard self.read("\(Text(line[..<tab]))", Text(line[(tab + 1)...])) else { return nil }
    }
  }

  /// Whether the key is one of a manifest.
  private mutating func read(_ key: String, _ word: Text) -> Bool {
    switch key {
    case "fixed": return self.addFixedName(word)
    case "reservedNames": self.reservedNames.append(word)
    case "namespace": self.namespaces.append(Namespace(name: word, fixed: [], entries: []))
    case "typeNames": self.typeNames.append(NamePattern("\(word)"))
    case "streamTypes": self.streamTypes.append(word)
    case "attributes": self.interface.attributes.append(word)
    case "nestedTypes": self.nestedTypes.append(word)
    case "testCaseNames": self.testCaseNames.append(word)
    case "summary": self.summary = "\(word)"
    case "backing": self.backing = NamePattern("\(word)")
    case "closureBacking": self.closureBacking = NamePattern("\(word)")
    case "exposesRelays": self.exposesRelays = true
    default: return self.readChoice(key, "\(word)") || self.readPart(key, word)
    }
    return true
  }

  private mutating func readChoice(_ key: String, _ word: String) -> Bool {
    switch key {
    case "defaultKind": set(&self.defaultKind, to: word)
    case "testing": set(&self.testing, to: word)
    case "logic": set(&self.interface.logic, to: word)
    case "observed": append(word, to: &self.observed)
    case "sentOutputs": append(word, to: &self.interface.sentOutputs)
    default: false
    }
  }

  /// A key of two parts, such as `imports.class`.
  private mutating func readPart(_ key: String, _ word: Text) -> Bool {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let part = String(key[key.utf8.index(after: dot)...])
    switch key[..<dot] {
    case "entry": return self.addEntry(part, NamePattern("\(word)"))
    case "imports":
      guard let group = ImportGroup(rawValue: part) else { return false }
      self.imports[group] = (self.imports[group] ?? []) + [word]
      return true
    case "supportFiles": return set(&self.supportFiles, part, to: word)
    case "inputs": return set(&self.interface.inputs, part, to: word)
    case "outputs": return set(&self.interface.outputs, part, to: word)
    case "logicInputs": return set(&self.interface.logicInputs, part, to: word)
    case "logicOutputs": return set(&self.interface.logicOutputs, part, to: word)
    default: return false
    }
  }

  private mutating func addFixedName(_ name: Text) -> Bool {
    guard !self.namespaces.isEmpty else { return false }
    self.namespaces[self.namespaces.count - 1].fixed.append(name)
    return true
  }

  private mutating func addEntry(_ word: String, _ pattern: NamePattern) -> Bool {
    guard !self.namespaces.isEmpty, let source = Namespace.Source(rawValue: word) else { return false }
    self.namespaces[self.namespaces.count - 1].entries.append(
      Namespace.Entry(source: source, pattern: pattern)
    )
    return true
  }
}

private func set<Choice: RawRepresentable<String>>(_ target: inout Choice, to word: String) -> Bool {
  guard let choice = Choice(rawValue: word) else { return false }
  target = choice
  return true
}

private func set<Kind: RawRepresentable<String>>(
  _ words: inout SmallDictionary<Kind, Text>,
  _ kind: String,
  to word: Text
) -> Bool {
  guard let kind = Kind(rawValue: kind) else { return false }
  words[kind] = word
  return true
}

private func append<Choice: RawRepresentable<String>>(_ word: String, to choices: inout [Choice]) -> Bool {
  guard let choice = Choice(rawValue: word) else { return false }
  choices.append(choice)
  return true
}
