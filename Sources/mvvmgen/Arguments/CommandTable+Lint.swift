var lintRecord: CommandRecord {
  CommandRecord(
    command: .lint,
    summary: "Report what breaks the conventions",
    operands: "[PATH…]",
    operandValues: .specs,
    details: [
      """
      A PATH is a spec (*.mvvm) or a folder that is searched for specs, hidden folders left out; without one \
      the current folder is. '-' reads a spec from standard input; with --fix it prints the mended spec.
      """,
      """
      'mvvmgen rules' lists the rules; mvvmgen.json sets the level of each. '// mvvmgen:ignore RULE reason' above \
      a member, a section or a view model silences one there. Of a spec with errors these alone are reported.
      """,
    ],
    options: [.strict, .fix, .baseline, .writeBaseline, .config, .stdinPath, .messageFormat, .help],
    examples: [
      Example(line: "mvvmgen lint --strict Sources", meaning: "warnings fail too: for CI"),
      Example(line: "mvvmgen lint --fix", meaning: "mend what can be mended mechanically"),
      Example(
        line: "mvvmgen lint --baseline lint.json --write-baseline",
        meaning: "from today on, nothing new"
      ),
      Example(line: "mvvmgen lint --strict --baseline lint.json", meaning: "is anything new?"),
    ]
  )
}

var rulesRecord: CommandRecord {
  CommandRecord(
    command: .rules,
    summary: "List the conventions",
    operands: "",
    operandValues: .none,
    details: [
      """
      Prints a line for each rule of 'mvvmgen lint': its name, its level by the configuration of the current \
      folder, whether --fix mends some of it, and what it asks for. 'mvvmgen explain RULE' tells more.
      """
    ],
    options: [.config, .help],
    examples: [Example(line: "mvvmgen rules", meaning: "every rule")]
  )
}
