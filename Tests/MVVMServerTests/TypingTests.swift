import MVVMConfiguration
import MVVMLint
import MVVMServer
import MVVMSource
import TestSupport
import Testing

/// Tests of diagnostics while somebody types.
@Suite("Typing") struct TypingTests {
  @Test(
    "While a spec is edited, with requests between, it shows what the command line says",
    arguments: ["utf-8", "utf-16"],
    typedSpecs
  )
  func edits(encoding: String, spec: SourceFile) throws {
    var random = SplitMix(seed: 4711)
    let capabilities = """
      {"general": {"positionEncodings": ["\(encoding)"]},
      "textDocument": {"publishDiagnostics": {"relatedInformation": true}}}
      """
    var text = spec.bytes
    let path = "LoginViewModel.mvvm"
    let first = String(decoding: text, as: UTF8.self)
    var client = TestClient(login, capabilities: capabilities, open: (path, first))
    for round in 0..<sampled(min(400, 8_000 / typedSpecs.count)) {
      let changes = (0..<10).map { _ in edit(&text, encoding == "utf-8", &random) }
      client.send(changeText(path, changes.joined(separator: ", "), version: round + 2))
      #expect(client.server.text(ofURI: uri(path)) == String(decoding: text, as: UTF8.self))
      if round % 5 == 0 {
        let file = SourceFile(path: path, bytes: text)
        #expect(client.findings(path) == expectedFindings(in: file, encoding == "utf-8"))
        let place = boundary(Int.random(in: 0...text.count, using: &random), in: text)
        askEverything(&client, place: position(of: place, in: text, encoding == "utf-8"))
      }
    }
  }

  @Test("A workspace of 2,000 specs is served") func workspace() {
    var files: [String: String] = [:]
    for number in 0..<2_000 {
      let text = "viewmodel S\(number)ViewModel { outputs { state rows\(number): [Row] } }"
      files["\(number % 20)/S\(number)ViewModel.mvvm"] = text
    }
    var client = TestClient(files)
    client.open("0/S0ViewModel.mvvm", "viewmodel S0ViewModel {\n  outputs {\n    a: \n  }\n}\n")
    let place = #""position": {"line": 2, "character": 7}"#
    #expect(client.ask("completion", "0/S0ViewModel.mvvm", place).array?.first?["label"]?.string == "Row")
    let found = client.request("workspace/symbol", #"{"query": "rows1999"}"#).array ?? []
    #expect(found.map { $0["name"]?.string } == ["rows1999"])
    #expect(client.request("workspace/symbol", #"{"query": "viewmodel"}"#).array?.count == 256)
  }
}

private let typedSpecs =
  [SourceFile(path: "", text: login["LoginViewModel.mvvm"] ?? "")] + specsOfEnvironment()
  + examples[1...].map { SourceFile(path: "", text: $0) }

/// A place as the protocol has it.
private func position(of offset: Int, in text: [UInt8], _ countsBytes: Bool) -> String {
  let starts = LineTable(text).starts
  let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
  return #"{"line": \#(line), "character": \#(length(of: text[starts[line]..<offset], countsBytes))}"#
}

private func length(of bytes: ArraySlice<UInt8>, _ countsBytes: Bool) -> Int {
  countsBytes ? bytes.count : String(decoding: bytes, as: UTF8.self).utf16.count
}

/// The output of `mvvmgen lint` for a text, in the form in which a client's findings are listed.
private func expectedFindings(in file: SourceFile, _ countsBytes: Bool) -> String {
  let configuration = Configuration()
  let found = withStyles(of: configuration.settings.style) { styles in
    let settings = LintSettings(configuration.lint, styles: styles)
    return lint(file, configuration: configuration, settings: settings, styles: styles)
  }
  let starts = LineTable(file.bytes).starts
  func text(_ offset: Int) -> String {
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return "\(line + 1):\(length(of: file.bytes[starts[line]..<offset], countsBytes) + 1)"
  }
  return found.map { diagnostic in
    let range = diagnostic.place.range ?? 0..<0
    let head = "\(text(range.lowerBound))-\(text(range.upperBound)) \(diagnostic.severity.rawValue)"
    return "\(head): \(diagnostic.message) [\(diagnostic.identifier.rawValue)]"
  }.joined(separator: "\n")
}

/// Makes a random change of a text, and answers it as the protocol has it.
private func edit(_ text: inout [UInt8], _ countsBytes: Bool, _ random: inout SplitMix) -> String {
  let start = boundary(Int.random(in: 0...text.count, using: &random), in: text)
  let end = max(start, boundary(start + [0, 0, 1, 5, 40].randomElement(using: &random)!, in: text))
  // Insertions are about as long as removals, so that the text stays a spec's length.
  let pieces = [
    "{", "}", "(", ")", "\n", "\r\n", " ", "state ", "é", "😀", "\"", "/*", "*/", "//", "a: Int\n", "inputs",
    "<", "@", "`", ":",
  ]
  let new = pieces.randomElement(using: &random)!
  let places = [start, end].map { position(of: $0, in: text, countsBytes) }
  let range = #"{"start": \#(places[0]), "end": \#(places[1])}"#
  let change = #"{"range": \#(range), "text": \#(jsonString(new))}"#
  text.replaceSubrange(start..<end, with: new.utf8)
  return change
}

/// The end of the character before some offset, or the offset itself, after a byte-order mark. A line end of two bytes is
/// one to the protocol.
private func boundary(_ offset: Int, in text: [UInt8]) -> Int {
  var offset = min(max(offset, byteOrderMarkLength(of: text)), text.count)
  while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
  if offset > 0, offset < text.count, text[offset] == 0x0A, text[offset - 1] == 0x0D { offset -= 1 }
  return offset
}

/// Asks all that can be asked at a place; none may fail but for a rename that is refused.
private func askEverything(_ client: inout TestClient, place: String) {
  let range = #""range": {"start": \#(place), "end": \#(place)}"#
  let requests = [
    ("hover", #""position": \#(place)"#), ("completion", #""position": \#(place)"#),
    ("definition", #""position": \#(place)"#), ("references", #""position": \#(place)"#),
    ("documentSymbol", ""), ("foldingRange", ""), ("formatting", ""), ("semanticTokens/full", ""),
    ("selectionRange", #""positions": [\#(place)]"#), ("inlayHint", range),
    ("codeAction", #"\#(range), "context": {"diagnostics": []}"#),
  ]
  for (method, params) in requests {
    let answer = client.ask(method, "LoginViewModel.mvvm", params)
    #expect(answer["code"] == nil, "\(method): \(compact(answer))")
  }
  _ = client.ask("rename", "LoginViewModel.mvvm", #""position": \#(place), "newName": "other""#)
}
