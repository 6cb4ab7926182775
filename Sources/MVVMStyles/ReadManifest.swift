import MVVMConfiguration
import MVVMModel
import MVVMSource

/// Reads a manifest and reports every mistake in it.
///
/// - Parameter base: The manifest of the style that this one extends. It supplies the keys that are absent.
func manifest(from json: JSONValue, of file: SourceFile, extending base: Manifest?) -> Diagnosed<Manifest> {
  var keys = KeyReader(json, ConfigurationProblems(file: file))
  let manifest = Manifest(&keys, extending: base)
  let problems = keys.finish()
  return Diagnosed(problems.diagnostics.isEmpty ? manifest : nil, problems.diagnostics).inOrder()
}

extension InterfaceRules {
  mutating func read(_ keys: inout KeyReader) {
    keys.object("inputs") { $0.words(into: &self.inputs) }
    keys.object("outputs") { $0.words(into: &self.outputs) }
    keys.object("logicInputs") { $0.words(into: &self.logicInputs) }
    keys.object("logicOutputs") { $0.words(into: &self.logicOutputs) }
    self.sentOutputs = keys.choices("sentOutputs") ?? self.sentOutputs
    self.attributes = keys.texts("attributes") ?? self.attributes
    self.logic = keys.choice("logic") ?? self.logic
    self.storesStates = keys.flag("storesStates") ?? self.storesStates
    self.statesHaveValues = keys.flag("statesHaveValues") ?? self.statesHaveValues
  }
}

// MARK: - Values

extension KeyReader {
  mutating func texts(_ name: String) -> [Text]? {
    self.strings(name)?.map { Text($0) }
  }

  /// Reads an object of lists: modules, each with names of types.
  mutating func typesByModule(_ name: String) -> [(module: Text, types: [Text])]? {
    self.read(name) { value, problems in
      guard let members = value.object else { return wrongType("an object of lists", value, &problems) }
      return members.compactMap { member in
        problems.path.append(member.key)
        defer { problems.path.removeLast() }
        return decodeStrings(member.value, &problems).map { (Text(member.key), $0.map { Text($0) }) }
      }
    }
  }

  mutating func imports(extending base: [ModuleGroup: [Text]]) -> [ModuleGroup: [Text]] {
    var imports = base
    self.object("imports") { keys in
      for group in ModuleGroup.allCases {
        if let modules = keys.texts(group.rawValue) { imports[group] = modules }
      }
    }
    return imports
  }

  mutating func publicImports(
    extending base: [ModuleGroup: [LibraryUse: [Text]]]
  ) -> [ModuleGroup: [LibraryUse: [Text]]] {
    var imports = base
    self.object("publicImports") { keys in
      for group in ModuleGroup.allCases {
        var modules: [LibraryUse: [Text]] = [:]
        keys.object(group.rawValue) { keys in
          for use in LibraryUse.all {
            if let names = keys.texts(use.key) { modules[use] = names }
          }
        }
        if !modules.isEmpty { imports[group] = modules }
      }
    }
    return imports
  }

  mutating func supportFiles() -> [(kind: SupportKind, name: Text?)] {
    var files: [(kind: SupportKind, name: Text?)] = []
    self.object("supportFiles") { keys in
      for kind in SupportKind.allCases {
        if let name = keys.fileNameOrNull(kind.rawValue) { files.append((kind, name)) }
      }
    }
    return files
  }

  /// Reads scopes with the names in them; `nil` if there are none.
  mutating func namespaces(_ name: String) -> [Namespace]? {
    var namespaces: [Namespace] = []
    self.namedObjects(name) { name, keys in
      let fixed = keys.texts("fixed") ?? []
      var entries: [Namespace.Entry] = []
      for source in NameSource.allCases {
        let patterns = keys.read(source.rawValue, as: derivedNames) ?? []
        entries += patterns.map { (source: source, pattern: $0) }
      }
      namespaces.append(Namespace(name: Text(name), fixed: fixed, entries: entries))
    }
    return namespaces.isEmpty ? nil : namespaces
  }

  /// Reads one word for each kind.
  fileprivate mutating func words<Kind: CaseIterable & Hashable & RawRepresentable<String>>(
    into words: inout [Kind: Text]
  ) {
    for kind in Kind.allCases {
      if let word = self.string(kind.rawValue) { words[kind] = Text(word) }
    }
  }

  mutating func choices<Choice: WordType>(
    _ name: String
  ) -> [Choice]? {
    self.read(name) { value, problems in
      guard let values = value.array else { return wrongType("an array of words", value, &problems) }
      return values.compactMap { decodeChoice($0, &problems) }
    }
  }

  mutating func fileNameOrNull(_ name: String) -> Text?? {
    self.read(name) { value, problems in
      if value.isNull { return .some(nil) }
      guard let name = decodeString(value, &problems) else { return nil }
      return isSwiftName(name) ? Text(name) : invalid("'\(problems.keyPath)' is a name", value, &problems)
    }
  }

  mutating func derivedNameOrNull(_ name: String) -> NamePattern?? {
    self.read(name) { value, problems in
      value.isNull ? .some(nil) : derivedName(value, &problems).map { .some($0) }
    }
  }
}

/// Reads a pattern that derives one name from another.
func derivedName(_ value: JSONValue, _ problems: inout ConfigurationProblems) -> NamePattern? {
  guard let text = decodeString(value, &problems) else { return nil }
  let pattern = NamePattern(text)
  let isDerived = pattern.hole == "name" || pattern.hole == "Name" && problems.keyPath.hasPrefix("overloads")
  guard isDerived, isSwiftName(pattern.applied(to: "x").description) else {
    return invalid("'\(problems.keyPath)' is a name with '{name}' in it", value, &problems)
  }
  return pattern
}

func derivedNames(_ value: JSONValue, _ problems: inout ConfigurationProblems) -> [NamePattern]? {
  guard let values = value.array else { return wrongType("an array of patterns", value, &problems) }
  return values.compactMap { derivedName($0, &problems) }
}
