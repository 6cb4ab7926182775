/// The question that a message about a word ends with: `did you mean 'word'?`
public func suggestion(_ word: String) -> String {
  "did you mean '\(word)'?"
}

/// A colon and the question after the nearest word; empty where none is near.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  nearestWord(to: word, among: candidates).map { ": \(suggestion($0))" } ?? ""
}

/// The question after the nearest word, or all words where none is near.
public func suggestion(_ nearest: String?, orOneOf words: [String]) -> String {
  nearest.map(suggestion) ?? "one of: \(words.joined(separator: ", "))"
}
