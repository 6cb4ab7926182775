import MVVMSource
import Testing

@Suite("Open brackets") struct OpenBracketsTests {
  @Test(
    "A bracket closes the innermost of its kind, and what is open inside it",
    arguments: [
      ("()", ["0-1"], []),
      ("([{}])", ["2-3", "1-4", "0-5"], []),
      ("(a<b)", ["0-4"], [2]),
      ("{(}", ["0-2"], [1]),
      (")(", [], [1]),
      ("((])", ["1-3"], [0]),
    ] as [(String, [String], [Int])]
  )
  func pairs(text: String, expected: [String], unclosed: [Int]) {
    var open = OpenBrackets()
    var pairs: [String] = []
    var without: [Int] = []
    for (index, byte) in text.utf8.enumerated() {
      if "([{<".utf8.contains(byte) { open.open(byte, at: index) }
      guard ")]}".utf8.contains(byte) else { continue }
      if let partner = open.close(byte) { pairs.append("\(partner)-\(index)") }
      without += open.unclosed
    }
    #expect(pairs == expected)
    #expect(without + open.indices == unclosed)
  }
}
