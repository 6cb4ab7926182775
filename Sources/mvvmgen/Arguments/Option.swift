struct Option {
  /// The option as the help has it: `-i, --in-place`, or `--output DIR` where a value stands behind it.
  let usage: String
  /// All forms in which it is typed, the shortest first.
  let spellings: [String]
  /// The placeholder of the value; `nil` for a flag.
  let value: String?
  let values: ValueKind
  let isRepeatable: Bool
  let help: String

  init(_ usage: String, _ values: ValueKind = .none, isRepeatable: Bool = false, help: String) {
    let words = usage.split(separator: " ").map { String($0.last == "," ? $0.dropLast() : $0) }
    self.usage = usage
    self.spellings = words.filter { $0.hasPrefix("-") }
    self.value = words.first { !$0.hasPrefix("-") }
    (self.values, self.isRepeatable, self.help) = (values, isRepeatable, help)
  }

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
    "--message-format FORMAT",
    .words(of: MessageFormat.self),
    help:
      "Write messages as text (default), json, github or sarif; all but text on standard output, unless that has a file."
  )
  static let help = Option("-h, --help", help: "Print help.")
  static let version = Option("--version", help: "Print the version.")
  static let manPage = Option("--man-page", help: "Print the manual page, for 'man'.")
  static let ofTool = [help, version, manPage]
}
