import MVVMSource
import Testing

@Suite
struct SmallDictionaryTests {
  @Test("A value is found by its key, and only by that")
  func lookup() {
    let words: SmallDictionary = ["a": 1, "b": 2]
    #expect(words["a"] == 1)
    #expect(words["b"] == 2)
    #expect(words["c"] == nil)
    #expect(SmallDictionary<String, Int>()["a"] == nil)
  }

  @Test("A value is added, replaced and removed")
  func changes() {
    var words: SmallDictionary<String, Int> = [:]
    words["a"] = 1
    words["b"] = 2
    words["a"] = 3
    #expect(words == ["a": 3, "b": 2])
    words["a"] = nil
    words["c"] = nil
    #expect(words == ["b": 2])
  }

  @Test("Two are equal whatever the order in which they were filled")
  func equality() {
    let words: SmallDictionary = ["a": 1, "b": 2]
    #expect(words == ["b": 2, "a": 1])
    for other in [["a": 1], ["a": 1, "b": 3], ["a": 1, "c": 2], [:]] as [SmallDictionary<String, Int>] {
      #expect(words != other)
      #expect(other != words)
    }
  }
}
