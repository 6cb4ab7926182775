/// An option of a command.
struct Option {
  /// The name as it is typed, without dashes.
  let name: String
  /// The one-letter form of the name.
  let letter: Character?
  /// `nil` for a flag.
  let value: Value?
  /// Whether it may be given several times.
  let isRepeatable: Bool
  let help: String

  init(
    _ name: String,
    letter: Character? = nil,
    takes value: Value? = nil,
    isRepeatable: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// What stands behind an option.
  struct Value {
    /// The placeholder in the help.
    let metavariable: String
    let kind: ValueKind
  }
}

extension Option.Value {
  static let folder = named("DIR", .paths(.folders))
  static let file = named("FILE", .paths(.files))

  static func named(_ metavariable: String, _ kind: ValueKind = .none) -> Self {
    Self(metavariable: metavariable, kind: kind)
  }

  /// One of the words of a type, such as `FORMAT`.
  static func word<Word: CaseIterable & RawRepresentable<String>>(of _: Word.Type, as name: String) -> Self {
    self.named(name, .words(Word.allCases.map(\.rawValue)))
  }
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
    "check",
    "Write nothing; list the files that are not as they should be, and exit 1 if there are any."
  )
  static let diff = Option("diff", "Write nothing; print unified diffs, fit for 'git apply'.")
  static let module = Option(
    "module",
    takes: .named("NAME"),
    "The module of the view models, which test cases import."
  )
  static let style = Option(
    "style",
    takes: .named("NAME", .styles),
    "Write in this style, whatever the configuration says."
  )
  static let config = Option(
    "config",
    takes: .file,
    "Read this configuration rather than the nearest mvvmgen.json."
  )
  static let stdinPath = Option(
    "stdin-path",
    takes: .named("PATH", .paths(.files)),
    "With '-': the path of the spec, for messages and to find its configuration."
  )
  static let messageFormat = Option(
    "message-format",
    takes: .word(of: MessageFormat.self, as: "FORMAT"),
    "Write messages as text (default), json, github or sarif; all but text on standard output, unless that has a file."
  )
  static let help = Option("help", letter: "h", "Print help.")
  static let version = Option("version", "Print the version.")
  static let ofTool = [help, version, manPage]
  static let manPage = Option("man-page", "Print the manual page, for 'man'.")
}
