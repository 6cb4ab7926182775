/// An option of a command.
struct Option {
  /// The name as it is typed, without dashes.
  let name: String
  /// The one-letter form of the name.
  var letter: Character?
  /// What stands behind it; `nil` for a flag.
  var takes: Value?
  /// Whether it may be given several times.
  var isRepeatable = false
  let help: String

  struct Value {
    /// The placeholder in the help.
    let metavariable: String
    let kind: ValueKind

    static let folder = named("DIR", .paths(.folders))
    static let file = named("FILE", .paths(.files))

    static func named(_ metavariable: String, _ kind: ValueKind = .none) -> Value {
      Value(metavariable: metavariable, kind: kind)
    }

    /// One of the words of a type, such as `FORMAT`.
    static func word<Word: CaseIterable & RawRepresentable<String>>(of _: Word.Type, as name: String) -> Value
    {
      named(name, .words(Word.allCases.map(\.rawValue)))
    }
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
    name: "check",
    help: "Write nothing; list the files that are not as they should be, and exit 1 if there are any."
  )
  static let diff = Option(name: "diff", help: "Write nothing; print unified diffs, fit for 'git apply'.")
  static let module = Option(
    name: "module",
    takes: .named("NAME"),
    help: "The module of the view models, which test cases import."
  )
  static let style = Option(
    name: "style",
    takes: .named("NAME", .styles),
    help: "Write in this style, whatever the configuration says."
  )
  static let config = Option(
    name: "config",
    takes: .file,
    help: "Read this configuration rather than the nearest mvvmgen.json."
  )
  static let stdinPath = Option(
    name: "stdin-path",
    takes: .named("PATH", .paths(.files)),
    help: "With '-': the path of the spec, for messages and to find its configuration."
  )
  static let messageFormat = Option(
    name: "message-format",
    takes: .word(of: MessageFormat.self, as: "FORMAT"),
    help:
      "Write messages as text (default), json, github or sarif; all but text on standard output, unless that has a file."
  )
  static let help = Option(name: "help", letter: "h", help: "Print help.")
  static let version = Option(name: "version", help: "Print the version.")
  static let ofTool = [help, version, manPage]
  static let manPage = Option(name: "man-page", help: "Print the manual page, for 'man'.")
}
