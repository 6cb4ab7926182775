import MVVMFiles

enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print shell completions"
  static let operands = Operands(Shell.names.joined(separator: " | "), .words(Shell.names))
  static let details = ["Prints a script that completes commands, options and their values."]
  static let examples: KeyValuePairs = [
    "source <(mvvmgen completions bash)": "for this shell",
    "mvvmgen completions zsh > ~/.zfunc/_mvvmgen": "for each new one",
    "mvvmgen completions fish | source": "for this shell",
  ]

  static func run(_ given: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    guard let word = given.operands.first, given.operands.count == 1
    else { throw given.wrong("expected one shell: bash, zsh or fish") }
    guard let shell = Shell(rawValue: word)
    else { throw given.wrong("unknown shell '\(word)': \(hint(for: word, among: Shell.names))") }
    switch shell {
    case .bash: return show(bashCompletions(of: given.commands), in: environment)
    case .zsh: return show(zshCompletions(of: given.commands), in: environment)
    case .fish: return show(fishCompletions(of: given.commands), in: environment)
    }
  }
}

private enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  static var names: [String] { self.allCases.map(\.rawValue) }
}
