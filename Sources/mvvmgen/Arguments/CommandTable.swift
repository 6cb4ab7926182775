extension Command {
  var record: CommandRecord {
    switch self {
    case .generate: generateRecord
    case .new: newRecord
    case .format: formatRecord
    case .lint: lintRecord
    case .rules: rulesRecord
    case .diff: diffRecord
    case .explain: explainRecord
    case .templates: templatesRecord
    case .completions: completionsRecord
    }
  }
}

private var generateRecord: CommandRecord {
  CommandRecord(
    command: .generate,
    summary: "Write Swift for specs",
    operands: "[PATH…]",
    operandValues: .specs,
    details: [
      """
      A PATH is a spec (*.mvvm) or a folder that is searched for specs, hidden folders left out; without one \
      the current folder is. '-' reads a spec from standard input and prints the class file; all messages then \
      go to standard error.
      """,
      """
      Each file is written beside its spec, or below --output DIR. A file that holds the right bytes already \
      is left alone, and so is one that mvvmgen did not write.
      """,
    ],
    options: [
      .check, .diff, .prune, .output, .tests, .module, .style, .config, .stdinPath, .messageFormat, .plugin,
      .sourceLocations, .help,
    ],
    examples: [
      Example(line: "mvvmgen generate", meaning: "write what changed below the current folder"),
      Example(line: "mvvmgen generate --check Sources", meaning: "is all up to date?"),
      Example(line: "mvvmgen generate --diff | git apply", meaning: "the same as writing"),
      Example(line: "mvvmgen generate - < Login.mvvm", meaning: "print the class file"),
    ]
  )
}

private var newRecord: CommandRecord {
  CommandRecord(
    command: .new,
    summary: "Begin a view model, its logic and its tests",
    operands: "NAME | --from SPEC",
    operandValues: .none,
    details: [
      """
      Writes NAME.mvvm, with an example of each section, and NAME.swift, where the logic goes; NAME may stand \
      behind a folder. --from writes the logic for a spec that there is. With --tests, or where the configuration \
      names a folder for tests, the tests are written, too. No file is ever overwritten.
      """,
      """
      What is written compiles as it stands, with a warning for each output that is not written yet; each test \
      that is not written is skipped and says so.
      """,
    ],
    options: [.from, .missing, .tests, .module, .style, .config, .messageFormat, .help],
    examples: [
      Example(line: "mvvmgen new Sources/App/LoginViewModel", meaning: "a spec, and its logic"),
      Example(line: "mvvmgen new --from Login.mvvm", meaning: "the logic for a spec"),
      Example(line: "mvvmgen new --from Login.mvvm --missing", meaning: "what logic and tests lack"),
    ]
  )
}

private var formatRecord: CommandRecord {
  CommandRecord(
    command: .format,
    summary: "Format specs",
    operands: "[PATH…]",
    operandValues: .specs,
    details: [
      """
      A PATH is a spec (*.mvvm) or a folder that is searched for specs, hidden folders left out; without one \
      the current folder is. '-' reads a spec from standard input.
      """,
      """
      The formatted text is printed; where there is more than one spec, each stands below its path. Messages then \
      go to standard error. A spec that does not parse is left alone.
      """,
    ],
    options: [.inPlace, .check, .diff, .config, .stdinPath, .messageFormat, .help],
    examples: [
      Example(line: "mvvmgen format -i", meaning: "format the specs below the current folder"),
      Example(line: "mvvmgen format --check Sources", meaning: "is all formatted?"),
      Example(line: "mvvmgen format --diff Login.mvvm", meaning: "what would change?"),
      Example(line: "mvvmgen format - < Login.mvvm", meaning: "as an editor calls it"),
    ]
  )
}

private var diffRecord: CommandRecord {
  CommandRecord(
    command: .diff,
    summary: "Compare the interfaces of two versions",
    operands: "OLD NEW | --against REV [PATH…]",
    operandValues: .specs,
    details: [
      """
      OLD and NEW are specs or folders. With --against the specs at each PATH, or below the current folder, are \
      compared with those of a git revision, whose configuration is read, too; the work tree is not touched.
      """,
      """
      Each edit is breaking (callers stop compiling), logic (the hand-written logic has to change), behaviour (it \
      runs differently) or compatible. It is the declarations that are compared: order, layout, comments and other \
      spellings of a type do not count.
      """,
    ],
    options: [.against, .format, .failOn, .allow, .help],
    examples: [
      Example(line: "mvvmgen diff --against main", meaning: "what did this branch change?"),
      Example(
        line: "mvvmgen diff --against origin/main --fail-on breaking",
        meaning: "does it break callers?"
      ),
      Example(line: "mvvmgen diff --against HEAD~1 --format markdown", meaning: "for a pull request"),
      Example(line: "mvvmgen diff Old.mvvm New.mvvm", meaning: "compare two specs"),
    ]
  )
}

private var explainRecord: CommandRecord {
  CommandRecord(
    command: .explain,
    summary: "Explain a message",
    operands: "ID | list | all",
    operandValues: .identifiers,
    details: [
      """
      The ID stands in brackets at the end of each message. 'list' prints every ID with one sentence, \
      'all' every explanation.
      """
    ],
    options: [.help],
    examples: [Example(line: "mvvmgen explain unknown-kind", meaning: "what it means, and how to mend it")]
  )
}

private var templatesRecord: CommandRecord {
  CommandRecord(
    command: .templates,
    summary: "List or export the bundled templates",
    operands: "list | export DIR",
    operandValues: .words(["list", "export"]),
    details: [
      """
      Name a folder as 'templates' in mvvmgen.json: a template there is laid over the bundled one of the \
      same name. 'export' copies the bundled templates to DIR and never overwrites a file.
      """
    ],
    options: [.help],
    examples: [
      Example(line: "mvvmgen templates list", meaning: "the name of each template"),
      Example(line: "mvvmgen templates export Templates", meaning: "copies to change"),
    ]
  )
}

private var completionsRecord: CommandRecord {
  CommandRecord(
    command: .completions,
    summary: "Print shell completions",
    operands: Shell.allCases.map(\.rawValue).joined(separator: " | "),
    operandValues: .words(Shell.allCases.map(\.rawValue)),
    details: ["Prints a script that completes commands, options and their values."],
    options: [.help],
    examples: [
      Example(line: "source <(mvvmgen completions bash)", meaning: "for this shell"),
      Example(line: "mvvmgen completions zsh > ~/.zfunc/_mvvmgen", meaning: "for each new one"),
      Example(line: "mvvmgen completions fish | source", meaning: "for this shell"),
    ]
  )
}

/// The shells that completions are written for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
