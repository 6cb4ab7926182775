import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Reads a manifest and reports every mistake in it.
///
/// - Parameter base: The manifest of the style that this one extends. It supplies the keys that are absent.
func readManifest(from json: JSONValue, of file: SourceFile, extending base: Manifest?) -> Diagnosed<Manifest>
{
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
    keys.read("sentOutputs", as: .words(), into: &self.sentOutputs)
    keys.read("attributes", as: .texts, into: &self.attributes)
    keys.read("logic", as: .word, into: &self.logic)
    keys.read("storesStates", as: .flag, into: &self.storesStates)
    keys.read("statesHaveValues", as: .flag, into: &self.statesHaveValues)
  }
}

extension KeyReader {
  mutating func imports(extending base: [ModuleGroup: [Text]]) -> [ModuleGroup: [Text]] {
    var imports = base
    self.object("imports") { keys in
      for group in ModuleGroup.allCases {
        if let modules = keys.value(group.rawValue, as: .texts) { imports[group] = modules }
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
          for use in LibraryUse.all { modules[use] = keys.value(use.key, as: .texts) }
        }
        if !modules.isEmpty { imports[group] = modules }
      }
    }
    return imports
  }

  mutating func supportFiles(extending base: [SupportKind: Text]) -> [SupportKind: Text] {
    var files = base
    self.object("supportFiles") { keys in
      for kind in SupportKind.allCases {
        keys.read(kind.rawValue, as: .fileNameOrNull, into: &files[kind])
      }
    }
    return files
  }

  /// Reads scopes with the names in them; `nil` if there are none. Support names are reserved in each of
  /// them.
  mutating func namespaces(_ name: String) -> [Namespace]? {
    var namespaces: [Namespace] = []
    self.namedObjects(name) { name, keys in
      let fixed = keys.value("fixed", as: .texts) ?? []
      var entries: [Namespace.Entry] = []
      for source in NameSource.allCases {
        let patterns = keys.value(source.rawValue, as: .derivedNames) ?? []
        entries += patterns.map { (source: source, pattern: $0) }
      }
      namespaces.append(Namespace(name: Text(name), fixed: fixed + supportNames, entries: entries))
    }
    return namespaces.isEmpty ? nil : namespaces
  }

  /// Reads one word for each kind.
  fileprivate mutating func words<Kind: CaseIterable & Hashable & RawRepresentable<String>>(
    into words: inout [Kind: Text]
  ) {
    for kind in Kind.allCases {
      if let word = self.value(kind.rawValue, as: .string) { words[kind] = Text(word) }
    }
  }
}

// MARK: - Types of keys

extension KeyType<[Text]> {
  static var texts: Self {
    KeyType { value, problems in try decodeStrings(value, &problems).map { Text($0) }
    }
  }
}

extension KeyType<[(module: Text, types: [Text])]> {
  /// An object whose keys are modules, each with a list of type names.
  static var typesByModule: Self {
    KeyType { value, problems in
      guard let members = value.object else { throw problems.wrongType("an object of lists", value) }
      var modules: [(module: Text, types: [Text])] = []
      for member in members {
        problems.path.append(member.key)
        if let names = try? decodeStrings(member.value, &problems) {
          modules.append((Text(member.key), names.map { Text($0) }))
        }
        problems.path.removeLast()
      }
      return modules
    }
  }
}

extension KeyType {
  static func words<Word: CaseIterable & RawRepresentable<String>>() -> Self where Value == [Word] {
    KeyType { value, problems in
      guard let values = value.array else { throw problems.wrongType("an array of words", value) }
      return values.compactMap { try? decodeWord($0, &problems) }
    }
  }
}

extension KeyType<Text?> {
  static var fileNameOrNull: Self {
    KeyType { value, problems in
      if value.isNull { return nil }
      let name = try decodeString(value, &problems)
      guard isSwiftName(name) else { throw problems.invalid("'\(problems.keyPath)' is a name", value) }
      return Text(name)
    }
  }
}

extension KeyType<NamePattern> {
  /// A pattern that derives one name from another.
  static var derivedName: Self { KeyType(decode: decodeDerivedName) }

  /// A key of an earlier version, which is an error now.
  static func replaced(by key: String, _ purpose: String) -> Self {
    KeyType { value, problems in
      throw problems.invalid("'\(problems.keyPath)' is '\(key)' now, \(purpose)", value)
    }
  }
}

extension KeyType<NamePattern?> {
  static var derivedNameOrNull: Self {
    KeyType { value, problems in
      value.isNull ? nil : try decodeDerivedName(value, &problems)
    }
  }
}

extension KeyType<[NamePattern]> {
  static var derivedNames: Self {
    KeyType { value, problems in
      guard let values = value.array else { throw problems.wrongType("an array of patterns", value) }
      return values.compactMap { try? decodeDerivedName($0, &problems) }
    }
  }
}

private func decodeDerivedName(_ value: JSONValue, _ problems: inout ConfigurationProblems)
  throws -> NamePattern
{
  let pattern = NamePattern(try decodeString(value, &problems))
  let canBeType = ["overloads", "namespaces.inputBindings"].contains(where: problems.keyPath.hasPrefix)
  let isDerived = pattern.hole == "name" || pattern.hole == "Name" && canBeType
  guard isDerived, isSwiftName(pattern.applied(to: "x").description) else {
    throw problems.invalid("'\(problems.keyPath)' must be a name that contains '{name}'", value)
  }
  return pattern
}
