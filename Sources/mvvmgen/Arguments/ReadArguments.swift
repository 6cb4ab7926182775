import MVVMSource

/// The request of a command line.
enum Invocation {
  case show(String)
  case run(Arguments)
}

/// Reads the command line, without the name of the tool.
func readArguments(_ arguments: [String], of commands: [any Command.Type]) throws(RunError) -> Invocation {
  guard let first = arguments.first
  else { throw .usage("expected a command: \(commands.map { $0.name }.joined(separator: ", "))") }
  if Option.help.spellings.contains(first) { return .show(help(for: commands)) }
  // Many programs print their version for '-v'.
  if Option.version.spellings.contains(first) || ["version", "-v"].contains(first) {
    return .show("\(version)\n")
  }
  if first == Option.manPage.spelling { return .show(manPage(of: commands)) }
  var rest = arguments.dropFirst()
  if first == "help" {
    guard let word = rest.first, !Option.help.spellings.contains(word) else {
      return .show(help(for: commands))
    }
    return .show(help(for: try command(named: word, among: commands)))
  }
  let command = try command(named: first, among: commands)
  let isHelp = rest.prefix { $0 != "--" }.contains(where: Option.help.spellings.contains)
  if isHelp { return .show(help(for: command)) }
  var parsed = Arguments(command: command, commands: commands)
  while let argument = rest.popFirst() {
    if argument == "--" {
      parsed.operands += rest
      break
    }
    if argument == "-" || !argument.hasPrefix("-") {
      parsed.operands.append(argument)
    } else {
      try parsed.add(argument, &rest)
    }
  }
  return .run(parsed)
}

private func command(named word: String, among commands: [any Command.Type]) throws(RunError)
  -> any Command.Type
{
  if let command = commands.first(where: { $0.name == word }) { return command }
  guard word.hasPrefix("-")
  else { throw .usage("unknown command '\(word)': \(hint(for: word, among: commands.map { $0.name }))") }
  let nearest = nearestWord(to: word, among: Option.ofTool.map(\.spelling))
  throw .usage("unknown option '\(word)': \(nearest.map(suggestion) ?? "options follow the command")")
}

/// The options that people mean by those of other programs.
private let meanings = [
  "--dry-run": ["--check", "--diff"], "-n": ["--check", "--diff"], "--json": ["--format"], "-f": ["--format"],
  "-o": ["--output"], "-c": ["--config"],
]

extension Arguments {
  /// Returns an environment, changed by the options that every command has.
  func adapted(_ environment: Environment) -> Environment {
    var environment = environment
    environment.isQuiet = self.has(.quiet)
    environment.isVerbose = self.has(.verbose)
    switch self.value(.color, default: ColorMode.auto) {
    case .auto: break
    case .always: environment.hasColors = true
    case .never: environment.hasColors = false
    }
    return environment
  }

  /// Reads an option, and its value from the next argument.
  fileprivate mutating func add(_ argument: String, _ rest: inout ArraySlice<String>) throws(RunError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init
    )
    let spelling = parts[0]
    guard let option = (self.command.options + Option.ofCommands).first(where: { $0.isSpelled(spelling) })
    else { throw self.wrong(self.unknownOption(spelling)) }
    if self.has(option), !option.isRepeatable { throw self.wrong("'\(spelling)' is given twice") }
    guard let name = option.value else {
      if parts.count == 2 { throw self.wrong("'\(spelling)' takes no value") }
      return self.add("", of: option)
    }
    let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    guard let value = parts.count == 2 ? parts[1] : next, !value.isEmpty
    else { throw self.wrong("'\(spelling)' needs a value: \(spelling) \(name)") }
    if parts.count == 1 { rest.removeFirst() }
    self.add(value, of: option)
    guard case .words(let words, _) = option.values, !words.contains(value) else { return }
    throw self.wrong("unknown value '\(value)' of '\(option.spelling)': \(hint(for: value, among: words))")
  }

  private func unknownOption(_ spelling: String) -> String {
    let options = self.command.options.map(\.spelling)
    let meant = (meanings[spelling] ?? []).filter(options.contains)
    if let last = meant.last {
      let first = meant.dropLast().map { "'\($0)' or " }.joined()
      return "unknown option '\(spelling)': did you mean \(first)'\(last)'?"
    }
    if meanings[spelling]?.contains("--check") == true, options.contains("--write") {
      return "unknown option '\(spelling)': without '--write' nothing is written anyway"
    }
    if self.commands.contains(where: { $0.options.contains { $0.spellings.contains(spelling) } }) {
      return "'\(spelling)' is not an option of '\(self.command.name)'"
    }
    let spellings = (self.command.options + Option.ofCommands).map(\.spelling)
    return "unknown option '\(spelling)'\(suggestion(for: spelling, among: spellings))"
  }
}

/// Returns a hint for a wrong word: the nearest word, the only one that begins with it, or all words.
func hint(for word: String, among words: [String]) -> String {
  let beginnings = words.filter { $0.hasPrefix(word) }
  let nearest = nearestWord(to: word, among: words) ?? (beginnings.count == 1 ? beginnings.first : nil)
  return suggestion(nearest, orOneOf: words)
}
