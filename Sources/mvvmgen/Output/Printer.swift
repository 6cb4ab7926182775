import MVVMFiles
import MVVMSource

/// A text for one of the two standard streams.
enum PrintedText {
  /// A part of the results, for standard output.
  case output([UInt8])
  /// A message for the user, for standard error.
  case message(TerminalText)
}

/// The printer of a run: it prints each text at once, or keeps it for the result.
final class Printer {
  /// The texts that were not printed at once.
  private(set) var printed: [PrintedText] = []
  private let printAtOnce: ((PrintedText) -> FileError?)?

  init(_ printAtOnce: ((PrintedText) -> FileError?)? = nil) { self.printAtOnce = printAtOnce }

  func print(_ text: PrintedText) -> FileError? {
    if let printAtOnce { return printAtOnce(text) }
    self.printed.append(text)
    return nil
  }

  func say(_ text: TerminalText) { _ = self.print(.message(text)) }
}
