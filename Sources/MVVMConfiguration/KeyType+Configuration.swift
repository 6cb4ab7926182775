import MVVMSource

// The types of keys that only the configuration has.

extension KeyType<String> {
  /// The name of a style that exists.
  static var style: Self {
    KeyType(
      schema: { #""type": "string", "examples": \#(jsonArray($0.styleNames.map { jsonString($0) }))"# },
      json: { jsonString($0) }
    ) { value, problems throws(ReportedProblem) in
      let names = problems.styleNames
      guard let name = value.string else {
        throw problems.wrongType("a string, one of: \(names.joined(separator: ", "))", value)
      }
      if names.contains(name) { return name }
      if problems.sheetNames.contains(name) {
        problems.report(.styleUnknown, withoutManifest(name), at: value.range)
        throw ReportedProblem()
      }
      throw problems.unknownWord("style", value, as: .styleUnknown, among: names)
    }
  }
}

extension KeyType<[String]> {
  /// Lines of a comment.
  static var lines: Self {
    .strings { value, problems throws(ReportedProblem) in
      let lines = try decodeStrings(value, &problems)
      for (line, item) in zip(lines, value.array ?? [])
      where line.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 }) {
        let message = "an entry of '\(problems.keyPath)' is one line: write each line as an entry"
        throw problems.invalid(message, item)
      }
      return lines
    }
  }

  /// Paths below the file's own folder.
  static var searchedPaths: Self {
    let schema = #""type": "array", "items": {"type": "string", "pattern": "^[^/]"}"#
    return .strings(schema: schema) { value, problems throws(ReportedProblem) in
      let paths = try decodeStrings(value, &problems)
      for (path, item) in zip(paths, value.array ?? []) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.first == "" || parts.contains("..") else { continue }
        throw problems.invalid("'\(path)' is not a path below the folder of this file", item)
      }
      return paths
    }
  }

  static var moduleNames: Self {
    let schema = #""type": "array", "items": {"type": "string", "pattern": "^\#(swiftNamePattern)$"}"#
    return .strings(schema: schema) { value, problems throws(ReportedProblem) in
      let names = try decodeStrings(value, &problems)
      for (name, item) in zip(names, value.array ?? []) where !isSwiftName(name) {
        throw problems.invalid("'\(name)' is not the name of a module", item)
      }
      return names
    }
  }

  /// The names of protocols, which may begin with that of a module.
  static var protocolNames: Self {
    let pattern = "^\(swiftNamePattern)(\\\\.\(swiftNamePattern))*$"
    let schema = #""type": "array", "items": {"type": "string", "pattern": "\#(pattern)"}"#
    return .strings(schema: schema) { value, problems throws(ReportedProblem) in
      let names = try decodeStrings(value, &problems)
      for (name, item) in zip(names, value.array ?? []) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        if words.allSatisfy({ isSwiftName(String($0)) }) { continue }
        throw problems.invalid("'\(name)' is not the name of a protocol", item)
      }
      return names
    }
  }

  /// The names of the view models that an override applies to, in which `*` means any text.
  static var viewModels: Self {
    let pattern = "^[A-Za-z_*][A-Za-z0-9_*]*$"
    let schema = #""type": "array", "minItems": 1, "items": {"type": "string", "pattern": "\#(pattern)"}"#
    return .strings(schema: schema) { value, problems throws(ReportedProblem) in
      let patterns = try decodeStrings(value, &problems)
      if patterns.isEmpty {
        throw problems.invalid("'\(problems.keyPath)' names at least one view model", value)
      }
      for (pattern, item) in zip(patterns, value.array ?? []) {
        let example = String(pattern.map { $0 == "*" ? "x" : $0 })
        if isSwiftName(example) { continue }
        throw problems.invalid("'\(pattern)' is not the name of a view model, with '*' for any text", item)
      }
      return patterns
    }
  }
}

