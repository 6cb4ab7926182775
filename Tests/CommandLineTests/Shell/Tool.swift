import Foundation
import MVVMFiles
import MVVMSource
import TestSupport
import Testing

@testable import mvvmgen
@testable import mvvmgen_build

/// The output and the exit status of a run of the tool.
struct Outcome: Equatable {
  var output: String
  var messages: String
  var status: Int32
}

/// Runs the tool without a process.
///
/// - Parameters:
///   - folder: The current folder of the run.
///   - input: The text on its standard input.
///   - status: The expected exit status.
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
  let path = folder?.url.path ?? FileManager.default.currentDirectoryPath
  let outcome = Outcome(runTool(arguments, in: path, input: Array(input.utf8)))
  if let status { #expect(outcome.status == status, "\(outcome)", sourceLocation: sourceLocation) }
  return outcome
}

func runTool(_ arguments: [String], in folder: String, input: [UInt8]) -> ShellResult {
  record(on: Disk(at: folder), input: StandardInput(input)) { runCommandLine(arguments, in: $0) }
}

/// Runs a part of the tool, and records what it prints.
func record(
  on disk: Disk,
  input: StandardInput = StandardInput(),
  _ run: (mvvmgen.Environment) -> MVVMFiles.ExitStatus
) -> ShellResult {
  var result = ShellResult()
  var pieces: [(isError: Bool, bytes: Data)] = []
  var environment = Environment(disk: disk, input: input)
  environment.print = { bytes in
    pieces.append((false, Data(bytes)))
    return nil
  }
  environment.say = { pieces.append((true, Data($0.text.utf8))) }
  result.status = run(environment).rawValue
  result.pieces = pieces
  return result
}

/// Runs the program of the build plugin without a process.
func runBuildProgram(_ arguments: [String], in folder: String) -> ShellResult {
  var result = ShellResult()
  let status = runBuild(arguments, on: Disk(at: folder)) { result.pieces.append((true, Data($0.text.utf8))) }
  result.status = status.rawValue
  return result
}

extension StandardInput {
  /// Creates an input whose bytes are all available from the beginning.
  init(_ bytes: [UInt8]) {
    var rest = bytes
    self.init(
      readAll: { .success(bytes) },
      readSome: { _ in
        defer { rest = [] }
        return .success(rest)
      }
    )
  }
}

extension Outcome {
  init(_ result: ShellResult) {
    self.init(
      output: String(decoding: result.output, as: UTF8.self),
      messages: String(decoding: result.errors, as: UTF8.self),
      status: result.status
    )
  }
}

/// Runs a line of bash in a folder, without a process if that is possible. It may use the words of `bashWords`.
func run(line: String, in folder: Folder) throws -> Outcome {
  guard let parsed = ShellLine(line) else { return try shell(bashWords + line, in: folder) }
  var shell = Shell(in: folder.url.path)
  return Outcome(try shell.run(parsed))
}

/// Runs a script in a process of its own, in which `TOOL` is the path of the built tool.
func shell(_ script: String, with name: String = "bash", in folder: Folder? = nil) throws -> Outcome {
  Outcome(try startProgram(name, ["-c", script], in: folder?.url, input: Data()))
}

/// Starts a program that is found along `PATH`.
func startProgram(_ name: String, _ arguments: [String], in folder: URL?, input: Data) throws -> ShellResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [name] + arguments
  process.currentDirectoryURL = folder
  var environment = ProcessInfo.processInfo.environment
  environment["TOOL"] = toolURL.path
  for role in ["AUTHOR", "COMMITTER"] {
    environment["GIT_\(role)_NAME"] = "A"
    environment["GIT_\(role)_EMAIL"] = "a@example.com"
  }
  // git would start another process after each commit.
  environment["GIT_CONFIG_COUNT"] = "1"
  environment["GIT_CONFIG_KEY_0"] = "maintenance.auto"
  environment["GIT_CONFIG_VALUE_0"] = "false"
  process.environment = environment
  let (output, errors, source) = try (Capture(), Capture(), Capture())
  try source.handle.write(contentsOf: input)
  try source.handle.seek(toOffset: 0)
  process.standardOutput = output.handle
  process.standardError = errors.handle
  process.standardInput = source.handle
  try process.run()
  process.waitUntilExit()
  return try ShellResult(output.bytes(), errors: errors.bytes(), status: process.terminationStatus)
}

/// A file rather than a pipe, which would block once it is full.
private final class Capture {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: self.url)
    self.handle = try FileHandle(forUpdating: self.url)
  }

  func bytes() throws -> Data { try Data(contentsOf: self.url) }

  deinit {
    try? FileManager.default.removeItem(at: self.url)
  }
}

/// Returns whether a program is found along `PATH`.
func isInstalled(_ program: String) -> Bool {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

/// The names of the commands, in the order of the tool's help.
let commandNames: [String] = {
  let help = (try? mvvmgen("--help").output) ?? ""
  let list =
    help.components(separatedBy: "\nCommands:\n").last?.components(separatedBy: "\nOptions:").first ?? ""
  let rows = list.split(separator: "\n").filter { $0.hasPrefix("  ") }
  return rows.compactMap { $0.split(separator: " ").first.map(String.init) }
}()
