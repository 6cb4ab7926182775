import MVVMFiles
import MVVMSource

/// The end of a run, with the texts that were not printed at once.
struct CommandResult {
  let status: ExitStatus
  /// The texts in the order in which a terminal shows them.
  let printed: [PrintedText]

  /// The bytes for standard output.
  var output: [UInt8] { self.printed.flatMap(\.output) }

  /// The text for standard error.
  var messages: String { self.printed.map(\.message.text).joined() }
}

extension PrintedText {
  fileprivate var output: [UInt8] {
    switch self {
    case .output(let bytes): bytes
    case .message: []
    }
  }

  fileprivate var message: TerminalText {
    switch self {
    case .output: ""
    case .message(let text): text
    }
  }
}
