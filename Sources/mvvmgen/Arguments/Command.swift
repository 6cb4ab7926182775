import MVVMFiles

/// A command of the tool. The reading of arguments, the help and the completions are derived from it.
struct Command {
  /// The name as it is typed.
  let name: String
  /// One line without a full stop, for the list of commands.
  let summary: String
  private let lazyOperands: () -> String
  private let lazyOperandValues: () -> ValueKind
  private let lazyDetails: () -> [String]
  private let lazyOptions: () -> [Option]
  private let lazyExamples: () -> [Example]
  let run: (Arguments) throws(UsageError) -> ExitStatus

  struct Example {
    let line: String
    let meaning: String
  }

  /// Creates a command. All arguments but the name and the summary are evaluated only on demand, since each run reads
  /// the names of all commands.
  init(
    name: String,
    summary: String,
    operands: @escaping @autoclosure () -> String,
    operandValues: @escaping @autoclosure () -> ValueKind = .none,
    details: @escaping @autoclosure () -> [String],
    options: @escaping @autoclosure () -> [Option],
    examples: @escaping @autoclosure () -> [Example],
    run: @escaping (Arguments) throws(UsageError) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.lazyOperands = operands
    self.lazyOperandValues = operandValues
    self.lazyDetails = details
    self.lazyOptions = options
    self.lazyExamples = examples
    self.run = run
  }

  /// The operands in the usage line, such as `[PATH…]`.
  var operands: String { self.lazyOperands() }
  var operandValues: ValueKind { self.lazyOperandValues() }
  /// The paragraphs of the command's help.
  var details: [String] { self.lazyDetails() }
  /// The options, except for `--help`, which every command has.
  var options: [Option] { self.lazyOptions() }
  var examples: [Example] { self.lazyExamples() }
}

extension Command {
  /// All commands, in the order of the tool's help.
  static var all: [Command] {
    [
      .generate, .new, .import, .format, .lint, .rules, .diff, .catalog, .usage, .explain, .templates,
      .completions, .lsp,
    ]
  }

  static func named(_ name: String) -> Command? {
    self.all.first { $0.name == name }
  }
}

/// What a value or an operand can be; used by completions.
enum ValueKind: Sendable {
  case none
  /// One of some words. If it is an operand, others may stand behind it.
  indirect case words([String], then: ValueKind = .none)
  case styles
  case identifiers
  case file
  case folder
  /// A spec or a folder of specs.
  case specs
}

/// Wrong usage. The message is a sentence that says what to do, without a full stop.
struct UsageError: Error {
  let message: String
  /// The command whose help explains more; `nil` for the help of the tool.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
