import MVVMSource

// The types of keys that only the configuration has.

extension KeyType<String> {
  /// The name of a style that exists.
  static var style: Self {
    KeyType(
      schema: { #""type": "string", "examples": \#(jsonArray($0.styleNames.map { jsonString($0) }))"# },
      json: { jsonString($0) }
    ) { value, problems in
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
    .list { line, path in
      let isLine = !line.utf8.contains { $0 < 0x20 && $0 != 0x09 }
      return isLine ? nil : "an entry of '\(path)' is one line: write each line as an entry"
    }
  }

  /// Paths below the file's own folder.
  static var searchedPaths: Self {
    .list(pattern: "^[^/]") { path, _ in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let isBelow = parts.first != "" && !parts.contains("..")
      return isBelow ? nil : "'\(path)' is not a path below the folder of this file"
    }
  }

  static var moduleNames: Self {
    .list(pattern: "^\(swiftNamePattern)$") { name, _ in
      isSwiftName(name) ? nil : "'\(name)' is not the name of a module"
    }
  }

  /// The names of protocols, which may begin with that of a module.
  static var protocolNames: Self {
    .list(pattern: "^\(swiftNamePattern)(\\\\.\(swiftNamePattern))*$") { name, _ in
      let words = name.split(separator: ".", omittingEmptySubsequences: false)
      let areNames = words.allSatisfy { isSwiftName(String($0)) }
      return areNames ? nil : "'\(name)' is not the name of a protocol"
    }
  }

  /// The names of the view models that an override applies to, in which `*` means any text.
  static var viewModels: Self {
    .list(pattern: "^[A-Za-z_*][A-Za-z0-9_*]*$", ofAtLeastOne: "view model") { pattern, _ in
      let example = String(pattern.map { $0 == "*" ? "x" : $0 })
      let isName = isSwiftName(example)
      return isName ? nil : "'\(pattern)' is not the name of a view model, with '*' for any text"
    }
  }

  /// A list of strings of one form.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression for the strings, as in JSON; `nil` for none.
  ///   - what: What the list names if it must not be empty.
  ///   - complaint: Returns what is wrong with a string in the list of a key; `nil` if it is correct.
  private static func list(
    pattern: String? = nil,
    ofAtLeastOne what: String? = nil,
    complaint: @escaping (String, _ path: String) -> String?
  ) -> Self {
    let items = pattern.map { #""type": "string", "pattern": "\#($0)""# } ?? #""type": "string""#
    let schema = #""type": "array", \#(what == nil ? "" : #""minItems": 1, "#)"items": {\#(items)}"#
    return .strings(schema: schema) { value, problems in
      let strings = try decodeStrings(value, &problems)
      if strings.isEmpty, let what {
        throw problems.invalid("'\(problems.keyPath)' names at least one \(what)", value)
      }
      for (string, item) in zip(strings, value.array ?? []) {
        if let message = complaint(string, problems.keyPath) { throw problems.invalid(message, item) }
      }
      return strings
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
    return KeyType(schema: { _ in #""enum": \#(jsonArray(values))"# }, json: json) { value, problems in
      if let flag = value.boolean { return flag ? .all : .off }
      if value.string == Configuration.HotOutputs.states.rawValue { return .states }
      throw problems.wrongType("true, false or \"states\"", value)
    }
  }
}

extension KeyType<String?> {
  /// The path of a folder, or null.
  static var folder: Self {
    .orNull(schema: #""type": ["string", "null"], "minLength": 1"#) { value, problems in
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
    return .orNull(schema: schema) { value, problems in
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
    decode: @escaping (JSONValue, inout ConfigurationProblems) throws -> String
  ) -> Self {
    KeyType(schema: { _ in schema }, json: { $0.map { jsonString($0) } ?? "null" }) { value, problems in
      value.isNull ? nil : try decode(value, &problems)
    }
  }
}

extension KeyType<[(name: String, level: LintLevel)]> {
  /// The level of each rule that the file names.
  static var ruleLevels: Self {
    KeyType(schema: { _ in #""type": "object""# }, json: { _ in "{}" }) { value, problems in
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
    ) { value, problems in
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
