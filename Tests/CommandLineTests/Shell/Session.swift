import Foundation
import Testing

/// A session in a folder, with its output: files, each up to the next part, and lines of bash with the text
/// that they print. A line runs without a process if `Shell` knows everything in it. Standard error is marked
/// with `!`, and `…` means any text.
///
///     === A mistake is reported at its place
///     [a/A.mvvm] viewmodel A { inputs { tapped } }
///     $ mvvmgen generate
///     ! a/A.mvvm:1:31: error: …
///     ! 0 files written, 0 unchanged, 1 failed
///     exit 1
///     $ files
///     a/A.mvvm
struct Session: CustomTestStringConvertible, Sendable {
  let testDescription: String
  fileprivate var parts: [[Substring]]

  func run() throws {
    let folder = try Folder()
    for part in self.parts {
      let text = part.dropFirst().map { "\($0)\n" }.joined()
      if part[0].hasPrefix("$ ") {
        let outcome = shown(try CommandLineTests.run(line: String(part[0].dropFirst(2)), in: folder))
        #expect(isLike(outcome, text), "\(part[0])\n\(outcome)")
      } else {
        let head = part[0].dropFirst().split(separator: "]", maxSplits: 1)
        try folder.write(String(head[0]), head.count > 1 ? "\(head[1].dropFirst())\n" : text)
      }
    }
  }
}

/// Returns the sessions of a table, each in a folder of its own. All begin with the text above the first.
func sessions(_ table: String) -> [Session] {
  var sessions = [Session(testDescription: "", parts: [])]
  for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
    let last = sessions.count - 1
    if line.hasPrefix("=== ") {
      sessions.append(Session(testDescription: String(line.dropFirst(4)), parts: sessions[0].parts))
    } else if line.hasPrefix("$ ") || line.prefixMatch(of: /\[[^\[\]]+\](?: |$)/) != nil {
      sessions[last].parts.append([line])
    } else {
      sessions[last].parts[sessions[last].parts.count - 1].append(line)
    }
  }
  return Array(sessions.dropFirst())
}

/// The commands in a session: the tool, the program of the build plugin, and functions to list the files of a
/// folder and to make the current folder a repository. A line stops at its first command that fails.
let bashWords = """
  set -eo pipefail
  mvvmgen() { "$TOOL" "$@"; }
  mvvmgen-build() { "$TOOL-build" "$@"; }
  files() {
    (cd "${1:-.}"; find . -name .git -prune -o ! -type d -print | cut -c 3- | LC_ALL=C sort | paste -sd ' ' -)
  }
  commit() { rm -rf .git; git init -q -b main .; git add .; git commit -qm First; }

  """

private func shown(_ outcome: Outcome) -> String {
  let messages = outcome.messages.split(separator: "\n", omittingEmptySubsequences: false)
  let marked = messages.map { "! \($0)" }.joined(separator: "\n")
  return outcome.output + (marked.hasSuffix("! ") ? String(marked.dropLast(2)) : marked)
    + (outcome.status == 0 ? "" : "exit \(outcome.status)\n")
}

/// Returns whether a text has the parts of another between its `…`, in their order, from its beginning to its end.
private func isLike(_ text: String, _ pattern: String) -> Bool {
  let parts = pattern.components(separatedBy: "…")
  guard parts.count > 1, text.hasPrefix(parts[0]) else { return text == pattern }
  var rest = text.dropFirst(parts[0].count)
  for part in parts[1..<parts.count - 1] where !part.isEmpty {
    guard let found = rest.range(of: part) else { return false }
    rest = rest[found.upperBound...]
  }
  return rest.hasSuffix(parts[parts.count - 1])
}
