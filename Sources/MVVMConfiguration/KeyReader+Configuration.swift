import MVVMSource

// The keys of a configuration whose values have their own rules.

extension KeyReader {
  mutating func style(default: String?) -> String? {
    let names = self.problems.styleNames
    return self.read(
      "style",
      "How members are written in Swift: a bundled style or one of the templates folder.",
      #""type": "string", "examples": \#(jsonArray(names.map(jsonString)))"#,
      default: `default`.map(jsonString)
    ) { value, problems in
      guard let name = value.string else {
        return wrongType("a string, one of: \(names.joined(separator: ", "))", value, &problems)
      }
      if names.contains(name) { return name }
      if problems.sheetNames.contains(name) {
        problems.report(.styleUnknown, withoutManifest(name), at: value.range)
        return nil
      }
      problems.reportUnknown(.styleUnknown, "style", name, among: names, at: value.range)
      return nil
    }
  }

  mutating func headerLines() -> [String]? {
    let about = "Lines put as comments under the generated header."
    return self.read("header", about, stringsSchema, default: "[]") { value, problems in
      guard let lines = decodeStrings(value, &problems) else { return nil }
      for (line, item) in zip(lines, value.array ?? [])
      where line.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 }) {
        let message = "an entry of '\(problems.keyPath)' is one line: write each line as an entry"
        return invalid(message, item, &problems)
      }
      return lines
    }
  }

  /// Reads a name in Swift, or null, which is the default.
  ///
  /// - Parameter isQualified: Whether the name of a module, or of a type around it, may stand before it.
  mutating func name(
    _ key: String,
    _ about: String,
    of what: String,
    isQualified: Bool = false
  ) -> String? {
    let further = isQualified ? #"(\\.\#(swiftNamePattern))*"# : ""
    let values = #""type": ["string", "null"], "pattern": "^\#(swiftNamePattern)\#(further)$""#
    return self.read(key, about, values, default: "null") { value, problems in
      if value.isNull { return nil }
      guard let name = value.string else {
        return wrongType("the name of \(what), or null", value, &problems)
      }
      let words = isQualified ? name.split(separator: ".", omittingEmptySubsequences: false) : [name[...]]
      if words.allSatisfy({ isSwiftName(String($0)) }) { return name }
      return invalid("'\(name)' is not the name of \(what)", value, &problems)
    }
  }

  mutating func moduleNames(_ key: String, _ about: String) -> [String]? {
    let values = #""type": "array", "items": {"type": "string", "pattern": "^\#(swiftNamePattern)$"}"#
    return self.read(key, about, values, default: "[]") { value, problems in
      guard let names = decodeStrings(value, &problems) else { return nil }
      for (name, item) in zip(names, value.array ?? []) where !isSwiftName(name) {
        return invalid("'\(name)' is not the name of a module", item, &problems)
      }
      return names
    }
  }

  /// Reads the level of each rule that the file names.
  mutating func ruleLevels() -> [(name: String, level: LintLevel)]? {
    let about = "The level of each rule; a rule that is absent has its own."
    return self.read("rules", about, #""type": "object""#, default: "{}") { value, problems in
      guard let members = value.object else {
        return wrongType("an object of rules and their levels", value, &problems)
      }
      var levels: [(String, LintLevel)] = []
      let names = problems.ruleNames?()
      for member in members {
        if let names, !names.contains(member.key) {
          problems.reportUnknown(.configUnknownRule, "rule", member.key, among: names, at: member.keyRange)
        } else {
          problems.path.append(member.key)
          if let level: LintLevel = decodeChoice(member.value, &problems) {
            levels.append((member.key, level))
          }
          problems.path.removeLast()
        }
      }
      return levels
    }
  }

  mutating func indent() -> Configuration.Format.Indent? {
    let about = "Columns of one level of a spec, or tab. Generated code is indented by 2 yet."
    let values = #""anyOf": [{\#(integerSchema(1...8))}, {"const": "tab"}]"#
    return self.read("indent", about, values, default: "2") { value, problems in
      if value.string == "tab" { return .tab }
      if let columns = value.integer, (1...8).contains(columns) { return .spaces(columns) }
      let message = "'\(problems.keyPath)' is a number from 1 to 8, or \"tab\""
      switch value.content {
      case .number, .string: return invalid(message, value, &problems)
      case .null, .boolean, .array, .object:
        problems.report(.configWrongType, message, at: value.range)
        return nil
      }
    }
  }

  /// Reads the names of the view models that an override is for, in which `*` stands for any text.
  mutating func viewModelPatterns(of entry: JSONValue?) -> [String]? {
    if let entry, entry.object != nil, entry["viewModels"] == nil {
      let message = "an override names its view models: write \"viewModels\": [\"…\"]"
      let brace = entry.range.lowerBound..<entry.range.lowerBound + 1
      self.problems.report(.configInvalidValue, message, at: brace)
    }
    return self.read(
      "viewModels",
      "Names of view models, in which * stands for any text.",
      #""type": "array", "minItems": 1, "items": {"type": "string", "pattern": "^[A-Za-z_*][A-Za-z0-9_*]*$"}"#
    ) { value, problems in
      guard let patterns = decodeStrings(value, &problems) else { return nil }
      if patterns.isEmpty {
        return invalid("'\(problems.keyPath)' names at least one view model", value, &problems)
      }
      for (pattern, item) in zip(patterns, value.array ?? []) {
        let example = String(pattern.map { $0 == "*" ? "x" : $0 })
        if isSwiftName(example) { continue }
        return invalid("'\(pattern)' is not the name of a view model, with '*' for any text", item, &problems)
      }
      return patterns
    }
  }
}

/// What a name in Swift looks like, for schemas.
private let swiftNamePattern = "[A-Za-z_][A-Za-z0-9_]*"
