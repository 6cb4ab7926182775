/// An option of a command.
struct Option {
  /// The name as it is typed, without dashes.
  let name: String
  /// The one-letter form of the name.
  var letter: Character?
  /// The placeholder for the value in the help; `nil` for a flag.
  var metavariable: String?
  var values = ValueKind.none
  /// Whether it may be given several times. Its values are then joined by commas.
  var isRepeatable = false
  let help: String
}

extension Option {
  /// The option as it is typed.
  var spelling: String { "--\(self.name)" }

  /// The one-letter form as it is typed; `nil` if there is none.
  var shortSpelling: String? { self.letter.map { "-\($0)" } }

  /// Whether an argument is this option, without a value.
  func isSpelled(_ argument: String) -> Bool {
    argument == self.spelling || argument == self.shortSpelling
  }
}

/// Options that several commands share.
extension Option {
  static let check = Option(
    name: "check",
    help: "Write nothing; list the files that are not as they should be, and exit 1 if there are any."
  )
  static let diff = Option(name: "diff", help: "Write nothing; print unified diffs, fit for 'git apply'.")
  static let module = Option(
    name: "module",
    metavariable: "NAME",
    help: "The module of the view models, which test cases import."
  )
  static let style = Option(
    name: "style",
    metavariable: "NAME",
    values: .styles,
    help: "Write in this style, whatever the configuration says."
  )
  static let config = Option(
    name: "config",
    metavariable: "FILE",
    values: .file,
    help: "Read this configuration rather than the nearest mvvmgen.json."
  )
  static let stdinPath = Option(
    name: "stdin-path",
    metavariable: "PATH",
    values: .file,
    help: "With '-': the path of the spec, for messages and to find its configuration."
  )
  static let messageFormat = Option(
    name: "message-format",
    metavariable: "FORMAT",
    values: .words(MessageFormat.allCases.map(\.rawValue)),
    help:
      "Write messages as text (default), json, github or sarif; all but text on standard output, unless that has a "
      + "file."
  )
  static let help = Option(name: "help", letter: "h", help: "Print help.")
  static let version = Option(name: "version", help: "Print the version.")
  static let ofTool = [help, version, manPage]
  static let manPage = Option(name: "man-page", help: "Print the manual page, for 'man'.")
}
