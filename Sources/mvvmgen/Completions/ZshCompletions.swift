/// Returns the completions for zsh, which calls a function named like its file. It passes the arguments to
/// `_arguments`.
func zshCompletions(of commands: [any Command.Type]) -> String {
  let summaries = commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
  return """
    #compdef mvvmgen

    _mvvmgen() {
      local -a commands
      commands=(
    \(summaries)  )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments \(Option.ofTool.map(argument).joined(separator: " "))
        return
      fi
      local command="$words[2]"
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(commands.map(commandCase).joined())  esac
    }

    if [ "$funcstack[1]" = "_mvvmgen" ]; then
      _mvvmgen "$@"
    else
      compdef _mvvmgen mvvmgen
    fi

    """
}

private func commandCase(_ command: any Command.Type) -> String {
  let options = (command.options + Option.ofCommands).map { "      \(argument(for: $0)) \\\n" }.joined()
  let operands = command.operands
  return """
        \(command.name))
          _arguments \\
    \(options)      \(quoted("1:\(operands.synopsis):\(action(for: operands.values))")) \\
          \(quoted("*:\(operands.synopsis):\(action(for: operands.values.next))")) ;;

    """
}

private func argument(for option: Option) -> String {
  let help = "[\(escaped(option.help, ["[": "\\[", "]": "\\]"]))]"
  guard let value = option.value else {
    let spellings = option.spellings
    if spellings.count == 1 { return quoted("\(option.spelling)\(help)") }
    return "'(\(spellings.joined(separator: " ")))'{\(spellings.joined(separator: ","))}\(quoted(help))"
  }
  let star = option.isRepeatable ? "*" : ""
  return quoted("\(star)\(option.spelling)=\(help):\(value):\(action(for: option.values))")
}

private func action(for values: ValueKind) -> String {
  switch values.paths {
  case .files: "_files"
  case .folders: "_files -/"
  case .specs: "_files -g \"*.mvvm\""
  case nil: "(\(values.words.joined(separator: " ")))"
  }
}

private func quoted(_ text: String) -> String { "'\(escaped(text, ["'": "'\\''"]))'" }
