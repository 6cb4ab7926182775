import MVVMSource
import Testing

@Suite struct OrderTests {
  @Test("The index from which something holds is found wherever it is", arguments: 0...9, 0...9)
  func index(count: Int, first: Int) {
    #expect((0..<count).indexFromWhich { $0 >= first } == min(first, count))
    let slice = Array(0..<12)[2..<2 + count]
    #expect(slice.indexFromWhich { $0 >= first } == min(max(first, 2), 2 + count))
  }
}
