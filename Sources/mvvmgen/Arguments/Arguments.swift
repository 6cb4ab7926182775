import MVVMFiles
import MVVMLint
import MVVMSource

/// The arguments given to a command. Each option is known to the command and given only once, unless it is repeatable.
struct Arguments {
  let command: any Command.Type
  /// All commands of the tool.
  let commands: [any Command.Type]
  fileprivate var options = SmallDictionary<String, String>()
  fileprivate(set) var operands: [String] = []

  fileprivate init(_ command: any Command.Type, among commands: [any Command.Type]) {
    self.command = command
    self.commands = commands
  }
}

extension Arguments {
  /// The value of an option; empty for a flag, and `nil` if the option is not given.
  subscript(option: Option) -> String? { self.options[option.name] }

  func has(_ option: Option) -> Bool { self[option] != nil }

  /// Returns the value of an option whose value is one of some words.
  func value<Word: RawRepresentable<String>>(_ option: Option, default standard: Word) -> Word {
    self[option].flatMap(Word.init(rawValue:)) ?? standard
  }

  /// Returns the values of a repeatable option.
  func list(_ option: Option) -> [String] { self[option]?.split(separator: ",").map(String.init) ?? [] }

  var messageFormat: MessageFormat { self.value(.messageFormat, default: .text) }

  func wrong(_ message: String) -> RunError {
    .usage(message, command: self.command.name)
  }

  /// Fails if one of some options is given.
  ///
  /// - Parameter message: What is wrong with the option of this spelling.
  func reject(_ options: [Option], _ message: (String) -> String) throws(RunError) {
    if let option = options.first(where: self.has) { throw self.wrong(message(option.spelling)) }
  }
}

extension ChangeMode {
  init(_ given: Arguments) {
    let (check, diff) = (given.has(.check), given.has(.diff))
    self = check || diff ? .compare(check: check, diff: diff) : .write
  }
}

/// The source of a run's specs.
enum SpecSource {
  case paths([String])
  /// A spec on standard input, and the path to use for it.
  case standardInput(path: String?)
}

extension Arguments {
  /// Returns the disk. Fails if the current folder does not exist any more.
  func disk() throws(RunError) -> Disk {
    if let disk = Disk() { return disk }
    throw .unexpected("the current folder is not there any more")
  }

  /// Returns the paths of a command that cannot read standard input.
  ///
  /// - Parameter hyphen: What is wrong with `-`.
  func paths(hyphen: String) throws(RunError) -> [String] {
    let paths = try self.paths()
    if paths.contains("-") { throw self.wrong(hyphen) }
    return paths
  }

  /// Returns the operands, none of which is empty; the current folder if there are none.
  private func paths() throws(RunError) -> [String] {
    if self.operands.contains("") { throw self.wrong("a path is empty: write '.' for the current folder") }
    return self.operandsOrFolder
  }

  /// The operands; the current folder if there are none.
  var operandsOrFolder: [String] { self.operands.isEmpty ? ["."] : self.operands }

  func source() throws(RunError) -> SpecSource {
    let paths = try self.paths()
    guard self.operands.contains("-") else {
      if self.has(.stdinPath) { throw self.wrong("'--stdin-path' names standard input: add '-'") }
      return .paths(paths)
    }
    if self.operands.count > 1 { throw self.wrong("'-' stands alone: standard input is one spec") }
    return .standardInput(path: self[.stdinPath])
  }

  /// The options that all commands share.
  var workspaceOptions: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.config = self[.config]
    options.ruleNames = lintRuleNames
    return options
  }

  /// Returns the specs that the paths name.
  ///
  /// - Parameter options: `nil` for those that all commands share.
  func workspace(_ paths: [String], _ options: WorkspaceOptions? = nil, in tree: any FileTree)
    throws(RunError) -> Workspace
  {
    let workspace = resolve(paths, options ?? self.workspaceOptions, in: tree)
    if let message = workspace.usageError { throw self.wrong(message) }
    return workspace
  }

  /// Returns the configuration of a spec on standard input, or of the current folder.
  ///
  /// - Parameter path: The path to use for the spec.
  func configuration(ofSpec path: String?, _ options: WorkspaceOptions? = nil, in tree: any FileTree)
    throws(RunError) -> Diagnosed<WorkspaceConfiguration>
  {
    var configurations = Configurations(options ?? self.workspaceOptions, in: tree)
    let index = configurations.index(ofFolder: folder(of: path ?? ""))
    if let message = configurations.usageError { throw self.wrong(message) }
    return Diagnosed(configurations.all[index], configurations.diagnostics)
  }

  /// Reads the spec on standard input, once its configuration is found to be correct.
  func standardInput(as path: String?, _ options: WorkspaceOptions? = nil, in tree: any FileTree)
    throws(RunError) -> Diagnosed<(project: WorkspaceConfiguration, source: SourceFile)>
  {
    try self.configuration(ofSpec: path, options, in: tree).correct().flatMap { project in
      let path = path ?? "<stdin>"
      let bytes = readStandardInput().diagnosed(at: path)
      return bytes.map { (project, SourceFile(path: path, bytes: $0)) }
    }
  }
}

