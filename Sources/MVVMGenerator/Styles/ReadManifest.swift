import MVVMModel
import MVVMSource

/// What a manifest says, with every mistake in it.
///
/// - Parameter base: The style that it extends, from which absent keys are taken.
func manifest(from json: JSONValue, of file: SourceFile, extending base: Manifest?) -> Diagnosed<Manifest> {
  var problems = ConfigurationProblems(file: file, styleNames: [], ruleNames: nil)
  var manifest = base ?? Manifest()
  read(json, at: "", manifestKeys, into: &manifest, &problems)
  return Diagnosed(problems.diagnostics.isEmpty ? manifest : nil, problems.diagnostics)
}

private var manifestKeys: [ConfigurationKey<Manifest>] {
  [
    // Read before the rest, by the library.
    ConfigurationKey("extends") { value, path, _, problems in _ = string(value, path, &problems) },
    ConfigurationKey("summary", \.summary, string),
    ConfigurationKey("defaultKind", \.defaultKind, choice),
    ConfigurationKey("backing", \.backing, derivedName),
    ConfigurationKey("closureBacking", \.closureBacking, orNull(derivedName)),
    ConfigurationKey("testing", \.testing, choice),
    ConfigurationKey("observed") { value, path, target, problems in
      target.observed = choices(value, path, &problems) ?? []
    },
    ConfigurationKey("testCaseNames") { value, path, target, problems in
      target.testCaseNames = texts(value, path, &problems)
    },
    ConfigurationKey("exposesRelays", \.exposesRelays, flag),
    ConfigurationKey("imports", \.imports, keys: importKeys),
    ConfigurationKey("supportFiles", \.supportFiles, keys: supportKeys),
    ConfigurationKey("typeNames", \.typeNames, derivedNames),
    ConfigurationKey("reservedNames") { value, path, target, problems in
      target.reservedNames = texts(value, path, &problems)
    },
    ConfigurationKey("streamTypes") { value, path, target, problems in
      target.streamTypes = texts(value, path, &problems)
    },
    ConfigurationKey("nestedTypes") { value, path, target, problems in
      target.nestedTypes = (strings(value, path, &problems) ?? []).map { Text($0) }
    },
    ConfigurationKey("namespaces") { value, path, target, problems in
      target.namespaces = namespaces(value, path, &problems)
    },
    ConfigurationKey("interface", \.interface, keys: interfaceKeys),
  ]
}

private var importKeys: [ConfigurationKey<SmallDictionary<ImportGroup, [Text]>>] {
  ImportGroup.allCases.map { group in
    ConfigurationKey(group.rawValue) { value, path, target, problems in
      target[group] = texts(value, path, &problems)
    }
  }
}

private var supportKeys: [ConfigurationKey<SmallDictionary<SupportKind, Text>>] {
  SupportKind.allCases.map { kind in
    ConfigurationKey(kind.rawValue) { value, path, target, problems in
      if value.isNull {
        target[kind] = nil
      } else if let name = string(value, path, &problems) {
        if !isSwiftName(name) { problems.report(.configInvalidValue, "'\(path)' is a name", at: value.range) }
        target[kind] = Text(name)
      }
    }
  }
}

private func texts(_ value: JSONValue, _ path: String, _ problems: inout ConfigurationProblems) -> [Text] {
  (strings(value, path, &problems) ?? []).map { Text($0) }
}

func choices<Choice: CaseIterable & RawRepresentable<String>>(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> [Choice]? {
  guard let values = value.array else { return wrongType(path, "an array of words", value, &problems) }
  return values.compactMap { choice($0, path, &problems) }
}

/// A pattern that makes a name of another.
private func derivedName(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> NamePattern? {
  guard let text = string(value, path, &problems) else { return nil }
  let pattern = NamePattern(text)
  guard pattern.hole == "name", isSwiftName(pattern.applied(to: "x").description) else {
    return invalid("'\(path)' is a name with '{name}' in it", value, &problems)
  }
  return pattern
}

private func derivedNames(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> [NamePattern]? {
  guard let values = value.array else { return wrongType(path, "an array of patterns", value, &problems) }
  return values.compactMap { derivedName($0, path, &problems) }
}

private func namespaces(
  _ value: JSONValue,
  _ path: String,
  _ problems: inout ConfigurationProblems
) -> [Namespace] {
  guard let members = value.object else {
    return wrongType(path, "an object of namespaces", value, &problems) ?? []
  }
  return members.map { member in
    var namespace = Namespace(name: Text(member.key), fixed: [], entries: [])
    read(member.value, at: "\(path).\(member.key)", namespaceKeys, into: &namespace, &problems)
    return namespace
  }
}

private var namespaceKeys: [ConfigurationKey<Namespace>] {
  let fixed = ConfigurationKey<Namespace>("fixed") { value, path, target, problems in
    target.fixed += texts(value, path, &problems)
  }
  let derived = Namespace.Source.allCases.map { source in
    ConfigurationKey<Namespace>(source.rawValue) { value, path, target, problems in
      target.entries += (derivedNames(value, path, &problems) ?? [])
        .map { Namespace.Entry(source: source, pattern: $0) }
    }
  }
  return [fixed] + derived
}
