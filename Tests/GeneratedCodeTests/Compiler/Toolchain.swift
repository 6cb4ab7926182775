import Foundation

/// What a program printed, and how it ended.
struct ProgramResult: Sendable {
  var status: Int32
  /// Its output and its errors, as they came.
  var output: String
}

/// Runs the Swift compiler of the toolchain that runs the tests.
///
/// No more run at once than there are processors: tests ask for all at once, and each takes its memory.
func runSwiftCompiler(_ arguments: [String], in folder: URL) async throws -> ProgramResult {
  await slots.take()
  let result: Result<ProgramResult, any Error>
  do {
    result = .success(try await runCompiler(arguments, in: folder))
  } catch {
    result = .failure(error)
  }
  await slots.giveBack()
  return try result.get()
}

private let slots = Slots(ProcessInfo.processInfo.activeProcessorCount)

private func runCompiler(_ arguments: [String], in folder: URL) async throws -> ProgramResult {
  #if os(macOS)
    return try await run("/usr/bin/xcrun", ["swiftc"] + arguments, in: folder)
  #else
    return try await run("/usr/bin/env", ["swiftc"] + arguments, in: folder)
  #endif
}

/// A new folder that is removed when the test run ends.
func makeTemporaryFolder() throws -> URL {
  let folder = testRunFolder.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// Writes each file under its name.
func write(_ files: [SwiftFile], into folder: URL) throws {
  for file in files {
    try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
  }
}

private let testRunFolder: URL = {
  atexit { try? FileManager.default.removeItem(at: testRunFolder) }
  return FileManager.default.temporaryDirectory.appendingPathComponent("mvvmgen-\(UUID().uuidString)")
}()

/// The output goes through a file: a pipe that nobody empties would stop the program.
private func run(_ program: String, _ arguments: [String], in folder: URL) async throws -> ProgramResult {
  let outputFile = folder.appendingPathComponent("output-\(UUID().uuidString).txt")
  try Data().write(to: outputFile)
  let output = try FileHandle(forWritingTo: outputFile)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardOutput = output
  process.standardError = output
  let status = try await finish(process)
  try output.close()
  return ProgramResult(status: status, output: try String(contentsOf: outputFile, encoding: .utf8))
}

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
