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

  @Test("Many keys are found, replaced and removed as a few are")
  func manyKeys() {
    var numbers: SmallDictionary<Int, Int> = [:]
    for number in 0..<100 { numbers[number] = number }
    for number in stride(from: 0, to: 100, by: 3) { numbers[number] = nil }
    for number in stride(from: 1, to: 100, by: 3) { numbers[number] = -number }
    for number in 0..<110 {
      let expected = number >= 100 || number % 3 == 0 ? nil : number % 3 == 1 ? -number : number
      #expect(numbers[number] == expected)
    }
    for number in 0..<95 { numbers[number] = nil }
    #expect(numbers == [95: 95, 97: -97, 98: 98])
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
