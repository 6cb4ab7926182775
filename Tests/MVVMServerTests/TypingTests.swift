import Foundation
import MVVMGenerator
import MVVMLint
import MVVMServer
import MVVMSource
import TestSupport
import Testing

/// What an editor shows while somebody types.
@Suite("Typing") struct TypingTests {
  @Test(
    "While a spec is typed or deleted, it shows what the command line says",
    arguments: typed
  )
  func characters(spec: SourceFile) {
    let text = String(decoding: spec.bytes, as: UTF8.self)
    let ends = text.unicodeScalars.indices + [text.unicodeScalars.endIndex]
    var session = TypingSession()
    for end in sampled(ends.dropFirst()) {
      session.type(String(text.unicodeScalars[..<end]))
    }
    for end in sampled(ends.dropLast()).reversed() { session.delete(to: String(text.unicodeScalars[..<end])) }
  }

  @Test("Random edits, with requests between them, leave it with the text and its findings")
  func randomEdits() throws {
    var random = SplitMix(seed: 4711)
    var client = TestClient(login, capabilities: TypingSession.capabilities("utf-8"))
    var text = Array((login["LoginViewModel.mvvm"] ?? "").utf8)
    client.open("LoginViewModel.mvvm", String(decoding: text, as: UTF8.self))
    for round in 0..<sampled(1_000) {
      var changes: [String] = []
      for _ in 0..<10 { changes.append(edit(&text, &random)) }
      client.notify(
        "textDocument/didChange",
        """
        {"textDocument": {"uri": "\(uri("LoginViewModel.mvvm"))", "version": \(round + 2)},
        "contentChanges": [\(changes.joined(separator: ", "))]}
        """
      )
      #expect(client.server.text(ofURI: uri("LoginViewModel.mvvm")) == String(decoding: text, as: UTF8.self))
      if round % 50 == 0 {
        let file = SourceFile(path: "LoginViewModel.mvvm", bytes: text)
        #expect(client.findings("LoginViewModel.mvvm") == expectedFindings(in: file, countsBytes: true))
        askEverything(&client, LineTable(text), at: Int.random(in: 0...text.count, using: &random))
      }
    }
  }

