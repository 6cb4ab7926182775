import MVVMSource
import TestSupport
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

  @Test("A value is added and replaced")
  func changes() {
    var words: SmallDictionary<String, Int> = [:]
    words.set(1, for: "a")
    words.set(2, for: "b")
    words.set(3, for: "a")
    #expect(words.keys.map { words[$0] } == [3, 2])
  }

  @Test("Many keys are found and replaced as a few are", arguments: [16, 17, 100])
  func manyKeys(count: Int) {
    var numbers: SmallDictionary<Int, Int> = [:]
    for number in 0..<count { numbers.set(number, for: number) }
    for number in stride(from: 1, to: count, by: 3) { numbers.set(-number, for: number) }
    for number in 0..<count + 10 {
      let expected = number >= count ? nil : number % 3 == 1 ? -number : number
      #expect(numbers[number] == expected)
    }
    #expect(numbers.keys == Array(0..<count))
  }
}
