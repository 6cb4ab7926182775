import MVVMSource
import Testing

@Suite("The parts of a string literal") struct StringPartsTests {
  @Test(
    "A literal goes up to its own end, whatever its interpolations hold",
    arguments: [
      (#""a" b"#, #""a""#),
      (#""a \" b" c"#, #""a \" b""#),
      (##"#"a " \(b) \#(c)"# d"##, ##"#"a " \(b) \#(c)"#"##),
      (##"#"""# a"##, ##"#"""#"##),
      ("\"\"\"\n a \"b\"\n \"\"\" d", "\"\"\"\n a \"b\"\n \"\"\""),
      (#""\(a ? "x)" : "\(b)")" c"#, #""\(a ? "x)" : "\(b)")""#),
      (#""\(a /* ) */ + (1))" b"#, #""\(a /* ) */ + (1))""#),
      (#""\(##)" b"#, #""\(##)""#),
    ]
  )
  func end(text: String, expected: String) {
    #expect(literal(at: 0, in: text) == expected)
  }

  @Test(
    "One that is not closed ends with its line, or before a comment that hides its end",
    arguments: [
      ("\"a\nb\"", nil), ("\"a\\\nb\"", nil), ("\"\\(a\n)\"", nil), ("\"\\(a // b)\"", nil),
      ("\"\"\" a", nil),
      ("\"\\", nil), ("a\"\"", nil), ("", nil), ("##a", nil),
    ] as [(String, String?)]
  )
  func unclosed(text: String, expected: String?) {
    #expect(literal(at: 0, in: text) == expected)
  }

  @Test("Text and code come in their order, code without strings and comments") func order() {
    let text = ##"#"a \(b) \#(c("d\(e)") /* ) */ + f) \n"# g"##
    #expect(
      parts(of: text) == [
        #"a \(b) |interpolation"#, "c(", "d|interpolation", "e)", "|close", ") ", " + f)", #" \n|close"#,
      ]
    )
  }
}

private func literal(at start: Int, in text: String) -> String? {
  let bytes = Array(text.utf8)
  let end = bytes.withUnsafeBufferPointer { bytes -> Int? in
    guard var parts = StringParts(at: start, in: bytes) else { return nil }
    while parts.next() != nil {}
    return parts.isClosed ? parts.end : nil
  }
  return end.map { String(decoding: bytes[start..<$0], as: UTF8.self) }
}

private func parts(of text: String) -> [String] {
  let bytes = Array(text.utf8)
  return bytes.withUnsafeBufferPointer { buffer in
    var result: [String] = []
    guard var parts = StringParts(at: 0, in: buffer) else { return result }
    while let part = parts.next() {
      switch part {
      case .text(let range, _, let stop):
        result.append("\(String(decoding: bytes[range], as: UTF8.self))|\(stop)")
      case .code(let range): result.append(String(decoding: bytes[range], as: UTF8.self))
      }
    }
    return result
  }
}
