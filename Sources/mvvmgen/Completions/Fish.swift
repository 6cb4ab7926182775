/// fish completes by conditions, one `complete` line for each word.
var fishCompletions: String {
  let names = Command.allCases.map(\.rawValue).joined(separator: " ")
  let isFirst = "'not __fish_seen_subcommand_from \(names)'"
  let commands = Command.allCases.map { command in
    "complete -c mvvmgen -n \(isFirst) -f -a \(command.rawValue) -d \(quoted(command.record.summary))\n"
  }
  return """
    complete -c mvvmgen -f
    complete -c mvvmgen -n \(isFirst) -l version -d 'Print the version.'
    complete -c mvvmgen -s h -l help -d 'Print help.'
    \(commands.joined())\(Command.allCases.map(lines).joined())
    """
}

private func lines(for command: Command) -> String {
  let condition = "complete -c mvvmgen -n '__fish_seen_subcommand_from \(command.rawValue)'"
  let options = command.record.options.filter { $0 != .help }.map { option in
    let record = option.record
    let values = record.metavariable == nil ? "" : " -r \(completion(of: record.values))"
    let letter = record.letter.map { " -s \($0)" } ?? ""
    return "\(condition)\(letter) -l \(option.rawValue)\(values) -d \(quoted(record.help))\n"
  }
  return options.joined() + "\(condition) \(completion(of: command.record.operandValues))\n"
}

private func completion(of values: ValueKind) -> String {
  switch values.paths {
  case .files: "-F"
  case .folders: "-f -a '(__fish_complete_directories)'"
  case .specs: "-f -a '(__fish_complete_suffix .mvvm)'"
  case nil: "-f -a '\(values.words.joined(separator: " "))'"
  }
}

@inline(never)
private func quoted(_ text: String) -> String {
  "'\(escaped(text, ["\\": "\\\\", "'": "\\'"]))'"
}
