import Foundation
import MVVMSource
import TestSupport

/// The run of another process is measured by the clock, and the machine may be busy.
private let longestRun = Duration.seconds(300)

/// Runs the tool in a folder with two specs. It has to end by itself with one of its own statuses, and to print its
/// messages as plain text.
func attemptArguments(_ input: [UInt8], _ tool: URL, _ attempt: inout Attempt) {
  let text = String(decoding: input.prefix(2_000), as: UTF8.self)
  let arguments = text.split(separator: "\n").map(String.init)
  // Skip arguments that lead out of the folder, and those with NUL, which an argument cannot hold.
  if arguments.contains(where: { $0.contains("/") || $0.contains("..") || $0.contains("\0") }) { return }
  do {
    let folder = try ToolFolder()
    defer { folder.remove() }
    let start = ContinuousClock.now
    let (status, messages) = try folder.run(tool, arguments)
    let elapsed = ContinuousClock.now - start
    if elapsed > longestRun { attempt.violate("hang", "\(elapsed)") }
    attempt.isAccepted = status == 0
    if ![0, 1, 64, 74].contains(status) { attempt.violate("exit-status", "\(status)\n\(messages)") }
    // The formats for machines go to standard output, whatever is wrong.
    if status > 1, messages.isEmpty, !text.contains("--message-format") {
      attempt.violate("says-nothing", "\(status)")
    }
    if messages.unicodeScalars.contains(where: isControl) { attempt.violate("text-controls", messages) }
  } catch {
    attempt.violate("does-not-run", "\(error)")
  }
}

private struct ToolFolder {
  private let folder: URL

  init() throws {
    let manager = FileManager.default
    self.folder = manager.temporaryDirectory.appendingPathComponent("mvvmgen-fuzz-\(UUID().uuidString)")
    try manager.createDirectory(
      at: self.folder.appendingPathComponent(".git"),
      withIntermediateDirectories: true
    )
    for (spec, name) in zip(ownSpecs, ["a.mvvm", "b.mvvm"]) {
      try Data(spec.bytes).write(to: self.folder.appendingPathComponent(name))
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: self.folder)
  }

  func run(_ tool: URL, _ arguments: [String]) throws -> (status: Int32, messages: String) {
    let messages = self.folder.appendingPathComponent(".messages")
    try Data().write(to: messages)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = self.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    let status = isSignal ? -process.terminationStatus : process.terminationStatus
    return (status, String(decoding: (try? Data(contentsOf: messages)) ?? Data(), as: UTF8.self))
  }
}