extension KeyType<Configuration.HotOutputs> {
  /// A flag, or one of the outputs between all and none.
  static var hotOutputs: Self {
    func json(_ value: Configuration.HotOutputs) -> String {
      value == .states ? jsonString(value.rawValue) : value.rawValue
    }
    let values = Configuration.HotOutputs.allCases.map(json)
    return KeyType(schema: { _ in #""enum": \#(jsonArray(values))"# }, json: json) {
      value,
      problems throws(ReportedProblem) in
      if let flag = value.boolean { return flag ? .all : .off }
      if value.string == Configuration.HotOutputs.states.rawValue { return .states }
      throw problems.wrongType("true, false or \"states\"", value)
    }
  }
}

extension KeyType<String?> {
  /// The path of a folder, or null.
  static var folder: Self {
    .orNull(schema: #""type": ["string", "null"], "minLength": 1"#) {
      value,
      problems throws(ReportedProblem) in
      guard let folder = value.string else {
        throw problems.wrongType("the path of a folder, or null", value)
      }
      if !folder.isEmpty, !folder.utf8.contains(0) { return folder }
      let message = "'\(problems.keyPath)' is the path of a folder: write '.' for that of this file"
      throw problems.invalid(message, value)
    }
  }

  /// A name in Swift, or null.
  ///
  /// - Parameter isQualified: Whether it may begin with the name of a module or of an outer type.
  static func name(of what: String, isQualified: Bool = false) -> Self {
    let further = isQualified ? #"(\\.\#(swiftNamePattern))*"# : ""
    let schema = #""type": ["string", "null"], "pattern": "^\#(swiftNamePattern)\#(further)$""#
    return .orNull(schema: schema) { value, problems throws(ReportedProblem) in
      guard let name = value.string else {
        throw problems.wrongType("the name of \(what), or null", value)
      }
      let words = isQualified ? name.split(separator: ".", omittingEmptySubsequences: false) : [name[...]]
      if words.allSatisfy({ isSwiftName(String($0)) }) { return name }
      throw problems.invalid("'\(name)' is not the name of \(what)", value)
    }
  }

  private static func orNull(
    schema: String,
    decode: @escaping (JSONValue, inout ConfigurationProblems) throws(ReportedProblem) -> String
  ) -> Self {
    KeyType(schema: { _ in schema }, json: { $0.map { jsonString($0) } ?? "null" }) {
      value,
      problems throws(ReportedProblem) in
      value.isNull ? nil : try decode(value, &problems)
    }
  }
}

extension KeyType<[(name: String, level: LintLevel)]> {
  /// The level of each rule that the file names.
  static var ruleLevels: Self {
    KeyType(schema: { _ in #""type": "object""# }, json: { _ in "{}" }) {
      value,
      problems throws(ReportedProblem) in
      guard let members = value.object else {
        throw problems.wrongType("an object of rules and their levels", value)
      }
      var levels: [(name: String, level: LintLevel)] = []
      let names = problems.ruleNames?()
      for member in members {
        if let names, !names.contains(member.key) {
          problems.reportUnknown(
            "rule",
            member.key,
            as: .configUnknownRule,
            among: names,
            at: member.keyRange
          )
          continue
        }
        problems.path.append(member.key)
        if let level: LintLevel = try? decodeWord(member.value, &problems) {
          levels.append((member.key, level))
        }
        problems.path.removeLast()
      }
      return levels
    }
  }
}

extension KeyType<Configuration.Format.Indent> {
  static var indent: Self {
    KeyType(
      schema: { _ in #""anyOf": [{\#(integerSchema(1...8))}, {"const": "tab"}]"# },
      json: { indent in
        switch indent {
        case .spaces(let columns): "\(columns)"
        case .tab: jsonString("tab")
        }
      }
    ) { value, problems throws(ReportedProblem) in
      if value.string == "tab" { return .tab }
      if let columns = value.integer, (1...8).contains(columns) { return .spaces(columns) }
      let message = "'\(problems.keyPath)' is a number from 1 to 8, or \"tab\""
      switch value.content {
      case .number, .string: throw problems.invalid(message, value)
      case .null, .boolean, .array, .object:
        problems.report(.configWrongType, message, at: value.range)
        throw ReportedProblem()
      }
    }
  }
}

/// A Swift name as a regular expression for schemas.
private let swiftNamePattern = "[A-Za-z_][A-Za-z0-9_]*"
