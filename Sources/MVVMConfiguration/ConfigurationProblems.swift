import MVVMSource

/// The problems found so far in a configuration file.
package struct ConfigurationProblems {
  package let file: SourceFile
  let styleNames: [String]
  let sheetNames: [String]
  let ruleNames: (() -> [String])?
  /// The keys that lead to the current value.
  package var path: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - styleNames: The existing styles.
  ///   - sheetNames: The user's templates. One of them may be a sheet without a manifest.
  ///   - ruleNames: The existing rules; `nil` for a program that has no rules and so checks none.
  package init(
    file: SourceFile,
    styleNames: [String] = [],
    sheetNames: [String] = [],
    ruleNames: (() -> [String])? = nil
  ) {
    self.file = file
    self.styleNames = styleNames
    self.sheetNames = sheetNames
    self.ruleNames = ruleNames
  }

  /// The keys that lead to the current value, as messages show them.
  package var keyPath: String { self.path.joined(separator: ".") }

  /// A copy for a nested reader, whose problems are added later.
  var withoutDiagnostics: ConfigurationProblems {
    var copy = self
    copy.diagnostics = []
    return copy
  }

  mutating func add(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: Range<Int>,
    replacement: String? = nil
  ) {
    let fix = replacement.map { Fix(Edit(range, jsonString($0))) }
    self.diagnostics.append(Diagnostic(identifier, message, at: SourceRange(self.file, range), fix: fix))
  }

  /// - Parameter key: A key within the current value.
  mutating func reportWrongType(_ type: String, of key: String? = nil, at range: Range<Int>) {
    let path = (self.path + (key.map { [$0] } ?? [])).joined(separator: ".")
    self.report(.configWrongType, "'\(path)' is \(type)", at: range)
  }

  /// Reports a word that is not allowed, with the nearest allowed word as its fix.
  mutating func reportUnknown(
    _ what: String,
    _ word: String,
    as identifier: DiagnosticIdentifier,
    of path: String? = nil,
    among words: [String],
    at range: Range<Int>
  ) {
    let (message, nearest) = unknown(what, word, of: path, among: words)
    self.report(identifier, message, at: range, replacement: nearest)
  }
}

/// The error thrown for a wrong value, which has already been reported.
package struct ReportedProblem: Error {}

extension ConfigurationProblems {
  /// Reports a value of another type. Throw the result.
  package mutating func wrongType(_ type: String, _ value: JSONValue) -> ReportedProblem {
    self.reportWrongType(type, at: value.range)
    return ReportedProblem()
  }

  /// Reports a value that is not allowed. Throw the result.
  package mutating func invalid(_ message: String, _ value: JSONValue) -> ReportedProblem {
    self.report(.configInvalidValue, message, at: value.range)
    return ReportedProblem()
  }

  /// Reports a word that is not allowed. Throw the result.
  mutating func unknownWord(
    _ what: String,
    _ value: JSONValue,
    as identifier: DiagnosticIdentifier = .configInvalidValue,
    of path: String? = nil,
    among words: [String]
  ) -> ReportedProblem {
    self.reportUnknown(what, value.string ?? "", as: identifier, of: path, among: words, at: value.range)
    return ReportedProblem()
  }
}

/// Returns the message for a style that has a sheet but no manifest.
package func withoutManifest(_ sheet: String) -> String {
  "style '\(sheet)' has a sheet but no manifest: write '\(sheet).json' next to it, at least '{}'"
}

/// Returns the message for a word that is not allowed, and the word that was most likely meant.
package func unknown(_ what: String, _ word: String, of path: String? = nil, among words: [String])
  -> (message: String, nearest: String?)
{
  let owner = path.map { " of '\($0)'" } ?? ""
  let nearest = nearestWord(to: word, among: words)
  return ("unknown \(what) '\(word)'\(owner): \(suggestion(nearest, orOneOf: words))", nearest)
}