/// What the command line asks for.
enum Invocation {
  case toolHelp
  case help(any Command.Type)
  case version
  case manPage
  case run(Arguments)
}

/// Reads the command line.
///
/// - Parameter arguments: The arguments without the name of the tool.
func readArguments(_ arguments: [String], of commands: [any Command.Type]) throws(RunError) -> Invocation {
  guard let first = arguments.first else {
    throw .usage("expected a command: \(commands.map { $0.name }.joined(separator: ", "))")
  }
  if Option.help.isSpelled(first) { return .toolHelp }
  if first == Option.version.spelling || first == "version" { return .version }
  if first == Option.manPage.spelling { return .manPage }
  if first == "help" {
    guard let word = arguments.dropFirst().first else { return .toolHelp }
    let command = try command(named: word, among: commands)
    return .help(command)
  }
  let command = try command(named: first, among: commands)
  let rest = Array(arguments.dropFirst())
  if rest.prefix(while: { $0 != "--" }).contains(where: Option.help.isSpelled) { return .help(command) }
  let given = try read(rest, into: Arguments(command, among: commands))
  return .run(given)
}

private func command(named word: String, among commands: [any Command.Type]) throws(RunError)
  -> any Command.Type
{
  if let command = commands.first(where: { $0.name == word }) { return command }
  guard word.hasPrefix("-") else {
    throw .usage("unknown command '\(word)': \(hint(for: word, among: commands.map { $0.name }))")
  }
  let nearest = nearestWord(to: word, among: Option.ofTool.map(\.spelling))
  throw .usage("unknown option '\(word)': \(nearest.map(suggestion) ?? "options follow the command")")
}

private func read(_ arguments: [String], into empty: Arguments) throws(RunError) -> Arguments {
  var given = empty
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" {
      given.operands += rest
      break
    }
    if argument == "-" || !argument.hasPrefix("-") {
      given.operands.append(argument)
    } else if let message = given.add(argument, &rest) {
      throw given.wrong(message)
    }
  }
  return given
}

extension Arguments {
  /// Reads an option and its value. Returns an error message if something is wrong.
  fileprivate mutating func add(_ argument: String, _ rest: inout ArraySlice<String>) -> String? {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = self.command.options.first(where: { $0.isSpelled(spelling) }) else {
      return self.unknownOption(spelling)
    }
    let earlier = self[option]
    if earlier != nil, !option.isRepeatable { return "'\(spelling)' is given twice" }
    guard let expected = option.takes else {
      self.options.set("", for: option.name)
      return parts.count == 2 ? "'\(spelling)' takes no value" : nil
    }
    let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    guard let value = parts.count == 2 ? String(parts[1]) : next, !value.isEmpty else {
      return "'\(spelling)' needs a value: \(spelling) \(expected.metavariable)"
    }
    if parts.count == 1 { rest.removeFirst() }
    self.options.set(earlier.map { "\($0),\(value)" } ?? value, for: option.name)
    guard case .words(let words, _) = expected.kind, !words.contains(value) else { return nil }
    return "unknown value '\(value)' of '\(option.spelling)': \(hint(for: value, among: words))"
  }

  private func unknownOption(_ spelling: String) -> String {
    if self.commands.contains(where: { $0.options.contains { $0.isSpelled(spelling) } }) {
      return "'\(spelling)' is not an option of '\(self.command.name)'"
    }
    let spellings = (self.command.options + [.help]).map(\.spelling)
    return "unknown option '\(spelling)'\(suggestion(for: spelling, among: spellings))"
  }
}

/// Returns a hint for a wrong word: the nearest word, the only one that begins with it, or all words.
func hint(for word: String, among words: [String]) -> String {
  let beginnings = words.filter { $0.hasPrefix(word) }
  let nearest = nearestWord(to: word, among: words) ?? (beginnings.count == 1 ? beginnings.first : nil)
  return suggestion(nearest, orOneOf: words)
}
