import MVVMSource
import Testing

@Suite struct PartitioningIndexTests {
  @Test("The first index that matches is found wherever it is", arguments: 0...9, 0...9)
  func index(count: Int, first: Int) {
    #expect((0..<count).partitioningIndex { $0 >= first } == min(first, count))
    let slice = Array(0..<12)[2..<2 + count]
    #expect(slice.partitioningIndex { $0 >= first } == min(max(first, 2), 2 + count))
  }
}
