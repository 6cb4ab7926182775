/// The options of all commands, as they are typed without their dashes.
enum Option: String, CaseIterable {
  case inPlace = "in-place"
  case check
  case diff
  case prune
  case from
  case missing
  case strict
  case fix
  case baseline
  case writeBaseline = "write-baseline"
  case output
  case tests
  case module
  case style
  case config
  case plugin
  case sourceLocations = "source-locations"
  case stdinPath = "stdin-path"
  case against
  case format
  case failOn = "fail-on"
  case allow
  case messageFormat = "message-format"
  case help
  case version
}

/// What the table knows of an option.
struct OptionRecord {
  /// The same as one letter, without its dash.
  var letter: Character?
  /// What stands for the value in help; `nil` for a flag.
  var metavariable: String?
  var values = ValueKind.none
  /// Whether it may be given several times; its values are joined by commas.
  var isRepeatable = false
  let help: String
}

extension Option {
  /// As it is typed.
  @inline(never)
  var spelling: String { "--\(self.rawValue)" }

  /// As it is typed with one letter, where it can be.
  var shortSpelling: String? { self.record.letter.map { "-\($0)" } }

  /// Whether an argument is the option, without a value.
  func isSpelled(_ argument: String) -> Bool {
    argument == self.spelling || argument == self.shortSpelling
  }

  var record: OptionRecord {
    switch self {
    case .inPlace:
      OptionRecord(letter: "i", help: "Write the formatted text to the files, those that it changes.")
    case .check:
      OptionRecord(
        help: "Write nothing; list the files that are not as they should be, and exit 1 if there are any."
      )
    case .diff: OptionRecord(help: "Write nothing; print unified diffs, fit for 'git apply'.")
    case .prune:
      OptionRecord(
        help:
          "Remove generated files whose spec is gone, but none below --output, where another run may have "
          + "written them."
      )
    case .strict: OptionRecord(help: "Exit with 1 on warnings too.")
    case .fix: OptionRecord(help: "Mend what can be mended mechanically, errors too, in place.")
    case .baseline:
      OptionRecord(
        metavariable: "FILE",
        values: .file,
        help: "Report only what this file does not know."
      )
    case .writeBaseline:
      OptionRecord(help: "Record all that is found in the file of --baseline, and report errors alone.")
    case .output:
      OptionRecord(
        metavariable: "DIR",
        values: .folder,
        help: "Write below DIR, where the tree below each folder is mirrored, rather than beside the specs."
      )
    case .from:
      OptionRecord(
        metavariable: "SPEC",
        values: .specs,
        help: "Write the logic and the tests for a spec that there is."
      )
    case .missing:
      OptionRecord(
        help: "With --from: write nothing; print the lines that the logic and the tests lack by now."
      )
    case .tests:
      OptionRecord(
        metavariable: "DIR",
        values: .folder,
        help:
          "Write test cases, too, and mocks where the configuration says so, below DIR, where the tree below each "
          + "folder is mirrored."
      )
    case .module:
      OptionRecord(
        metavariable: "NAME",
        help: "The module of the view models, which test cases import."
      )
    case .style:
      OptionRecord(
        metavariable: "NAME",
        values: .styles,
        help: "Write in this style, whatever the configuration says."
      )
    case .config:
      OptionRecord(
        metavariable: "FILE",
        values: .file,
        help: "Read this configuration rather than the nearest mvvmgen.json."
      )
    case .plugin:
      OptionRecord(
        metavariable: "MODULE",
        values: .words(PluginModule.allCases.map(\.rawValue)),
        help:
          "For build plugins: write into --output, and whether or not there is anything to say, the files that each "
          + "spec has among the sources or the tests. Among the tests a spec is written MODULE:PATH."
      )
    case .sourceLocations:
      OptionRecord(
        help: "For build plugins: have the compiler report mistakes in types at the lines of the spec."
      )
    case .stdinPath:
      OptionRecord(
        metavariable: "PATH",
        values: .file,
        help: "With '-': the path of the spec, for messages and to find its configuration."
      )
    case .against:
      OptionRecord(metavariable: "REV", help: "Compare with this revision of the git repository.")
    case .format:
      OptionRecord(
        metavariable: "FORMAT",
        values: .words(DiffFormat.allCases.map(\.rawValue)),
        help: "Print text (default), markdown, json or github."
      )
    case .failOn:
      OptionRecord(
        metavariable: "CLASS",
        values: .words(["breaking", "logic", "behaviour"]),
        help: "Exit 1 if an edit of this class, or a graver one, is not accepted."
      )
    case .allow:
      OptionRecord(
        metavariable: "NAME",
        isRepeatable: true,
        help: "Accept the edits of a view model X, a member X.tapped(row:) or an initializer X.init."
      )
    case .messageFormat:
      OptionRecord(
        metavariable: "FORMAT",
        values: .words(MessageFormat.allCases.map(\.rawValue)),
        help: "Write messages as text (default), json, github or sarif; all but text on standard output."
      )
    case .help: OptionRecord(letter: "h", help: "Print help.")
    case .version: OptionRecord(help: "Print the version.")
    }
  }
}

/// How messages are written.
enum MessageFormat: String, CaseIterable {
  case text
  case json
  case github
  case sarif
}
