import Foundation
import TestSupport
import Testing

/// The project is written in plain English. Some turns make a text sound translated; these tests find them.
@Suite struct VoiceTests {
  @Test func noTextThatUsersReadHasSuchATurn() throws {
    let found = try writtenFiles().flatMap { file in
      // Most files have none, wherever it would be.
      let turns = turns.filter { $0.isFound(in: file.text) }
      return (turns.isEmpty ? [] : visibleLines(of: file)).flatMap { line in
        turns.filter { $0.isFound(in: line.text) }.map {
          "\(file.path):\(line.number): \($0.name): \(line.text)"
        }
      }
    }
    let unexpected = found.filter { line in !exceptions.contains { line.contains($0) } }
    #expect(unexpected.isEmpty, "\(unexpected.joined(separator: "\n"))")
  }

  @Test func commentsHaveFewOfThem() throws {
    let files = try writtenFiles(withTests: true).filter {
      $0.path.hasSuffix(".swift") && $0.path != "Tests/HouseTests/VoiceTests.swift"
    }
    let comments = files.flatMap { file in
      swiftLines(of: file.text).filter { !$0.comment.isEmpty }.map {
        "\(file.path):\($0.number): \($0.comment)"
      }
    }
    #expect(comments.count > 1_000)
    let found = comments.filter { comment in turns.contains { $0.isFound(in: comment) } }
    #expect(found.count <= 4, "\(found.joined(separator: "\n"))")
    let questions = comments.filter { $0.contains(/: \/\/\/? (?:What|Who|Whoever|Whom)\b/) }
    #expect(questions.count <= 1, "\(questions.joined(separator: "\n"))")
  }

  @Test func aTurnIsFoundInATextAndInAComment() {
    let lines = swiftLines(
      of: "let a = \"it stands here\"  // beside https://x\nlet b = \"\"\"\n  as told\n  \"\"\"\n"
    )
    #expect(lines.map(\.texts) == [["it stands here"], [], ["  as told"], [], []])
    #expect(lines.map(\.comment) == ["// beside https://x", "", "", "", ""])
  }
}

private struct Turn {
  let name: String
  /// Of Foundation, since with expressions of Swift these tests took 42 s in a debug build instead of 12 s.
  private let pattern: NSRegularExpression

  init(name: String, pattern: String) {
    self.name = name
    // swift-format-ignore: NeverUseForceTry
    self.pattern = try! NSRegularExpression(pattern: pattern)
  }

  func isFound(in text: String) -> Bool {
    let range = NSRange(location: 0, length: text.utf16.count)
    return self.pattern.firstMatch(in: text, range: range) != nil
  }
}

private let turns = [
  Turn(name: "stand", pattern: #"(?i)\b(?:stands?|stood|standing)\b(?! for\b| in for\b|-|ard)"#),
  Turn(name: "tell", pattern: #"(?i)\b(?:tells?|told|telling)\b"#),
  Turn(name: "beside", pattern: #"(?i)\bbesides?\b"#),
  Turn(name: "hear", pattern: #"(?i)\b(?:hears?|heard)\b"#),
  Turn(name: "heed", pattern: #"(?i)\b(?:un)?heed(?:s|ed)?\b"#),
  Turn(name: "mend", pattern: #"(?i)\bmend(?:s|ed)?\b"#),
  Turn(name: "of which", pattern: #"(?i)\bof which\b"#),
  Turn(name: "behind", pattern: #"(?i)\bbehind\b"#),
  Turn(name: "too", pattern: #", too\b"#),
  Turn(name: "whom", pattern: #"(?i)\b(?:whom|whoever)\b"#),
]

/// Parts of lines that may stay as they are: a view *tells* its view model something in the pattern's own words, and the
/// rest are former names of templates.
private let exceptions = [
  "(what the view tells it)", "heard) = (", "heard == [", "heard-value", "`heard`", "view-heard",
]

private struct WrittenFile {
  let path: String
  let text: String
}

/// The files that people wrote in the project, without licences.
private func writtenFiles(withTests: Bool = false) throws -> [WrittenFile] {
  let suffixes = [".swift", ".md", ".mustache", ".json", ".sh", ".lua", ".vim", ".el", ".yml"]
  let folders = ["Sources", "Specs", "Templates", ".github"] + (withTests ? ["Tests"] : [])
  let nested = folders.flatMap { folder in
    let url = packageFolder.appendingPathComponent(folder)
    return (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).map {
      "\(folder)/\($0)"
    }
  }
  let paths = (["README.md"] + nested).filter { path in
    suffixes.contains { path.hasSuffix($0) } && !path.contains(".generated.") && !path.contains("/.build/")
      && !path.contains("/BundledTemplates") && !path.contains("/node_modules/")
  }
  return try paths.sorted().map { path in
    WrittenFile(
      path: path,
      text: try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    )
  }
}

private func visibleLines(of file: WrittenFile) -> [(number: Int, text: String)] {
  if file.path.hasSuffix(".swift"), !file.path.hasPrefix("Specs/") {
    return swiftLines(of: file.text).flatMap { line in line.texts.map { (line.number, $0) } }
  }
  return file.text.components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) }
}

private struct SwiftLine {
  let number: Int
  var texts: [String] = []
  var comment = ""
}

/// The texts and comments of a Swift file, near enough: a line of code has string literals and perhaps a comment, and a
/// line of a multi-line literal is one text.
private func swiftLines(of text: String) -> [SwiftLine] {
  var isInLiteral = false
  return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
    var result = SwiftLine(number: index + 1)
    let delimiters = line.ranges(of: "\"\"\"").count
    if isInLiteral || delimiters > 0 {
      if isInLiteral, delimiters == 0 { result.texts = [String(line)] }
      if delimiters % 2 == 1 { isInLiteral.toggle() }
      return result
    }
    // Most lines have neither, and expressions take long.
    guard line.contains("//") || line.contains("\"") else { return result }
    let start = line.firstMatch(of: /(?:^|[^:"])(\/\/.*)/)
    result.comment = start.map { String($0.1) } ?? ""
    let code = start.map { line[..<$0.1.startIndex] } ?? line
    result.texts = code.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.filter { !$0.isEmpty }
    return result
  }
}
