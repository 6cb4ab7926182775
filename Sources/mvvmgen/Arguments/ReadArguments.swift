import MVVMSource

/// What the command line asks for.
enum Invocation {
  case help(Command?)
  case version
  case run(Command, GivenArguments)
}

/// The arguments of a command as they were given, each option known to it and given once.
struct GivenArguments {
  let command: Command
  private var options: SmallDictionary<Option, String> = [:]
  var operands: [String] = []

  init(command: Command) {
    self.command = command
  }

  /// The value of an option, empty for a flag; `nil` where it is not given.
  fileprivate(set) subscript(option: Option) -> String? {
    get { self.options[option] }
    set { self.options[option] = newValue }
  }
}

/// Wrong usage: a sentence that says what to do, without a full stop.
struct UsageError: Error {
  let message: String
  /// Whose help tells more; the tool's own where `nil`.
  var command: Command?
}

/// - Parameter arguments: Without the name of the tool.
func readArguments(_ arguments: [String]) throws(UsageError) -> Invocation {
  guard let first = arguments.first else {
    throw UsageError(message: "expected a command: \(commandNames.joined(separator: ", "))")
  }
  if isHelp(first) { return .help(nil) }
  if first == Option.version.spelling { return .version }
  if first == "help" { return try readHelp(arguments.dropFirst()) }
  if first == "version" { return .version }
  guard let command = Command(rawValue: first) else { throw unknownCommand(first) }
  let rest = Array(arguments.dropFirst())
  if rest.prefix(while: { $0 != "--" }).contains(where: isHelp) { return .help(command) }
  return .run(command, try readArguments(rest, of: command))
}

/// `help` and `version` are no commands, but people type them.
private func readHelp(_ arguments: ArraySlice<String>) throws(UsageError) -> Invocation {
  guard let word = arguments.first else { return .help(nil) }
  guard let command = Command(rawValue: word) else { throw unknownCommand(word) }
  return .help(command)
}

private func readArguments(_ arguments: [String], of command: Command) throws(UsageError) -> GivenArguments {
  var given = GivenArguments(command: command)
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" {
      given.operands += rest
      break
    }
    if argument == "-" || !argument.hasPrefix("-") {
      given.operands.append(argument)
    } else if let message = read(argument, &rest, into: &given) {
      throw UsageError(message: message, command: command)
    }
  }
  return given
}

/// Takes an option over, with its value; returns what is wrong with it.
private func read(_ argument: String, _ rest: inout ArraySlice<String>, into given: inout GivenArguments)
  -> String?
{
  let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let spelling = String(parts[0])
  let options = given.command.record.options
  guard let option = options.first(where: { $0.isSpelled(spelling) }) else {
    return unknownOption(spelling, of: given.command)
  }
  let earlier = given[option]
  if earlier != nil, !option.record.isRepeatable { return "'\(spelling)' is given twice" }
  guard let metavariable = option.record.metavariable else {
    given[option] = ""
    return parts.count == 2 ? "'\(spelling)' takes no value" : nil
  }
  let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
  guard let value = parts.count == 2 ? String(parts[1]) : next, !value.isEmpty else {
    return "'\(spelling)' needs a value: \(spelling) \(metavariable)"
  }
  if parts.count == 1 { rest.removeFirst() }
  given[option] = earlier.map { "\($0),\(value)" } ?? value
  return complaint(about: value, of: option)
}

private func complaint(about value: String, of option: Option) -> String? {
  guard case .words(let words) = option.record.values, !words.contains(value) else { return nil }
  return "unknown value '\(value)' of '\(option.spelling)': \(hint(for: value, among: words))"
}

private func unknownOption(_ spelling: String, of command: Command) -> String {
  if Option.allCases.contains(where: { $0.isSpelled(spelling) }) {
    return "'\(spelling)' is not an option of '\(command.rawValue)'"
  }
  let spellings = command.record.options.map(\.spelling)
  return "unknown option '\(spelling)'\(suggestion(for: spelling, among: spellings))"
}

private func unknownCommand(_ word: String) -> UsageError {
  if word.hasPrefix("-") {
    let spellings = [Option.help.spelling, Option.version.spelling]
    guard let nearest = nearestWord(to: word, among: spellings) else {
      return UsageError(message: "unknown option '\(word)': options follow the command")
    }
    return UsageError(message: "unknown option '\(word)': \(suggestion(nearest))")
  }
  return UsageError(message: "unknown command '\(word)': \(hint(for: word, among: commandNames))")
}

/// The nearest of some words, the one that begins so, or all of them.
func hint(for word: String, among words: [String]) -> String {
  let beginnings = words.filter { $0.hasPrefix(word) }
  let nearest = nearestWord(to: word, among: words) ?? (beginnings.count == 1 ? beginnings.first : nil)
  return suggestion(nearest, orOneOf: words)
}

private var commandNames: [String] { Command.allCases.map(\.rawValue) }

private func isHelp(_ argument: String) -> Bool {
  Option.help.isSpelled(argument)
}
