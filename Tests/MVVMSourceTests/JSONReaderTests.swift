import MVVMSource
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> Diagnosed<JSONValue> {
    parseJSON(SourceFile(path: "a.json", text: text))
  }

  @Test("Values have their places, keys too") func places() throws {
    let source = MarkedSource("1️⃣{ 2️⃣\"a\"3️⃣: 4️⃣[true, 5️⃣-1.5e36️⃣]7️⃣ }8️⃣")
    let value = try #require(self.read(source.text).value)
    #expect(value.range == source.range(1, 8))
    let member = try #require(value.object?.first)
    #expect(member.keyRange == source.range(2, 3))
    #expect(member.value.range == source.range(4, 7))
    #expect(member.value.array?.last == JSONValue(.number("-1.5e3"), source.range(5, 6)))
  }

  @Test("Values of each kind are read") func kinds() throws {
    let value = try #require(
      self.read(#"{"a": null, "b": false, "c": 12, "d": "x", "e": [], "f": {}}"#).value
    )
    #expect(value["a"]?.isNull == true)
    #expect(value["b"]?.boolean == false)
    #expect(value["c"]?.integer == 12)
    #expect(value["d"]?.string == "x")
    #expect(value["e"]?.array == [])
    #expect(value["f"]?.object == [])
    #expect(value["g"] == nil)
  }

  @Test(
    "Escapes stand for their characters",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"), (#""\ud83d\uDE00""#, "😀"),
      (#""é😀""#, "é😀"),
    ]
  )
  func escapes(text: String, value: String) {
    #expect(self.read(text).value?.string == value)
  }

  @Test("A byte-order mark and white space around the value are skipped") func space() {
    #expect(self.read("\u{FEFF} \t\r\n1\n").value?.integer == 1)
  }

  @Test(
    "Invalid JSON is reported at its place",
    arguments: [
      ("", "1:1-1:1 error: the file is empty: write '{}' [config-invalid-json]"),
      ("{", "1:2-1:2 error: expected '}'\n  note 1:1-1:2: opened here"),
      ("[1 2]", "1:3-1:3 error: expected ',' or ']'"),
      ("[1", "1:3-1:3 error: expected ']'\n  note 1:1-1:2: opened here"),
      ("{\"a\" 1}", "1:5-1:5 error: expected ':' after the key"),
      ("{\"a\": }", "1:7-1:8 error: '}' is not a JSON value: write text in double quotes"),
      ("{a: 1}", "1:2-1:3 error: keys must be in double quotes: write \"a\""),
      ("['a']", "1:2-1:3 error: strings must be in double quotes: write \"…\""),
      ("[tru]", "1:2-1:5 error: 'tru' is not a JSON value: did you mean 'true'?"),
      ("[rxswift]", "1:2-1:9 error: 'rxswift' is not a JSON value: write text in double quotes"),
      ("[01]", "1:2-1:4 error: '01' is not a JSON number"),
      ("[1.]", "1:2-1:4 error: '1.' is not a JSON number"),
      ("[+1]", "1:2-1:4 error: '+1' is not a JSON number"),
      ("\"a", "1:1-1:3 error: the string is not closed"),
      ("\"a\nb\"", "1:1-1:3 error: the string is not closed"),
      ("\"\t\"", "1:2-1:3 error: a control character is written '\\u0009'"),
      (#""\x""#, #"1:2-1:4 error: '\x' is not a JSON escape sequence: write a backslash as '\\'"#),
      (#""\u12g4""#, #"1:2-1:4 error: expected four hexadecimal digits after '\u'"#),
      (#""\u-000""#, #"1:2-1:4 error: expected four hexadecimal digits after '\u'"#),
      (#""\ud800""#, "1:2-1:8 error: half of a surrogate pair is not a character"),
      ("1 2", "1:3-1:4 error: expected the end of the file"),
    ]
  )
  func errors(text: String, expected: String) {
    let result = self.read(text)
    #expect(result.value == nil)
    #expect(listing(result.diagnostics).replacing(" [config-invalid-json]", with: "") == bare(expected))
  }

  @Test("Comments, trailing commas and repeated keys are stepped over") func recovery() {
    let result = self.read(
      """
      { // one
        "a": [1, 2,], /* two */
        "a": 3, # three
      }
      """
    )
    #expect(result.value?["a"]?.array?.count == 2)
    #expect(
      listing(result.diagnostics).replacing(" [config-invalid-json]", with: "") == """
        1:3-1:9 error: comments are not JSON: remove it
          fix 1:3-1:9: ''
        2:13-2:14 error: a comma before the closing bracket is not JSON: remove it
          fix 2:13-2:14: ''
        2:17-2:26 error: comments are not JSON: remove it
          fix 2:17-2:26: ''
        3:3-3:6 error: duplicate key 'a'
          note 2:3-2:6: first here
        3:9-3:10 error: a comma before the closing bracket is not JSON: remove it
          fix 3:9-3:10: ''
        3:11-3:18 error: comments are not JSON: remove it
          fix 3:11-3:18: ''
        """
    )
  }

  @Test("A duplicate key is found among few members and among many", arguments: [2, 16, 17, 18, 40])
  func duplicates(count: Int) {
    let members = (0..<count).map { (index: Int) in "\"k\(index)\": \(index)" }
    for repeated in [0, count - 1] {
      let text = "{" + (members + ["\"k\(repeated)\": -1"]).joined(separator: ", ") + "}"
      let result = parseJSON(SourceFile(path: "a.json", text: text))
      #expect(result.diagnostics.map(\.message) == ["duplicate key 'k\(repeated)'"])
      #expect(result.value?.object?.count == count)
      #expect(result.value?["k\(repeated)"]?.integer == repeated)
    }
  }

  @Test("The fixes make a text with comments and trailing commas JSON") func fixes() {
    let file = SourceFile(path: "a.json", text: "[1, // one\n 2,]")
    let fixed = file.applying(parseJSON(file).diagnostics.flatMap { $0.fix?.edits ?? [] })
    #expect(parseJSON(fixed).diagnostics == [])
  }

  @Test("Nesting has an end, and 200 brackets are not it", arguments: [(200, 0), (201, 1), (100_000, 1)])
  func depth(brackets: Int, errors: Int) {
    let text = String(repeating: "[", count: brackets) + String(repeating: "]", count: brackets)
    #expect(self.read(text).diagnostics.count == errors)
  }

  @Test("A byte that is not UTF-8 is an error with its place") func encoding() {
    let result = parseJSON(SourceFile(path: "a.json", bytes: [0x22, 0xC3, 0xA9, 0xE9, 0x22]))
    let message = "1:4-1:5 error: byte 0xE9 is not UTF-8: save the file as UTF-8 [config-invalid-json]"
    #expect(listing(result.diagnostics) == message)
  }

  @Test("Every text cut off somewhere is an error and not a crash") func prefixes() {
    let text = #"{"a": [1, -2.5e+3, "\u00e9\n", true], "b": {"c": null}}"#
    for length in 0..<text.utf8.count {
      let file = SourceFile(path: "a.json", bytes: Array(text.utf8.prefix(length)))
      #expect(parseJSON(file).hasErrors)
    }
  }
}

private func bare(_ text: String) -> String {
  text.replacing(" [config-invalid-json]", with: "")
}
