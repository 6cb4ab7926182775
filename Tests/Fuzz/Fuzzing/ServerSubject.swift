import MVVMConfiguration
import MVVMFiles
import MVVMLint
import MVVMServer
import MVVMSource
import MVVMStyles
import TestSupport

/// Sends messages to a language server, one per line, and checks everything that it sends back. A line that
/// begins with `!` is sent without a header.
struct ServerSubject {
  private let styles = StyleLibrary()
  private let settings: LintSettings

  init() {
    self.settings = LintSettings(Configuration().lint, styles: self.styles)
  }

  mutating func attempt(_ input: [UInt8], _ attempt: inout Attempt) {
    var session = Session()
    for line in input.split(separator: 0x0A) { session.take(Array(line)) }
    session.finish()
    attempt.isAccepted = session.isWhole
    for violation in session.violations { attempt.violate(violation) }
    for (id, count) in session.asked where count != session.answered[id, default: 0] {
      attempt.violate("server-answers", "\(id): \(session.answered[id, default: 0]) answers of \(count)")
    }
    if session.hasConfiguration { return }
    for (uri, findings) in session.findings {
      let text = session.server.text(ofURI: uri) ?? ""
      let expected = self.expected(text, uri, countsBytes: session.countsBytes)
      if findings != expected { attempt.violate("server-differs-from-lint", "\(findings)\n\(expected)") }
    }
  }

  /// Returns the findings of the command line for a text.
  private mutating func expected(_ text: String, _ uri: String, countsBytes: Bool) -> [String] {
    let file = SourceFile(path: uri, text: text)
    let configuration = Configuration()
    let found = lint(file, configuration: configuration, settings: self.settings, styles: self.styles)
    let starts = LineTable(file.bytes).starts
    return found.map { finding in
      let offset = finding.place.range?.lowerBound ?? 0
      let line = starts.count { $0 <= offset } - 1
      let column = countsBytes ? offset - starts[line] : 0
      return "\(line):\(column) \(finding.identifier.rawValue) \(finding.message)"
    }
  }
}

/// A client that remembers its requests and the server's answers.
private struct Session {
  var server = Server(MemoryTree(["a.mvvm": "viewmodel A {}\n"]), version: "1")
  var violations: [String] = []
  var asked: [String: Int] = [:]
  var answered: [String: Int] = [:]
  /// The findings in the server's last answers, by URI.
  var findings: [String: [String]] = [:]
  /// Whether every line was a message.
  var isWhole = true
  /// Whether the client has opened a file that may be a configuration, which affects the specs.
  var hasConfiguration = false
  /// Whether columns are bytes. Otherwise they are not compared.
  var countsBytes = false
  private var specs: Set<String> = []
  private var hasEnded = false

  mutating func take(_ line: [UInt8]) {
    if self.hasEnded { return }
    if line.first == UInt8(ascii: "!") {
      self.isWhole = false
      // It may end in the middle of a message, which would swallow the next one.
      self.hasEnded = true
      return self.apply(self.server.receive(Array(line.dropFirst())))
    }
    let json = parseJSON(SourceFile(path: "", bytes: line))
    let message = json.diagnostics.isEmpty ? json.value : nil
    if let id = message.flatMap(requestID) { self.asked[id, default: 0] += 1 }
    self.isWhole = self.isWhole && message != nil
    self.note(message)
    self.apply(self.server.receive(frame(line)))
  }

  private mutating func note(_ message: JSONValue?) {
    guard message?["method"]?.string == "textDocument/didOpen" else { return }
    guard let uri = message?["params"]?["textDocument"]?["uri"]?.string else { return }
    if uri.hasSuffix(".mvvm"), uri.hasPrefix("file:///project/"), !uri.contains("%") {
      self.specs.insert(uri)
    } else {
      self.hasConfiguration = true
    }
  }

  private mutating func apply(_ effects: [Server.Effect]) {
    for effect in effects {
      switch effect {
      case .exit: self.hasEnded = true
      case .write(_, let ticket): self.apply(self.server.didWrite(ticket, []))
      case .send(let bytes): self.take(sent: bytes)
      }
    }
  }

  private mutating func take(sent bytes: [UInt8]) {
    guard let message = content(of: bytes) else { return self.violations.append("server-sends-no-message") }
    guard message["method"] == nil, let id = message["id"], let name = key(id) else { return }
    self.answered[name, default: 0] += 1
    if let encoding = message["result"]?["capabilities"]?["positionEncoding"] {
      self.countsBytes = encoding.string == "utf-8"
    }
    guard let uri = id.string, let items = message["result"]?["items"]?.array, self.specs.contains(uri) else {
      return
    }
    self.findings[uri] = items.map { item in
      let start = item["range"]?["start"]
      let column = self.countsBytes ? start?["character"]?.integer ?? -1 : 0
      let place = "\(start?["line"]?.integer ?? -1):\(column)"
      let message = item["message"]?.string ?? ""
      let first = message.split(separator: "\nnote: ", maxSplits: 1).first ?? ""
      return "\(place) \(item["code"]?.string ?? "") \(first)"
    }
  }

  /// Requests the findings of each open spec.
  mutating func finish() {
    for uri in self.specs.sorted() where self.server.text(ofURI: uri) != nil {
      let document = #"{"textDocument": {"uri": \#(jsonString(uri))}}"#
      self.take(Array(requestText(jsonString(uri), "textDocument/diagnostic", document).utf8))
    }
  }
}

/// Returns the ID of a message that needs an answer: a request, or a message that is neither a request nor an
/// answer.
private func requestID(_ message: JSONValue) -> String? {
  let isAnswer = message["result"] != nil || message["error"] != nil
  guard message["method"]?.string != nil || !isAnswer else { return nil }
  return message["id"].flatMap(key)
}

private func key(_ id: JSONValue) -> String? {
  switch id.content {
  case .number(let text): text
  case .string(let text): jsonString(text)
  case .array, .boolean, .null, .object: nil
  }
}

/// Returns the content of a message from the server; `nil` if it does not follow the protocol.
private func content(of bytes: [UInt8]) -> JSONValue? {
  let text = String(decoding: bytes, as: UTF8.self)
  let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
  guard parts.count == 2, parts[0] == "Content-Length: \(parts[1].utf8.count)" else { return nil }
  let json = parseJSON(SourceFile(path: "", text: String(parts[1])))
  return json.diagnostics.isEmpty && json.value?["jsonrpc"]?.string == "2.0" ? json.value : nil
}
