import Foundation
import MVVMSource
import TestSupport

/// The time limit for another process, which is measured by the clock although the machine may be busy.
private let longestRun = Duration.seconds(300)

/// Runs the tool in a folder with two specs. It must end by itself with one of its own statuses, and print
/// its messages as plain text.
func attemptArguments(_ input: [UInt8], _ tool: URL, _ attempt: inout Attempt) {
  let text = String(decoding: input.prefix(2_000), as: UTF8.self)
  let arguments = text.split(separator: "\n").map(String.init)
  // Arguments that lead out of the folder are skipped, and so are those with NUL, which cannot be passed.
  if arguments.contains(where: { $0.contains("/") || $0.contains("..") || $0.contains("\0") }) { return }
  do {
    let start = ContinuousClock.now
    let (status, messages) = try run(tool, arguments)
    let elapsed = ContinuousClock.now - start
    if elapsed > longestRun { attempt.violate("hang", "\(elapsed)") }
    attempt.isAccepted = status == 0
    if ![0, 1, 64, 74].contains(status) { attempt.violate("exit-status", "\(status)\n\(messages)") }
    // The formats for machines are printed to standard output, even after errors.
    if status > 1, messages.isEmpty, !text.contains("--message-format") {
      attempt.violate("says-nothing", "\(status)")
    }
    if messages.unicodeScalars.contains(where: isControl) { attempt.violate("text-controls", messages) }
  } catch {
    attempt.violate("does-not-run", "\(error)")
  }
}

/// Runs the tool in a folder with two specs.
private func run(_ tool: URL, _ arguments: [String]) throws -> (status: Int32, messages: String) {
  try withFolder { folder in
    let git = folder.appendingPathComponent(".git")
    try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
    for (spec, name) in zip(ownSpecs, ["a.mvvm", "b.mvvm"]) {
      try Data(spec.bytes).write(to: folder.appendingPathComponent(name))
    }
    return try run(tool, arguments, in: folder)
  }
}

/// Creates a folder and removes it when the work is done.
func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let name = "mvvmgen-fuzz-\(UUID().uuidString)"
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

/// Returns the exit status of a program, negative if a signal ended it, and its error output.
func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> (status: Int32, messages: String) {
  let messages = folder.appendingPathComponent(".messages")
  try Data().write(to: messages)
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = try FileHandle(forWritingTo: messages)
  try process.run()
  process.waitUntilExit()
  let isSignal = process.terminationReason == .uncaughtSignal
  let status = isSignal ? -process.terminationStatus : process.terminationStatus
  return (status, String(decoding: (try? Data(contentsOf: messages)) ?? Data(), as: UTF8.self))
}
