/// The commands of the tool, as they are typed.
enum Command: String, CaseIterable {
  case generate
  case new
  case format
  case lint
  case rules
  case diff
  case explain
  case templates
  case completions
}

/// What the table knows of a command: arguments, help and completions are derived from it.
struct CommandRecord {
  let command: Command
  /// One line without a full stop, for the list of commands.
  let summary: String
  /// How its operands are written, such as `[PATH…]`.
  let operands: String
  let operandValues: ValueKind
  /// Paragraphs for the command's own help.
  let details: [String]
  let options: [Option]
  let examples: [Example]
}

struct Example {
  let line: String
  let meaning: String
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
