import MVVMFiles

/// Returns the manual page for section 1. It uses the macros of man(7), which all formatters of manual pages support.
func manPage(of commands: [any Command.Type]) -> String {
  """
  .TH MVVMGEN 1 "" "mvvmgen \(version)" "User Commands"
  .SH NAME
  mvvmgen \\- write the interfaces of view models in Swift
  .SH SYNOPSIS
  .B mvvmgen
  .I COMMAND
  .RI [ ARGUMENTS ]
  .SH DESCRIPTION
  .B mvvmgen
  writes the interfaces of view models in Swift, from specs (*.mvvm) that name their inputs and outputs.
  .SH COMMANDS
  \(commands.map(section).joined()).SH OPTIONS
  \((Option.ofTool + Option.ofCommands.filter { $0.spelling != Option.help.spelling }).map(item).joined()).SH EXIT STATUS
  \(ExitStatus.allCases.map { ".TP\n.B \($0.rawValue)\n\(escaped($0.meaning))\n" }.joined())
  """
}

private func section(of command: any Command.Type) -> String {
  let usage = "\(command.options.isEmpty ? "" : "[OPTIONS] ")\(command.operands.synopsis)"
  let details = command.details.map { ".PP\n\(escaped($0))\n" }.joined()
  let examples = command.examples.map { ".TP\n.B \(escaped($0.key))\n\(escaped($0.value)).\n" }.joined()
  return """
    .SS "mvvmgen \(command.name) \(escaped(usage))"
    \(escaped(command.summary)).
    \(details)\(command.options.map(item).joined())\(examples)
    """
}

private func item(_ option: Option) -> String {
  let value = option.value.map { " \\fI\(escaped($0))\\fP" } ?? ""
  let names = option.spellings.map { "\\fB\(escaped($0))\\fP" }.joined(separator: ", ")
  return ".TP\n\(names)\(value)\n\(escaped(option.help))\n"
}

/// Returns a text escaped so that the formatter prints it unchanged.
private func escaped(_ text: String) -> String {
  let spelled = escaped(text, ["\\": "\\e", "-": "\\-"])
  // At the start of a line, these characters would begin a macro.
  return spelled.hasPrefix(".") || spelled.hasPrefix("'") ? "\\&\(spelled)" : spelled
}

func escaped(_ text: String, _ replacements: [Character: String]) -> String {
  text.map { replacements[$0] ?? String($0) }.joined()
}
