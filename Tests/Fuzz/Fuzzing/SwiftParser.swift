import Foundation

/// Asks the compiler whether Swift code parses, for many texts at once.
///
/// - Returns: The first error and the line that it is on, by the index of each text that does not parse.
package func syntaxErrors(in texts: [[UInt8]]) throws -> [Int: String] {
  if texts.isEmpty { return [:] }
  return try withFolder { folder in
    for (index, text) in texts.enumerated() {
      try Data(text).write(to: folder.appendingPathComponent("\(index).swift"))
    }
    let options = ["-parse", "-swift-version", "6", "-diagnostic-style", "llvm", "-suppress-warnings"]
    let arguments = ["swiftc", "-frontend"] + options + texts.indices.map { "\($0).swift" }
    let result = try run(URL(fileURLWithPath: "/usr/bin/env"), arguments, in: folder)
    let errors = firstErrors(in: result.messages, texts)
    return result.status != 0 && errors.isEmpty ? [0: "the compiler failed without an error"] : errors
  }
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
