import MVVMSource
import TestSupport
import Testing

@Suite
struct FirstRangeTests {
  @Test("A byte is found wherever it is, from every start", arguments: [0, 1, 7, 8, 9, 16, 31])
  func everyPlace(count: Int) {
    for place in 0..<count {
      var bytes = [UInt8](repeating: 0x61, count: count)
      bytes[place] = 0x3A
      for start in 0...count {
        #expect(search(":", from: start, in: bytes) == (start <= place ? place : nil))
      }
    }
  }

  @Test("Bytes that differ by one bit or one from what is looked for are not found")
  func neighbours() {
    let bytes: [UInt8] = [0x3B, 0x39, 0xBA, 0x00, 0xFF, 0x3B, 0x39, 0x3E, 0x3B, 0x3A]
    #expect(search(":", from: 0, in: bytes) == 9)
  }

  @Test("Nothing is found after the end, or where there is nothing")
  func behindTheEnd() {
    #expect(search(":", from: 3, in: [0x3A]) == nil)
    #expect(search(":", from: 0, in: []) == nil)
  }

  @Test(
    "A piece is found where it first occurs, by its place in the whole text",
    arguments: [("aab", 2..<5), ("aaab", 1..<5), ("b", 4..<5), ("bc", nil), ("aaaab", nil), ("", nil)]
  )
  func piece(piece: String, range: Range<Int>?) {
    let text = Array("-aaab-".utf8)
    #expect(firstRange(of: ArraySlice(piece.utf8), in: text[1...]) == range)
    #expect(firstRange(of: ArraySlice(piece.utf8), in: []) == nil)
  }

  private func search(_ byte: Unicode.Scalar, from start: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstIndex(of: UInt8(ascii: byte), in: $0, from: start) }
  }
}
