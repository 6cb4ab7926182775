import MVVMFiles
import MVVMLint
import MVVMSource

/// The arguments given to a command. Each option is known to the command and given only once, unless it is repeatable.
struct Arguments {
  let command: String
  fileprivate var options = SmallDictionary<String, String>()
  fileprivate(set) var operands: [String] = []

  fileprivate init(command: String) {
    self.command = command
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

  var messageFormat: MessageFormat { self.value(.messageFormat, default: .text) }

  func wrong(_ message: String) -> UsageError {
    UsageError(message, command: self.command)
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
  func source() throws(UsageError) -> SpecSource {
    if self.operands.contains("") { throw self.wrong("a path is empty: write '.' for the current folder") }
    guard self.operands.contains("-") else {
      if self.has(.stdinPath) { throw self.wrong("'--stdin-path' names standard input: add '-'") }
      return .paths(self.operands.isEmpty ? ["."] : self.operands)
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
  func workspace(_ paths: [String], _ options: WorkspaceOptions, in tree: any FileTree) throws(UsageError)
    -> Workspace
  {
    let workspace = resolve(paths, options, in: tree)
    if let message = workspace.usageError { throw self.wrong(message) }
    return workspace
  }

  /// Returns the configuration of a spec on standard input, or of the current folder.
  ///
  /// - Parameter path: The path to use for the spec.
  func configuration(ofSpec path: String?, _ options: WorkspaceOptions, in tree: any FileTree)
    throws(UsageError)
    -> Diagnosed<WorkspaceConfiguration>
  {
    var configurations = Configurations(options, in: tree)
    let index = configurations.index(ofFolder: folder(of: path ?? ""))
    if let message = configurations.usageError { throw self.wrong(message) }
    return Diagnosed(configurations.all[index], configurations.diagnostics)
  }
}

/// What the command line asks for.
enum Invocation {
  case help(Command?)
  case version
  case manPage
  case run(Command, Arguments)
}

/// Reads the command line.
///
/// - Parameter arguments: The arguments without the name of the tool.
func readArguments(_ arguments: [String]) throws(UsageError) -> Invocation {
  guard let first = arguments.first else {
    throw UsageError("expected a command: \(commandNames.joined(separator: ", "))")
  }
  if Option.help.isSpelled(first) { return .help(nil) }
  if first == Option.version.spelling || first == "version" { return .version }
  if first == Option.manPage.spelling { return .manPage }
  if first == "help" {
    guard let word = arguments.dropFirst().first else { return .help(nil) }
    return .help(try command(named: word))
  }
  let command = try command(named: first)
  let rest = Array(arguments.dropFirst())
  if rest.prefix(while: { $0 != "--" }).contains(where: Option.help.isSpelled) { return .help(command) }
  return .run(command, try readArguments(rest, of: command))
}

private func command(named word: String) throws(UsageError) -> Command {
  if let command = Command.named(word) { return command }
  guard word.hasPrefix("-") else {
    throw UsageError("unknown command '\(word)': \(hint(for: word, among: commandNames))")
  }
  let nearest = nearestWord(to: word, among: Option.ofTool.map(\.spelling))
  throw UsageError("unknown option '\(word)': \(nearest.map(suggestion) ?? "options follow the command")")
}

private var commandNames: [String] { Command.all.map(\.name) }

private func readArguments(_ arguments: [String], of command: Command) throws(UsageError) -> Arguments {
  var given = Arguments(command: command.name)
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" {
      given.operands += rest
      break
    }
    if argument == "-" || !argument.hasPrefix("-") {
      given.operands.append(argument)
    } else if let message = read(argument, &rest, of: command, into: &given) {
      throw given.wrong(message)
    }
  }
  return given
}

/// Reads an option and its value. Returns an error message if something is wrong.
private func read(
  _ argument: String,
  _ rest: inout ArraySlice<String>,
  of command: Command,
  into given: inout Arguments
) -> String? {
  let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let spelling = String(parts[0])
  guard let option = command.options.first(where: { $0.isSpelled(spelling) }) else {
    return unknownOption(spelling, of: command)
  }
  let earlier = given[option]
  if earlier != nil, !option.isRepeatable { return "'\(spelling)' is given twice" }
  guard let metavariable = option.metavariable else {
    given.options.set("", for: option.name)
    return parts.count == 2 ? "'\(spelling)' takes no value" : nil
  }
  let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
  guard let value = parts.count == 2 ? String(parts[1]) : next, !value.isEmpty else {
    return "'\(spelling)' needs a value: \(spelling) \(metavariable)"
  }
  if parts.count == 1 { rest.removeFirst() }
  given.options.set(earlier.map { "\($0),\(value)" } ?? value, for: option.name)
  guard case .words(let words, _) = option.values, !words.contains(value) else { return nil }
  return "unknown value '\(value)' of '\(option.spelling)': \(hint(for: value, among: words))"
}

private func unknownOption(_ spelling: String, of command: Command) -> String {
  if Command.all.contains(where: { $0.options.contains { $0.isSpelled(spelling) } }) {
    return "'\(spelling)' is not an option of '\(command.name)'"
  }
  let spellings = (command.options + [.help]).map(\.spelling)
  return "unknown option '\(spelling)'\(suggestion(for: spelling, among: spellings))"
}

/// Returns a hint for a wrong word: the nearest word, the only one that begins with it, or all words.
func hint(for word: String, among words: [String]) -> String {
  let beginnings = words.filter { $0.hasPrefix(word) }
  let nearest = nearestWord(to: word, among: words) ?? (beginnings.count == 1 ? beginnings.first : nil)
  return suggestion(nearest, orOneOf: words)
}
