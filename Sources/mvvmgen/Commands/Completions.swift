import MVVMFiles

extension Command {
  static var completions: Command {
    Command(
      name: "completions",
      summary: "Print shell completions",
      operands: Shell.names.joined(separator: " | "),
      operandValues: .words(Shell.names),
      details: ["Prints a script that completes commands, options and their values."],
      options: [],
      examples: [
        Example(line: "source <(mvvmgen completions bash)", meaning: "for this shell"),
        Example(line: "mvvmgen completions zsh > ~/.zfunc/_mvvmgen", meaning: "for each new one"),
        Example(line: "mvvmgen completions fish | source", meaning: "for this shell"),
      ],
      run: runCompletions
    )
  }
}

/// The shells with completions.
private enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  static var names: [String] { self.allCases.map(\.rawValue) }
}

private func runCompletions(_ given: Arguments) throws(UsageError) -> ExitStatus {
  guard let word = given.operands.first, given.operands.count == 1 else {
    throw given.wrong("expected one shell: bash, zsh or fish")
  }
  guard let shell = Shell(rawValue: word) else {
    throw given.wrong("unknown shell '\(word)': \(hint(for: word, among: Shell.names))")
  }
  switch shell {
  case .bash: return show(bashCompletions)
  case .zsh: return show(zshCompletions)
  case .fish: return show(fishCompletions)
  }
}
