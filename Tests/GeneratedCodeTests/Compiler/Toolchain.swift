import Foundation
import TestSupport

/// Runs the Swift compiler of the toolchain that runs the tests.
func runSwiftCompiler(_ arguments: [String], in folder: URL) async throws -> ProgramResult {
  try await runTool("swiftc", arguments, in: folder)
}

/// Runs a tool of the toolchain that runs the tests, such as `swiftc`.
///
/// No more processes run at once than there are processors, since each takes its memory.
func runTool(_ name: String, _ arguments: [String], in folder: URL) async throws -> ProgramResult {
  #if os(macOS)
    let launcher = "/usr/bin/xcrun"
  #else
    let launcher = "/usr/bin/env"
  #endif
  await slots.take()
  let result: Result<ProgramResult, any Error>
  do {
    result = .success(try await runProgram(launcher, [name] + arguments, in: folder))
  } catch {
    result = .failure(error)
  }
  await slots.giveBack()
  return try result.get()
}

private let slots = Slots(ProcessInfo.processInfo.activeProcessorCount)

/// A new folder that is removed when the test run ends.
func makeTemporaryFolder() throws -> URL {
  let folder = testRunFolder.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// Writes each file under its name, into a folder that need not exist yet.
func write(_ files: [SwiftFile], into folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for file in files {
    try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
  }
}

private let testRunFolder: URL = {
  atexit { try? FileManager.default.removeItem(at: testRunFolder) }
  return FileManager.default.temporaryDirectory.appendingPathComponent("mvvmgen-\(UUID().uuidString)")
}()
