import MVVMFiles

extension Command {
  static var completions: Command {
    let shells = Shell.allCases.map(\.rawValue)
    return Command(
      name: "completions",
      summary: "Print shell completions",
      operands: shells.joined(separator: " | "),
      operandValues: .words(shells),
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

/// The shells that completions are written for.
private enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}

private func runCompletions(_ given: Arguments) throws(UsageError) -> ExitStatus {
  guard let word = given.operands.first, given.operands.count == 1 else {
    throw given.wrong("expected one shell: bash, zsh or fish")
  }
  guard let shell = Shell(rawValue: word) else {
    throw given.wrong("unknown shell '\(word)': \(hint(for: word, among: Shell.allCases.map(\.rawValue)))")
  }
  switch shell {
  case .bash: return show(bashCompletions)
  case .zsh: return show(zshCompletions)
  case .fish: return show(fishCompletions)
  }
}
