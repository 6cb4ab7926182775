#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All that stands on standard input.
public func readStandardInput() -> Result<[UInt8], FileError> {
  readToEnd(STDIN_FILENO)
}

/// Writes all bytes to standard output or standard error.
public func write(_ bytes: [UInt8], toStandardError: Bool) -> FileError? {
  writeAll(bytes, to: toStandardError ? STDERR_FILENO : STDOUT_FILENO)
}

/// Whether messages go to a person.
public func isTerminal(standardError: Bool) -> Bool {
  isatty(standardError ? STDERR_FILENO : STDOUT_FILENO) == 1
}

/// The value of an environment variable; `nil` where it is not set, or empty.
public func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// Ends the process.
public func leave(with status: Int32) -> Never {
  exit(status)
}
