/// Returns the question that ends a message about a misspelled word: `did you mean 'word'?`
public func suggestion(_ word: String) -> String {
  "did you mean '\(word)'?"
}

/// Returns a colon and the question with the nearest candidate, or an empty string if none is near.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  nearestWord(to: word, among: candidates).map { ": \(suggestion($0))" } ?? ""
}

/// Returns the question with the nearest word, or a list of all words if none is near.
public func suggestion(_ nearest: String?, orOneOf words: [String]) -> String {
  nearest.map(suggestion) ?? "one of: \(words.joined(separator: ", "))"
}
