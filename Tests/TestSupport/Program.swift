import Foundation

/// The output of a program and its exit status.
package struct ProgramResult: Sendable {
  package var status: Int32
  /// The output and the errors, in the order in which they were printed.
  package var output: String

  package var lines: [String] { self.output.split(whereSeparator: \.isNewline).map(String.init) }
}

/// Runs a program. Its output is written to a file: a pipe that nobody reads would block it.
package func runProgram(_ program: String, _ arguments: [String], in folder: URL) async throws
  -> ProgramResult
{
  let log = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString).txt")
  try Data().write(to: log)
  defer { try? FileManager.default.removeItem(at: log) }
  let output = try FileHandle(forWritingTo: log)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardOutput = output
  process.standardError = output
  process.standardInput = FileHandle.nullDevice
  let status = try await finish(process)
  try output.close()
  return ProgramResult(status: status, output: try String(contentsOf: log, encoding: .utf8))
}

/// Waits without blocking a thread, since other tests need them.
private func finish(_ process: Process) async throws -> Int32 {
  try await withCheckedThrowingContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do {
      try process.run()
    } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }
}
