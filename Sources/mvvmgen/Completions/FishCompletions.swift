/// Returns the completions for fish: one `complete` line with its condition for each word.
func fishCompletions(of commands: [any Command.Type]) -> String {
  let names = commands.map { $0.name }.joined(separator: " ")
  let isFirst = "'not __fish_seen_subcommand_from \(names)'"
  let first = commands.map { command in
    "complete -c mvvmgen -n \(isFirst) -f -a \(command.name) -d \(quoted(command.summary))\n"
  }
  let options = Option.ofTool.dropFirst().map { option in
    "complete -c mvvmgen -n \(isFirst) \(forms(of: option)) -d \(quoted(option.help))\n"
  }
  return """
    complete -c mvvmgen -f
    complete -c mvvmgen \(forms(of: .help)) -d \(quoted(Option.help.help))
    \(options.joined())\(first.joined())\(commands.map(lines).joined())
    """
}

private func lines(for command: any Command.Type) -> String {
  let condition = "complete -c mvvmgen -n '__fish_seen_subcommand_from \(command.name)'"
  let options = (command.options + Option.ofCommands).dropLast().map { option in
    let values = option.value == nil ? "" : " -r \(completion(of: option.values))"
    return "\(condition) \(forms(of: option))\(values) -d \(quoted(option.help))\n"
  }
  let operands = command.operands.values
  if operands.words.isEmpty { return options.joined() + "\(condition) \(completion(of: operands))\n" }
  // No word is repeated.
  let isThere = "__fish_seen_subcommand_from \(operands.words.joined(separator: " "))"
  let beginning = condition.dropLast()
  return options.joined() + "\(beginning); and not \(isThere)' \(completion(of: operands))\n"
    + "\(beginning); and \(isThere)' \(completion(of: operands.next))\n"
}

private func forms(of option: Option) -> String {
  option.spellings.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    .joined(separator: " ")
}

private func completion(of values: ValueKind) -> String {
  switch values.paths {
  case .files: "-F"
  case .folders: "-f -a '(__fish_complete_directories)'"
  case .specs: "-f -a '(__fish_complete_suffix .mvvm)'"
  case nil: "-f -a '\(values.words.joined(separator: " "))'"
  }
}

private func quoted(_ text: String) -> String { "'\(escaped(text, ["\\": "\\\\", "'": "\\'"]))'" }
