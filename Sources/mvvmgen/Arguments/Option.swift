enum ColorMode: String, CaseIterable {
  case auto, always, never
}

struct Option {
  /// The option as the help has it: `-i, --in-place`, or `--output DIR` with a value.
  let usage: String
  /// All forms in which it is typed, the shortest first.
  let spellings: [String]
  /// The form of an earlier version, which still works but is not documented.
  let former: String?
  /// The placeholder of the value; `nil` for a flag.
  let value: String?
  let values: ValueKind
  let isRepeatable: Bool
  let help: String

  init(
    _ usage: String,
    _ values: ValueKind = .none,
    isRepeatable: Bool = false,
    formerly former: String? = nil,
    help: String
  ) {
    let words = usage.split(separator: " ").map { String($0.last == "," ? $0.dropLast() : $0) }
    self.usage = usage
    self.spellings = words.filter { $0.hasPrefix("-") }
    self.value = words.first { !$0.hasPrefix("-") }
    (self.values, self.isRepeatable, self.former, self.help) = (values, isRepeatable, former, help)
  }

  func isSpelled(_ word: String) -> Bool { self.spellings.contains(word) || word == self.former }

  /// The long form.
  var spelling: String { self.spellings.last ?? "" }

  // The options that several commands share.
  static let check = Option(
    "--check",
    help: "Write nothing; list the files that are not as they should be, and exit 1 if there are any."
  )
  static let diff = Option("--diff", help: "Write nothing; print unified diffs, fit for 'git apply'.")
  static let module = Option("--module NAME", help: "The module of the view models, which test cases import.")
  static let style = Option(
    "--style NAME",
    .styles,
    help: "Write in this style, whatever the configuration says."
  )
  static let config = Option(
    "--config FILE",
    .paths(.files),
    help: "Read this configuration rather than the nearest mvvmgen.json."
  )
  static let stdinPath = Option(
    "--stdin-path PATH",
    .paths(.files),
    help: "With '-': the path of the spec, for messages and to find its configuration."
  )
  static let messageFormat = Option(
    "--format FORMAT",
    .words(of: MessageFormat.self),
    formerly: "--message-format",
    help:
      "Write messages as text (default), json, github or sarif; all but text on standard output, unless that has a file."
  )
  static let help = Option("-h, --help", help: "Print help.")
  static let version = Option("-V, --version", help: "Print the version.")
  static let manPage = Option("--man-page", help: "Print the manual page, for 'man'.")
  static let ofTool = [help, version, manPage]
  static let quiet = Option("-q, --quiet", help: "Print problems only, and no summary.")
  static let verbose = Option(
    "-v, --verbose",
    help: "Also print which configuration applies, and each file with why it is written."
  )
  static let color = Option(
    "--color WHEN",
    .words(of: ColorMode.self),
    help: "Colour messages: auto (default; on terminals, unless NO_COLOR is set), always or never."
  )
  /// The options that every command has, in addition to its own.
  static let ofCommands = [quiet, verbose, color, help]
}
