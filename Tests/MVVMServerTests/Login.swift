import Foundation
import MVVMServer
import MVVMSource
import TestSupport

/// The example of a login form, in memory: its spec, its logic and its tests.
let login = exampleFiles("Login")

/// The files of an example, by their paths below its folder.
func exampleFiles(_ name: String) -> [String: String] {
  let folder = packageFolder.appendingPathComponent("Specs/\(name)")
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  var files: [String: String] = [:]
  for path in paths where !path.hasSuffix(".generated.swift") {
    files[path] = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
  return files
}

/// A position as JSON, just after the first occurrence of some text.
func position(after part: String, in text: String) -> String {
  guard let range = text.range(of: part) else { return "null" }
  let lines = text[..<range.upperBound].split(separator: "\n", omittingEmptySubsequences: false)
  return #"{"line": \#(lines.count - 1), "character": \#(lines[lines.count - 1].utf8.count)}"#
}

func at(_ part: String, in text: String) -> String {
  #""position": \#(position(after: part, in: text))"#
}

/// A text with the edits of an answer made, of a client that counts bytes.
func applying(_ edits: JSONValue?, to text: String) -> String {
  let bytes = Array(text.utf8)
  let starts = LineTable(bytes).starts
  func offset(_ position: JSONValue?) -> Int {
    let line = position?["line"]?.integer ?? 0
    return (line < starts.count ? starts[line] : bytes.count) + (position?["character"]?.integer ?? 0)
  }
  let all = (edits?.array ?? []).map { edit in
    let range = offset(edit["range"]?["start"])..<offset(edit["range"]?["end"])
    return Edit(range, edit["newText"]?.string ?? "")
  }
  let file = SourceFile(path: "", bytes: bytes).applying(all)
  return String(decoding: file.bytes, as: UTF8.self)
}

/// The edits of a workspace edit, by URI.
func edits(_ edit: JSONValue?) -> [String: JSONValue] {
  var result: [String: JSONValue] = [:]
  for member in edit?["changes"]?.object ?? [] { result[member.key] = member.value }
  for change in edit?["documentChanges"]?.array ?? [] {
    guard let uri = change["textDocument"]?["uri"]?.string else { continue }
    result[uri] = change["edits"]
  }
  return result
}
