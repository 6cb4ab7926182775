import MVVMSource
import TestSupport
import Testing

@testable import MVVMModel

@Suite
struct WordSetTests {
  @Test("A set has its words and no others")
  func words() {
    let words = (0..<200).map { Text("word\($0)") }
    let set = WordSet(words)
    for word in words { #expect(set.contains(word)) }
    for word in ["", "word", "word200", "Word1", "word1 "] as [Text] { #expect(!set.contains(word)) }
  }

  @Test("Blanks and line ends separate the words of a literal")
  func literal() {
    let set: WordSet = """
      a bc
        d
      """
    for word in ["a", "bc", "d"] as [Text] { #expect(set.contains(word)) }
    for word in ["", "b", "a bc"] as [Text] { #expect(!set.contains(word)) }
  }

  @Test("A word that is given twice is in the set")
  func repeated() {
    let set = WordSet(["a", "a", "b"]).union(["b", "c"] as [Text])
    for word in ["a", "b", "c"] as [Text] { #expect(set.contains(word)) }
    #expect(!set.contains("d"))
  }

  @Test("An empty set has nothing")
  func empty() {
    #expect(!WordSet([Text]()).contains("a"))
    #expect(!WordSet([Text]()).contains(""))
    #expect(WordSet([""]).contains(""))
  }
}
