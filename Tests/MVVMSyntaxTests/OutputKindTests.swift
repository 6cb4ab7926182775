import Foundation
import MVVMSyntax
import TestSupport
import Testing

/// The places that repeat the words for kinds of outputs. `RECORD=1` writes them.
@Suite struct OutputKindTests {
  @Test(
    "The grammars of editors have the words before outputs",
    arguments: [
      ("Vim/syntax/mvvm.vim", #"\<\%(sticky\|"#, #"\|"#, #"\)\>\ze"#),
      ("VSCode/syntaxes/mvvm.tmLanguage.json", #""match": "\\b(?:"#, "|", #")\\b(?=\\s+(?:`"#),
      ("Emacs/mvvm-mode.el", #"(or "sticky" ""#, #"" ""#, #"")"#),
    ]
  )
  func grammars(file: String, start: String, separator: String, end: String) throws {
    let words = OutputKind.allCases.compactMap(\.traits.word).joined(separator: separator)
    try expectWords(words, after: start, before: end, at: "Sources/Editors/\(file)")
  }

  @Test("The page on specs and the fixture of all features have each word", arguments: OutputKind.allCases)
  func pages(kind: OutputKind) throws {
    guard let word = kind.traits.word else { return }
    // The fixture is of every style.
    let isOfAll = !kind.traits.isSettable
    for (path, text) in [
      ("Specs/README.md", "| `\(word) "), ("Tests/Fixtures/EveryFeatureViewModel.mvvm", "\n    \(word) "),
    ] {
      let page = try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
      #expect(page.contains(text) || !isOfAll && path.hasPrefix("Tests"), "\(path) has no '\(word)'")
    }
  }

  @Test("The schemas have the words for kinds") func schemas() throws {
    func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
    let words = OutputKind.allCases.compactMap(\.traits.word)
    let kinds = OutputKind.allCases.map(\.rawValue)
    let spec = "Specs/spec.schema.json"
    try expectWords(list(words), after: #""enum": ["#, before: ", null],", at: spec, containing: "stream")
    try expectWords(list(kinds), after: #""enum": ["#, before: "],", at: spec, containing: "function")
    let inputs = ["event", "value", "sticky"]
    try expectWords(
      list(inputs + kinds.filter { !inputs.contains($0) } + ["dependency"]),
      after: #""kind": { "enum": ["#,
      before: "]",
      at: "Sources/MVVMCatalog/catalog.schema.json",
      containing: "sticky"
    )
  }
}

/// Requires that a file has these words between two texts in a line.
///
/// - Parameter other: A text that only the line in question has between the two.
private func expectWords(
  _ words: String,
  after start: String,
  before end: String,
  at path: String,
  containing other: String = "stream"
) throws {
  let text = try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
  var lines = text.components(separatedBy: "\n")
  let index = try #require(
    lines.firstIndex { line in
      guard let first = line.range(of: start),
        let last = line.range(of: end, range: first.upperBound..<line.endIndex)
      else { return false }
      return line[first.upperBound..<last.lowerBound].contains(other)
    },
    "\(path) has no line with '\(start)'"
  )
  let first = try #require(lines[index].range(of: start)).upperBound
  let last = try #require(lines[index].range(of: end, range: first..<lines[index].endIndex)).lowerBound
  lines[index].replaceSubrange(first..<last, with: words)
  expectGolden(lines.joined(separator: "\n"), at: path)
}
