import Foundation

/// Asks the compiler whether Swift code parses, for many texts at once.
///
/// - Returns: The first error and the line that it is on, by the index of each text that does not parse.
package func syntaxErrors(in texts: [[UInt8]]) throws -> [Int: String] {
  if texts.isEmpty { return [:] }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parse-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (index, text) in texts.enumerated() {
    try Data(text).write(to: folder.appendingPathComponent("\(index).swift"))
  }
  let messages = folder.appendingPathComponent("messages")
  try Data().write(to: messages)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments =
    ["swiftc", "-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm"]
    + ["-suppress-warnings"] + texts.indices.map { "\($0).swift" }
  process.currentDirectoryURL = folder
  process.standardError = try FileHandle(forWritingTo: messages)
  try process.run()
  process.waitUntilExit()
  let errors = firstErrors(in: String(decoding: try Data(contentsOf: messages), as: UTF8.self), texts)
  if process.terminationStatus != 0, errors.isEmpty { return [0: "the compiler failed without an error"] }
  return errors
}

private func firstErrors(in messages: String, _ texts: [[UInt8]]) -> [Int: String] {
  var errors: [Int: String] = [:]
  for line in messages.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[3].hasPrefix(" error:") else { continue }
    guard let index = Int(parts[0].dropLast(6)), let number = Int(parts[1]), errors[index] == nil else {
      continue
    }
    let line = texts[index].split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst(number - 1)
      .first
    errors[index] = "\(parts[3].dropFirst())\n\(String(decoding: line ?? [], as: UTF8.self))"
  }
  return errors
}
