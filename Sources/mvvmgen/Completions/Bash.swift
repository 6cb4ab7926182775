/// Completions for bash, which calls a function that fills `COMPREPLY`. Bash 3.2, which is on Macs, has neither
/// `compopt` nor `mapfile`.
var bashCompletions: String {
  let words = Command.all.map(\.name) + Option.ofTool.map(\.spelling)
  return """
    _mvvmgen() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local IFS=$'\\n'
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=( $(compgen -W "\(inLines(words))" -- "$current") )
        return
      fi
      if [ "$current" = "=" ]; then current=""; fi
      if [ "$previous" = "=" ]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
      case "$previous" in
    \(optionCases)  esac
      case "${COMP_WORDS[1]}" in
    \(Command.all.map(commandCase).joined())  esac
    }
    complete -o filenames -F _mvvmgen mvvmgen

    """
}

/// The options of all commands. Options with the same name take the same values.
private var allOptions: [Option] {
  Command.all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }
}

private var optionCases: String {
  allOptions.filter { $0.metavariable != nil }.map { option in
    "    \(option.spelling)) \(replies(to: option.values)); return ;;\n"
  }.joined()
}

private func commandCase(_ command: Command) -> String {
  let options = inLines((command.options + [.help]).map(\.spelling))
  return """
        \(command.name))
          case "$current" in
            -*) COMPREPLY=( $(compgen -W "\(options)" -- "$current") ) ;;
            *) \(replies(to: command.operandValues)) ;;
          esac ;;

    """
}

private func replies(to values: ValueKind) -> String {
  switch values.paths {
  case .files: "COMPREPLY=( $(compgen -f -- \"$current\") )"
  case .folders: "COMPREPLY=( $(compgen -d -- \"$current\") )"
  case .specs: "COMPREPLY=( $(compgen -d -- \"$current\") $(compgen -f -X '!*.mvvm' -- \"$current\") )"
  case nil: "COMPREPLY=( $(compgen -W \"\(inLines(values.words))\" -- \"$current\") )"
  }
}

/// Joins words by line breaks, so that a path with a space stays one word.
private func inLines(_ words: [String]) -> String {
  words.joined(separator: "\n")
}
