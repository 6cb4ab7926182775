import Foundation
import TestSupport
import Testing

/// What a run of the tool printed, and how it ended.
struct Outcome: Equatable {
  var output: String
  var messages: String
  var status: Int32
}

/// Runs the built tool.
///
/// - Parameters:
///   - folder: The current folder of the run.
///   - input: What stands on its standard input.
///   - status: How the run has to end.
@discardableResult
func mvvmgen(
  _ arguments: String...,
  in folder: Folder? = nil,
  input: String = "",
  status: Int32? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome {
  try mvvmgen(arguments, in: folder, input: input, status: status, sourceLocation: sourceLocation)
}

@discardableResult
func mvvmgen(
  _ arguments: [String],
  in folder: Folder? = nil,
  input: String = "",
  status: Int32? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome {
  let outcome = try run(toolURL, arguments, in: folder, input: input)
  if let status { #expect(outcome.status == status, "\(outcome)", sourceLocation: sourceLocation) }
  return outcome
}

/// Runs a command that is found along `PATH`.
func shell(_ script: String, with name: String = "bash", in folder: Folder? = nil) throws -> Outcome {
  try run(URL(fileURLWithPath: "/usr/bin/env"), [name, "-c", script], in: folder, input: "")
}

func isInstalled(_ command: String) -> Bool {
  (try? shell("command -v \(command)").status) == 0
}

private func run(_ tool: URL, _ arguments: [String], in folder: Folder?, input: String) throws -> Outcome {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder?.url
  var environment = ProcessInfo.processInfo.environment
  environment["TOOL"] = toolURL.path
  for role in ["AUTHOR", "COMMITTER"] {
    environment["GIT_\(role)_NAME"] = "A"
    environment["GIT_\(role)_EMAIL"] = "a@example.com"
  }
  process.environment = environment
  let (output, messages, source) = try (Capture(), Capture(), Capture())
  try source.handle.write(contentsOf: Data(input.utf8))
  try source.handle.seek(toOffset: 0)
  process.standardOutput = output.handle
  process.standardError = messages.handle
  process.standardInput = source.handle
  try process.run()
  process.waitUntilExit()
  return try Outcome(output: output.text(), messages: messages.text(), status: process.terminationStatus)
}

/// A file rather than a pipe, which would block once it is full.
private final class Capture {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: self.url)
    self.handle = try FileHandle(forUpdating: self.url)
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: self.url), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(at: self.url)
  }
}

/// The names of the commands, in the order of the tool's help.
let commandNames: [String] = {
  let help = (try? mvvmgen("--help").output) ?? ""
  let list = help.components(separatedBy: "\nCommands:\n").last?.components(separatedBy: "\n\n").first ?? ""
  return list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
}()
