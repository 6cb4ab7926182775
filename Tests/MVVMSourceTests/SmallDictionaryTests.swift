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
    #expect(words == ["a": 3, "b": 2])
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

  @Test("A value is set only where there is none", arguments: [3, 100]) func insertion(count: Int) {
    var numbers: SmallDictionary<Int, Int> = [:]
    for number in 0..<count { #expect(numbers.insert(number, for: number) == nil) }
    for number in 0..<count { #expect(numbers.insert(-1, for: number) == number) }
    #expect(numbers.keys.map { numbers[$0] } == Array(0..<count))
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
