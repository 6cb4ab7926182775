import Foundation
import Testing

/// The folder of the package.
package let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Compares a text with a checked-in file. With `RECORD=1` in the environment, writes the file instead. The
/// test still fails then, because somebody must read the recorded text first.
package func expectGolden(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = packageFolder.appendingPathComponent(path)
  let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  guard recorded != text else { return }
  guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
    Issue.record("\(path) is not in step\(difference(recorded, text))", sourceLocation: sourceLocation)
    return
  }
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file, options: .atomic)
  }
  Issue.record(
    "\(path) was recorded: read its diff, then run the tests again",
    sourceLocation: sourceLocation
  )
}

/// Returns the first difference of two texts, in words to append to a message.
private func difference(_ recorded: String?, _ text: String) -> String {
  guard let recorded else { return ": it is missing" }
  let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).prefix { $0 == $1 }.count
  let expected = line < old.count ? old[line] : "the end"
  let actual = line < new.count ? new[line] : "the end"
  return " from line \(line + 1): '\(expected)' should be '\(actual)'"
}
