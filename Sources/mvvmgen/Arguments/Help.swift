import MVVMFiles

/// Returns the help of a command, or of the tool, at most 80 columns wide.
func help(for command: Command?) -> String {
  command.map(commandHelp) ?? toolHelp
}

private var toolHelp: String {
  let commands = Command.all.map { ($0.name, $0.summary) }
  let options = Option.ofTool.map { (spelling(of: $0), $0.help) }
  return """
    mvvmgen writes the interfaces of view models in Swift, from specs (*.mvvm) that
    name their inputs and outputs.

    Usage: mvvmgen COMMAND [ARGUMENTS]

    Commands:
    \(table(commands))
    Options:
    \(table(options))
    Examples:
    \(table([("mvvmgen generate", "write what changed"), ("mvvmgen generate --check", "is all up to date?")]))
    \(wrapped(ending, width: columns).joined(separator: "\n"))

    """
}

private var ending: String {
  let meanings = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
  return "Exit status: \(meanings). 'mvvmgen COMMAND --help' tells more of a command."
}

extension ExitStatus {
  var meaning: String {
    switch self {
    case .fine: "fine"
    case .findings: "findings"
    case .usage: "wrong usage"
    case .unexpected: "an unexpected failure"
    case .disk: "the disk said no"
    }
  }
}

private func commandHelp(_ command: Command) -> String {
  let options = (command.options + [.help]).map { (spelling(of: $0), $0.help) }
  let details = command.details.map { wrapped($0, width: columns).joined(separator: "\n") + "\n\n" }.joined()
  let usage = ["mvvmgen", command.name, command.options.isEmpty ? "" : "[OPTIONS]", command.operands]
    .filter { !$0.isEmpty }
  let examples = command.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
  return """
    \(command.summary).

    Usage: \(usage.joined(separator: " "))

    \(details)Options:
    \(table(options))
    Examples:
    \(examples)
    """
}

private let columns = 80

private func spelling(of option: Option) -> String {
  let letter = option.shortSpelling.map { "\($0), " } ?? ""
  return "\(letter)\(option.spelling)\(option.metavariable.map { " \($0)" } ?? "")"
}

/// Returns two columns. The text in the second one is wrapped.
private func table(_ rows: [(String, String)]) -> String {
  let width = (rows.map(\.0.count).max() ?? 0) + 4
  return rows.map { term, meaning in
    let lines = wrapped(meaning, width: columns - width)
    let padded = "  \(term)" + String(repeating: " ", count: width - term.count - 2)
    return padded + lines.joined(separator: "\n" + String(repeating: " ", count: width)) + "\n"
  }.joined()
}

/// Splits a text into lines of at most the given width.
private func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
