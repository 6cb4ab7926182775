import MVVMFiles
import MVVMManual
import MVVMSource
import MVVMStyles

/// A command of the tool. The reading of arguments, the help and the completions are derived from it. Its
/// texts are only made on demand, since each run reads the names of all commands.
protocol Command {
  static var name: String { get }
  /// One line without a full stop, for the list of commands.
  static var summary: String { get }
  static var operands: Operands { get }
  /// The paragraphs of the command's help.
  static var details: [String] { get }
  /// The options, except for `--help`, which every command has.
  static var options: [Option] { get }
  /// Command lines, each with its purpose.
  static var examples: KeyValuePairs<String, String> { get }

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus
}

extension Command {
  static var operands: Operands { Operands("") }
  static var options: [Option] { [] }
}

/// The operands of a command, which follow its options.
struct Operands {
  /// The operands in the usage line, such as `[PATH…]`.
  let synopsis: String
  let values: ValueKind

  init(_ synopsis: String, _ values: ValueKind = .none) {
    self.synopsis = synopsis
    self.values = values
  }

  static let specs = Operands("[PATH…]", .paths(.specs))

  /// The explanation of a path in the help of a command that takes specs.
  static let specPath = meaningOfPath(to: "a spec (*.mvvm)", searchedFor: "specs")

  static func meaningOfPath(to file: String, searchedFor files: String) -> String {
    """
    A PATH is \(file) or a folder that is searched for \(files), without hidden folders and those that git or \
    "exclude" in mvvmgen.json ignores; without one the current folder is.
    """
  }
}

/// The kinds of values and operands, for completions.
enum ValueKind: Sendable {
  case none
  /// One of some words. If it is an operand, others may follow.
  indirect case words([String], then: ValueKind = .none)
  case styles
  case identifiers
  case paths(PathKind)

  static func words<Word: CaseIterable & RawRepresentable<String>>(of _: Word.Type) -> ValueKind {
    .words(Word.allCases.map(\.rawValue))
  }

  /// The words to complete; none if the shell completes paths.
  var words: [String] {
    switch self {
    case .words(let words, _): words
    case .styles: StyleLibrary().names
    case .identifiers:
      Topic.allCases.map(\.rawValue) + ["list", "all"]
        + DiagnosticIdentifier.allCases.map(\.rawValue).sorted()
    case .none, .paths: []
    }
  }

  /// The kind of an operand after the first one.
  var next: ValueKind {
    switch self {
    case .words(_, let next): next
    case .identifiers: .none
    case .none, .styles, .paths: self
    }
  }

  var paths: PathKind? { if case .paths(let kind) = self { kind } else { nil } }
}

/// The paths that a shell completes by itself.
enum PathKind {
  case files
  case folders
  /// Specs, and folders of specs.
  case specs
}

/// The reason why a command did not run. The message is a sentence that says what to do, without a full stop.
enum RunError: Error {
  /// Wrong usage, and the command whose help explains more; `nil` for the help of the tool.
  case usage(String, command: String? = nil)
  case unexpected(String)

  var text: TerminalText {
    switch self {
    case .usage(let message, let command):
      let help = command.map { " \($0)" } ?? ""
      return "mvvmgen: error: \(message)\nSee 'mvvmgen\(help) --help'.\n"
    case .unexpected(let message): return "mvvmgen: error: \(message)\n"
    }
  }

  var status: ExitStatus { if case .usage = self { .usage } else { .unexpected } }
}
