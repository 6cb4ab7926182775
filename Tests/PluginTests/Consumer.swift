import Foundation
import TestSupport
import Testing

/// A package that uses the plugins, in a folder of its own.
final class Consumer: Sendable {
  /// Without links, as the build prints it.
  let folder: URL

  /// A new folder for temporary files; `files` has the text of each file by its path.
  convenience init(_ files: [String: String]) throws {
    try self.init(files, at: newFolder())
  }

  init(_ files: [String: String], at folder: URL) throws {
    self.folder = folder
    // Above it, no configuration counts.
    try FileManager.default.createDirectory(at: self.url(".git"), withIntermediateDirectories: true)
    for (path, text) in files where (try? self.read(path)) != text { try self.write(path, text) }
  }
}

/// The package that most tests build and change. It has the tool in a bundle, as it was built for the tests.
let sharedConsumer = Task {
  let consumer = try Consumer(consumerFiles, at: sharedFolder)
  let script = packageFolder.appendingPathComponent("Sources/Bundle/make-bundle.sh").path
  let made = try await consumer.run(script, ["made/mvvmgen", toolURL.deletingLastPathComponent().path])
  try #require(made.status == 0, "\(made.output)")
  return consumer
}

private let sharedFolder: URL = {
  atexit { try? FileManager.default.removeItem(at: sharedFolder) }
  return newFolder()
}()

private func newFolder() -> URL {
  FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("mvvmgen plugin é \(UUID().uuidString)")
}

extension Consumer {
  func url(_ path: String) -> URL { self.folder.appendingPathComponent(path) }

  func write(_ path: String, _ text: String) throws {
    let file = self.url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: self.url(path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: self.url(path))
  }

  func touch(_ path: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: self.url(path).path)
  }

  func build(_ arguments: String...) async throws -> ProgramResult {
    try await self.swift(["build"] + arguments)
  }

  func swift(_ arguments: [String]) async throws -> ProgramResult {
    let outcome = try await self.run("swift", arguments)
    // Rarely, the package manager itself crashes in libdispatch on Linux. What it runs has a thread of another name.
    let hasCrashed = outcome.output.contains(
      #/Program crashed:[^"]*Thread 0 "swift-(build|package|run|test)"/#
    )
    return hasCrashed ? try await self.run("swift", arguments) : outcome
  }

  /// Runs the command plugin, with the words of a line.
  func command(_ line: String) async throws -> ProgramResult {
    let words = line.split(separator: " ").map(String.init)
    return try await self.swift(["package", "--allow-writing-to-package-directory", "mvvmgen"] + words)
  }

  /// Runs a program that is found along `PATH`, in the package's folder.
  func run(_ program: String, _ arguments: [String]) async throws -> ProgramResult {
    try await runProgram("/usr/bin/env", [program] + arguments, in: self.folder)
  }

  /// When each object file of a target was made, by the name of its source.
  func objects(of target: String) throws -> [String: Date] {
    let folder = self.url(".build/debug/\(target).build")
    var dates: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift.o") {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent(name).path
      )
      dates[String(name.dropLast(2))] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  /// The generated files that were compiled again by what is done.
  func compiled(_ target: String, by action: () async throws -> ProgramResult) async throws -> (
    outcome: ProgramResult, files: [String]
  ) {
    let before = try self.objects(of: target)
    let outcome = try await action()
    let files = try self.objects(of: target).filter { before[$0.key] != $0.value }.keys
    return (outcome, files.filter { $0.hasSuffix(".generated.swift") }.sorted())
  }
}

extension ProgramResult {
  var ranTool: Bool { self.output.contains("Generating ") }
}
