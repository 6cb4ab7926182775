/// Completions for zsh, which calls a function with the name of its file. It describes the arguments to `_arguments`.
var zshCompletions: String {
  let commands = Command.all.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
  return """
    #compdef mvvmgen

    _mvvmgen() {
      local -a commands
      commands=(
    \(commands)  )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments \(Option.ofTool.map(argument).joined(separator: " "))
        return
      fi
      local command="$words[2]"
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(Command.all.map(commandCase).joined())  esac
    }

    if [ "$funcstack[1]" = "_mvvmgen" ]; then
      _mvvmgen "$@"
    else
      compdef _mvvmgen mvvmgen
    fi

    """
}

private func commandCase(_ command: Command) -> String {
  let options = (command.options + [.help]).map { "      \(argument(for: $0)) \\\n" }.joined()
  let (first, next) = (command.operandValues, command.operandValues.next)
  return """
        \(command.name))
          _arguments \\
    \(options)      \(quoted("1:\(command.operands):\(action(for: first))")) \\
          \(quoted("*:\(command.operands):\(action(for: next))")) ;;

    """
}

private func argument(for option: Option) -> String {
  let help = "[\(escaped(option.help, ["[": "\\[", "]": "\\]"]))]"
  guard let metavariable = option.metavariable else {
    guard let short = option.shortSpelling else { return quoted("\(option.spelling)\(help)") }
    return "'(\(short) \(option.spelling))'{\(short),\(option.spelling)}\(quoted(help))"
  }
  return quoted(
    "\(option.isRepeatable ? "*" : "")\(option.spelling)=\(help):\(metavariable):\(action(for: option.values))"
  )
}

private func action(for values: ValueKind) -> String {
  switch values.paths {
  case .files: "_files"
  case .folders: "_files -/"
  case .specs: "_files -g \"*.mvvm\""
  case nil: "(\(values.words.joined(separator: " ")))"
  }
}

@inline(never)
private func quoted(_ text: String) -> String {
  "'\(escaped(text, ["'": "'\\''"]))'"
}
