import MVVMSource
import TestSupport
import Testing

@Suite struct LineTableTests {
  @Test(
    "Lines end at LF, CRLF and a lone CR",
    arguments: [(0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (5, 3, 1), (7, 4, 1), (8, 4, 2)]
  )
  func positions(offset: Int, line: Int, column: Int) {
    let table = LineTable(Array("a\nb\r\nc\rd".utf8))
    #expect(table.position(of: offset) == LineColumn(line: line, column: column))
  }

  @Test("Columns count UTF-8 bytes") func bytes() {
    #expect(LineTable(Array("é x".utf8)).position(of: 3) == LineColumn(line: 1, column: 4))
  }

  @Test("A byte-order mark has no column") func mark() {
    #expect(LineTable([0xEF, 0xBB, 0xBF, 0x61]).position(of: 3) == LineColumn(line: 1, column: 1))
  }

  @Test("A line's range leaves its end out") func ranges() {
    let table = LineTable(Array("ab\r\ncd\n".utf8))
    #expect([1, 2, 3].map(table.range) == [0..<2, 4..<6, 7..<7])
  }
}