  @Test("A workspace of 2,000 specs is served") func workspace() {
    var files: [String: String] = [:]
    for number in 0..<2_000 {
      files["\(number % 20)/S\(number)ViewModel.mvvm"] = """
        viewmodel S\(number)ViewModel {
          outputs {
            /// Emits the rows.
            state rows\(number): [Row]
          }
        }
        """
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

/// The specs of a folder that is asked for; else some short ones with odd characters.
private let typed: [SourceFile] = {
  guard let folder = ProcessInfo.processInfo.environment["MVVMGEN_TYPED_SPECS"] else {
    return examples[1...].map { SourceFile(path: "XViewModel.mvvm", text: $0) }
  }
  let url = URL(fileURLWithPath: folder)
  let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  return names.filter { $0.hasSuffix(".mvvm") }.sorted().compactMap { name in
    (try? Data(contentsOf: url.appendingPathComponent(name))).map {
      SourceFile(path: "XViewModel.mvvm", bytes: Array($0))
    }
  }
}()

/// A text that is typed by two clients, of which one counts bytes and one UTF-16.
private struct TypingSession {
  private var clients = [
    TestClient(capabilities: capabilities("utf-8")), TestClient(capabilities: capabilities("utf-16")),
  ]
  private var text = ""
  /// What is expected of a text, of each client; a text that is deleted was typed before.
  private var known: [String: [String]] = [:]

  static func capabilities(_ encoding: String) -> String {
    """
    {"general": {"positionEncodings": ["\(encoding)"]},
    "textDocument": {"publishDiagnostics": {"relatedInformation": true}}}
    """
  }

  init() {
    for index in self.clients.indices { self.clients[index].open("XViewModel.mvvm", "") }
  }

  mutating func type(_ new: String) {
    let added = String(new.unicodeScalars.dropFirst(self.text.unicodeScalars.count))
    self.replace(self.text, self.text, with: added, expecting: new)
  }

  mutating func delete(to new: String) {
    self.replace(new, self.text, with: "", expecting: new)
  }

  /// - Parameters:
  ///   - before: The text up to what is replaced.
  ///   - through: The text up to its end.
  private mutating func replace(_ before: String, _ through: String, with text: String, expecting new: String)
  {
    let expected =
      self.known[new]
      ?? [true, false].map { countsBytes in
        expectedFindings(in: SourceFile(path: "XViewModel.mvvm", text: new), countsBytes: countsBytes)
      }
    self.known[new] = expected
    for index in self.clients.indices {
      let (start, end) = (endPosition(of: before, index == 0), endPosition(of: through, index == 0))
      self.clients[index].notify(
        "textDocument/didChange",
        """
        {"textDocument": {"uri": "\(uri("XViewModel.mvvm"))", "version": 2},
        "contentChanges": [{"range": {"start": \(start), "end": \(end)}, "text": \(jsonString(text))}]}
        """
      )
      let found = self.clients[index].findings("XViewModel.mvvm")
      #expect(found == expected[index], "behind '\(new.suffix(40))'")
    }
    self.text = new
  }
}

/// Where a text ends, as the protocol counts.
private func endPosition(of text: String, _ countsBytes: Bool) -> String {
  let bytes = Array(text.utf8)
  let start = LineTable(bytes).starts.last ?? 0
  let last = bytes[start...]
  let column = countsBytes ? last.count : String(decoding: last, as: UTF8.self).utf16.count
  return #"{"line": \#(LineTable(bytes).starts.count - 1), "character": \#(column)}"#
}

/// What `mvvmgen lint` says of a text, in the form in which a client's findings are listed.
private func expectedFindings(in file: SourceFile, countsBytes: Bool) -> String {
  let configuration = Configuration()
  let found = withStyles(of: configuration.settings.style) { styles in
    let settings = LintSettings(configuration.lint, styles: styles)
    return lint(file, configuration: configuration, settings: settings, styles: &styles)
  }
  let starts = LineTable(file.bytes).starts
  func text(_ offset: Int) -> String {
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    let bytes = file.bytes[starts[line]..<offset]
    return
      "\(line + 1):\((countsBytes ? bytes.count : String(decoding: bytes, as: UTF8.self).utf16.count) + 1)"
  }
  return found.map { diagnostic in
    let range = diagnostic.place.range ?? 0..<0
    let head = "\(text(range.lowerBound))-\(text(range.upperBound)) \(diagnostic.severity.rawValue)"
    return "\(head): \(diagnostic.message) [\(diagnostic.identifier.rawValue)]"
  }.joined(separator: "\n")
}

/// Makes a random change of a text, and answers it as the protocol has it.
private func edit(_ text: inout [UInt8], _ random: inout SplitMix) -> String {
  func boundary(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), text.count)
    while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    // A line end of two bytes is one to the protocol.
    if offset > 0, offset < text.count, text[offset] == 0x0A, text[offset - 1] == 0x0D { offset -= 1 }
    return offset
  }
  let start = boundary(Int.random(in: 0...text.count, using: &random))
  let end = max(start, boundary(start + [0, 0, 1, 5, 40].randomElement(using: &random)!))
  // What is inserted is about as long as what is removed, so that the text stays a spec's length.
  let pieces = [
    "{", "}", "(", ")", "\n", "\r\n", " ", "state ", "é", "😀", "\"", "/*", "*/", "//", "a: Int\n", "inputs",
    "<", "@", "`", ":",
  ]
  let new = pieces.randomElement(using: &random)!
  let table = LineTable(text)
  func json(_ offset: Int) -> String {
    let line = (table.starts.firstIndex { $0 > offset } ?? table.starts.count) - 1
    return #"{"line": \#(line), "character": \#(offset - table.starts[line])}"#
  }
  let change = #"{"range": {"start": \#(json(start)), "end": \#(json(end))}, "text": \#(jsonString(new))}"#
  text.replaceSubrange(start..<end, with: new.utf8)
  return change
}

/// Asks all that can be asked at a place; none may fail but for a rename that is refused.
private func askEverything(_ client: inout TestClient, _ lines: LineTable, at offset: Int) {
  let position = lines.position(of: offset)
  let place = #"{"line": \#(position.line - 1), "character": \#(position.column - 1)}"#
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
