import MVVMFiles
import MVVMSource

/// The surroundings of a run apart from its arguments, so that a test can run the tool without a process.
struct Environment {
  /// The files; `nil` if the current folder no longer exists.
  var disk: Disk?
  var input = StandardInput()
  /// Whether a person reads the messages.
  var isTerminal = false
  /// Whether that person wants colours.
  var hasColors = false
  /// Whether that person only wants to read about problems.
  var isQuiet = false
  /// Whether that person wants to know what the run did, and why.
  var isVerbose = false
  /// Prints a part of the results on standard output.
  var print: ([UInt8]) -> FileError? = { _ in nil }
  /// Prints a message for the user on standard error.
  var say: (TerminalText) -> Void = { _ in }
  /// Makes signals wait until the current file is written.
  var deferSignals: () -> Void = {}
  /// Makes a write to a closed pipe an error instead of the end of the process.
  var ignoreClosedPipes: () -> Void = {}

  static func ofProcess() -> Environment {
    let isTerminal = hasTerminal()
    return Environment(
      disk: Disk(),
      input: StandardInput(readAll: readStandardInput, readSome: readWaitingInput),
      isTerminal: isTerminal,
      hasColors: isTerminal && environment("NO_COLOR") == nil && environment("TERM") != "dumb",
      print: writeStandardOutput,
      say: writeStandardError,
      deferSignals: MVVMFiles.deferSignals,
      ignoreClosedPipes: MVVMFiles.ignoreClosedPipes
    )
  }
}

/// The ways to read standard input.
struct StandardInput {
  /// Reads all remaining bytes.
  var readAll: () -> Result<[UInt8], FileError> = { .success([]) }
  /// Waits for some seconds, and returns the data that has arrived: empty at the end of the input, `nil` if
  /// it is too early.
  var readSome: (_ seconds: Int32) -> Result<[UInt8]?, FileError> = { _ in .success([]) }
}
