import MVVMFiles

/// Returns the help of the tool, at most 80 columns wide.
func help(for commands: [any Command.Type]) -> String {
  """
  mvvmgen writes the interfaces of view models in Swift, from specs (*.mvvm) that
  name their inputs and outputs.

  Usage: mvvmgen COMMAND [ARGUMENTS]

  Commands:
  \(table(rows(of: commands.prefix(mainCount)), width: commandColumn))
  More commands:
  \(table(rows(of: commands.dropFirst(mainCount)), width: commandColumn))
  Options:
  \(table(of: Option.ofTool))
  Examples:
  \(table([("mvvmgen generate", "write what changed"), ("mvvmgen generate --check", "is all up to date?")]))
  \(wrapped(ending, width: columns).joined(separator: "\n"))

  """
}

/// The number of commands that most people need. They are the first ones.
private let mainCount = 5
private let commandColumn = 15

private func rows(of commands: ArraySlice<any Command.Type>) -> [(String, String)] {
  commands.map { ($0.name, $0.summary) }
}

private var ending: String {
  let meanings = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
  return "Exit status: \(meanings). 'mvvmgen COMMAND --help' explains a command."
}

extension ExitStatus {
  var meaning: String {
    switch self {
    case .fine: "fine"
    case .findings: "findings"
    case .usage: "wrong usage"
    case .unexpected: "an unexpected failure"
    case .disk: "a file cannot be read or written"
    }
  }
}

func help(for command: any Command.Type) -> String {
  let details = command.details.map { wrapped($0, width: columns).joined(separator: "\n") + "\n\n" }.joined()
  let options = command.options.isEmpty ? "" : "[OPTIONS]"
  let usage = ["mvvmgen", command.name, options, command.operands.synopsis]
  let examples = command.examples.map { "  \($0.key)\n      \($0.value)\n" }.joined()
  return """
    \(command.summary).

    Usage: \(usage.filter { !$0.isEmpty }.joined(separator: " "))

    \(details)Options:
    \(table(of: command.options + Option.ofCommands))
    Examples:
    \(examples)
    """
}

private let columns = 80

private func table(of options: [Option]) -> String { table(options.map { ($0.usage, $0.help) }) }

/// Returns two columns. The text in the second one is wrapped.
private func table(_ rows: [(String, String)], width: Int? = nil) -> String {
  let width = width ?? (rows.map(\.0.count).max() ?? 0) + 4
  return rows.map { term, meaning in
    let lines = wrapped(meaning, width: columns - width)
    return padded("  \(term)", width) + lines.joined(separator: "\n" + String(repeating: " ", count: width))
      + "\n"
  }.joined()
}

/// Returns a word followed by blanks, at least one, up to a width.
func padded(_ word: String, _ width: Int) -> String {
  word + String(repeating: " ", count: max(width - word.count, 1))
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
