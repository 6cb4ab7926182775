import MVVMSource
import MVVMSystem

/// Reads all of standard input.
package func readStandardInput() -> Result<[UInt8], FileError> { readToEnd(STDIN_FILENO) }

/// Waits for data on standard input, and returns it. The result is empty at the end of input, and `nil` if nothing
/// arrived in time.
package func readWaitingInput(seconds: Int32) -> Result<[UInt8]?, FileError> {
  guard hasInput(milliseconds: seconds * 1_000) else { return .success(nil) }
  var bytes: [UInt8] = []
  repeat {
    switch readOnce(STDIN_FILENO) {
    case .failure(let error): return .failure(error)
    case .success(let piece):
      // The end of input is reported by the next call, after the data before it has been processed.
      if piece.isEmpty { return .success(bytes) }
      bytes += piece
    }
  } while bytes.count < 1 << 24 && hasInput(milliseconds: 0)
  return .success(bytes)
}

private func hasInput(milliseconds: Int32) -> Bool {
  var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
  return retried { poll(&input, 1, milliseconds) } > 0
}

/// Writes all bytes to standard output.
package func writeStandardOutput(_ bytes: [UInt8]) -> FileError? { writeAll(bytes, to: STDOUT_FILENO) }

/// Writes a message for the user to standard error.
package func writeStandardError(_ text: TerminalText) {
  _ = writeAll(Array(text.text.utf8), to: STDERR_FILENO)
}

/// Returns whether standard error goes to a terminal, where a person reads it.
package func hasTerminal() -> Bool { isatty(STDERR_FILENO) == 1 }

/// Returns the value of an environment variable; `nil` if it is not set, or empty.
package func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// Ends the process.
package func leave(with status: Int32) -> Never { exit(status) }
