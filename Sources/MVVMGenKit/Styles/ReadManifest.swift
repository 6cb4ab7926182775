import MVVMModel
import MVVMSource

/// What a manifest says, with every mistake in it.
///
/// - Parameter base: The style that it extends, from which absent keys are taken.
func manifest(from json: JSONValue, of file: SourceFile, extending base: Manifest?) -> Diagnosed<Manifest> {
  var problems = ConfigurationProblems(file: file, styleNames: [])
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
    ConfigurationKey("imports", \.imports, keys: importKeys),
    ConfigurationKey("typeNames", \.typeNames, derivedNames),
    ConfigurationKey("reservedNames") { value, path, target, problems in
      target.reservedNames = (strings(value, path, &problems) ?? []).map { Text($0) }
    },
    ConfigurationKey("namespaces") { value, path, target, problems in
      target.namespaces = namespaces(value, path, &problems)
    },
  ]
}

private var importKeys: [ConfigurationKey<[FileKind: [Text]]>] {
  FileKind.allCases.map { kind in
    ConfigurationKey(kind.rawValue) { value, path, target, problems in
      if let modules = strings(value, path, &problems) { target[kind] = modules.map { Text($0) } }
    }
  }
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
    var namespace = Namespace(fixed: [], entries: [])
    read(member.value, at: "\(path).\(member.key)", namespaceKeys, into: &namespace, &problems)
    return namespace
  }
}

private var namespaceKeys: [ConfigurationKey<Namespace>] {
  let fixed = ConfigurationKey<Namespace>("fixed") { value, path, target, problems in
    target.fixed += (strings(value, path, &problems) ?? []).map { Text($0) }
  }
  let derived = Namespace.Source.allCases.map { source in
    ConfigurationKey<Namespace>(source.rawValue) { value, path, target, problems in
      target.entries += (derivedNames(value, path, &problems) ?? [])
        .map { Namespace.Entry(source: source, pattern: $0) }
    }
  }
  return [fixed] + derived
}
