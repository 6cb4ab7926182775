/// Returns the completions for bash, which calls a function that fills `COMPREPLY`. Bash 3.2, the version on
/// Macs, has neither `compopt` nor `mapfile`.
func bashCompletions(of commands: [any Command.Type]) -> String {
  let words = commands.map { $0.name } + Option.ofTool.map(\.spelling)
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
      case "${COMP_WORDS[1]}" in
    \(commands.map(commandCase).joined())  esac
    }
    complete -o filenames -F _mvvmgen mvvmgen

    """
}

private func commandCase(_ command: any Command.Type) -> String {
  let options = inLines((command.options + Option.ofCommands).map(\.spelling))
  let values = (command.options + Option.ofCommands).filter { $0.value != nil }.map { option in
    "        \(option.spelling)) \(replies(to: option.values)); return ;;\n"
  }
  return """
        \(command.name))
          case "$previous" in
    \(values.joined())      esac
          case "$current" in
            -*) COMPREPLY=( $(compgen -W "\(options)" -- "$current") ) ;;
            *)
              if [ "$COMP_CWORD" -eq 2 ]; then \(replies(to: command.operands.values))
              else \(replies(to: command.operands.values.next)); fi ;;
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

/// Joins words with line breaks, so that a path with a space stays one word.
private func inLines(_ words: [String]) -> String { words.joined(separator: "\n") }
