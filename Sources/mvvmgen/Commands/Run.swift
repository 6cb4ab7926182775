/// The version of the tool.
let version = "0.1.0"

/// Runs what the command line asks for; the one place that decides how the tool ends.
///
/// - Parameter arguments: Without the name of the tool.
func run(_ arguments: [String]) -> ExitStatus {
  do throws(UsageError) {
    switch try readArguments(arguments) {
    case .help(let command): return show(help(for: command))
    case .version: return show("\(version)\n")
    case .run(let command, let given): return try run(command, given)
    }
  } catch {
    return complain(error)
  }
}

private func run(_ command: Command, _ given: GivenArguments) throws(UsageError) -> ExitStatus {
  switch command {
  case .generate: return try generate(.checked(given))
  case .new: return try new(.checked(given))
  case .format: return try format(.checked(given))
  case .lint: return try lint(.checked(given))
  case .rules: return try rules(given)
  case .diff: return try diff(.checked(given))
  case .explain: return try explain(given)
  case .templates: return try templates(given)
  case .completions:
    guard let word = given.operands.first, given.operands.count == 1 else {
      throw UsageError(message: "expected one shell: bash, zsh or fish", command: .completions)
    }
    guard let shell = Shell(rawValue: word) else {
      let advice = hint(for: word, among: Shell.allCases.map(\.rawValue))
      throw UsageError(message: "unknown shell '\(word)': \(advice)", command: .completions)
    }
    return show(completions(for: shell))
  }
}

@inline(never)
private func show(_ text: String) -> ExitStatus {
  var report = Report(.text)
  report.print(text)
  return report.finish()
}

private func complain(_ error: UsageError) -> ExitStatus {
  let command = error.command.map { " \($0.rawValue)" } ?? ""
  let text = "mvvmgen: error: \(error.message)\nSee 'mvvmgen\(command) --help'.\n"
  _ = write(Array(text.utf8), toStandardError: true)
  return .usage
}
