import MVVMFiles

enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print shell completions"
  static let operands = Operands("bash | zsh | fish", .words(shells.map(\.name)))
  static let details = ["Prints a script that completes commands, options and their values."]
  static let examples: KeyValuePairs = [
    "source <(mvvmgen completions bash)": "for this shell",
    "mvvmgen completions zsh > ~/.zfunc/_mvvmgen": "for each new one",
    "mvvmgen completions fish | source": "for this shell",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    guard let word = arguments.operands.first, arguments.operands.count == 1
    else { throw arguments.wrong("expected one shell: bash, zsh or fish") }
    guard let completions = shells.first(where: { $0.name == word })?.completions
    else { throw arguments.wrong("unknown shell '\(word)': \(hint(for: word, among: shells.map(\.name)))") }
    return show(completions(arguments.commands), in: environment)
  }
}

private var shells: [(name: String, completions: ([any Command.Type]) -> String)] {
  [("bash", bashCompletions), ("zsh", zshCompletions), ("fish", fishCompletions)]
}
