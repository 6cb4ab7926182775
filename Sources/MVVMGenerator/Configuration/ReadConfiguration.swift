import MVVMSource

/// What a configuration file says, with every mistake in it; a part that holds one keeps its default.
///
/// - Parameters:
///   - styleNames: The styles that exist, those of the file's own `templates` folder included.
///   - ruleNames: The rules whose level the file may set; `nil` for a program that knows no rules, and so judges none.
///   - module: The module that wins over the file's.
public func configuration(
  from file: SourceFile,
  styleNames: [String],
  ruleNames: (() -> [String])? = nil,
  module: String? = nil
) -> Diagnosed<Configuration> {
  let json = parseJSON(file)
  guard let value = json.value else { return Diagnosed(nil, json.diagnostics) }
  var problems = ConfigurationProblems(file: file, styleNames: styleNames, ruleNames: ruleNames)
  var configuration = Configuration()
  read(value, at: "", configurationKeys, into: &configuration, &problems)
  configuration.module = module ?? configuration.module
  checkNames(of: configuration, in: value, &problems)
  if configuration.module == nil, let folder = value["tests"]?["folder"], folder.string != nil {
    let message = "tests import the module of the view models: add \"module\": \"…\""
    problems.report(.configInvalidValue, message, at: folder.range)
  }
  return Diagnosed(configuration, json.diagnostics + problems.diagnostics)
}

/// The templates folder that a configuration file names, and where, which must be known before its styles are;
/// `nil` where there is none, or where the file is wrong there.
public func templatesFolder(in file: SourceFile) -> (path: String, place: Place)? {
  guard let value = parseJSON(file).value?["templates"], let path = value.string else { return nil }
  return (path, Place(file, value.range))
}

/// What was found wrong in a configuration file so far.
struct ConfigurationProblems {
  let file: SourceFile
  let styleNames: [String]
  let ruleNames: (() -> [String])?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, styleNames: [String], ruleNames: (() -> [String])?) {
    self.file = file
    self.styleNames = styleNames
    self.ruleNames = ruleNames
  }

  @inline(never)
  mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at range: Range<Int>,
    replacement: String? = nil
  ) {
    let fix = replacement.map { Fix(Edit(range, jsonString($0))) }
    self.diagnostics.append(Diagnostic(identifier, message, at: Place(self.file, range), fix: fix))
  }

  @inline(never)
  mutating func reportWrongType(_ path: String, _ type: String, at range: Range<Int>) {
    self.report(.configWrongType, "'\(path)' is \(type)", at: range)
  }

  /// Reports a word that is not among those allowed, with the nearest one as its fix.
  @inline(never)
  mutating func reportUnknown(
    _ identifier: DiagnosticIdentifier,
    _ what: String,
    _ word: String,
    of path: String? = nil,
    among words: [String],
    at range: Range<Int>
  ) {
    let nearest = nearestWord(to: word, among: words)
    let hint = suggestion(nearest, orOneOf: words)
    let owner = path.map { " of '\($0)'" } ?? ""
    self.report(identifier, "unknown \(what) '\(word)'\(owner): \(hint)", at: range, replacement: nearest)
  }
}
