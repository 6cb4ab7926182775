import MVVMFiles

/// A command of the tool: arguments, help and completions are derived from this.
struct Command {
  /// As it is typed.
  let name: String
  /// One line without a full stop, for the list of commands.
  let summary: String
  /// How its operands are written, such as `[PATH…]`.
  let operands: String
  var operandValues = ValueKind.none
  /// Paragraphs for the command's own help.
  let details: [String]
  /// `--help` is one more.
  let options: [Option]
  let examples: [Example]
  let run: (Arguments) throws(UsageError) -> ExitStatus

  struct Example {
    let line: String
    let meaning: String
  }
}

extension Command {
  /// In the order of the tool's help.
  static var all: [Command] {
    [.generate, .new, .format, .lint, .rules, .diff, .explain, .templates, .completions, .lsp]
  }

  static func named(_ name: String) -> Command? {
    self.all.first { $0.name == name }
  }
}

/// What a value or an operand can be, for completion.
enum ValueKind {
  case none
  case words([String])
  case styles
  case identifiers
  case file
  case folder
  /// A spec or a folder of specs.
  case specs
}

/// Wrong usage: a sentence that says what to do, without a full stop.
struct UsageError: Error {
  let message: String
  /// The command whose help tells more; the tool's own where `nil`.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
