import MVVMFiles
import MVVMServer
import MVVMSource
import TestSupport
import Testing

@Suite("The lifecycle of a server") struct LifecycleTests {
  @Test("It says who it is and what columns are counted in") func initialize() {
    for (offered, agreed) in [
      (#"["utf-16", "utf-8"]"#, "utf-8"), (#"["utf-16"]"#, "utf-16"), (#"["utf-32"]"#, "utf-16"),
    ] {
      var client = TestClient(initializes: false)
      let capabilities = #"{"general": {"positionEncodings": \#(offered)}}"#
      let result = client.request("initialize", #"{"capabilities": \#(capabilities)}"#)
      #expect(result["capabilities"]?["positionEncoding"]?.string == agreed)
      #expect(compact(result["serverInfo"]) == #"{"name": "mvvmgen", "version": "1.0"}"#)
    }
  }

  @Test("Nothing is answered before it is initialized") func early() {
    var client = TestClient(initializes: false)
    #expect(client.request("textDocument/hover", "{}")["code"]?.integer == -32002)
    client.open("X.mvvm", "viewmodel")
    #expect(client.said.isEmpty)
    client.notify("exit", "null")
    #expect(client.exit == .findings)
  }

  @Test("It is initialized once") func twice() {
    var client = TestClient()
    #expect(client.request("initialize", "{}")["code"]?.integer == -32600)
  }

  @Test("Only 'exit' is valid after 'shutdown'") func shutdown() {
    var client = TestClient()
    #expect(client.request("shutdown", "null").isNull)
    #expect(client.request("textDocument/hover", "{}")["code"]?.integer == -32600)
    #expect(client.exit == nil)
    client.notify("exit", "null")
    #expect(client.exit == .fine)
  }

  @Test("Without 'shutdown' the end is no good one") func exit() {
    var client = TestClient()
    #expect(client.server.statusAtEnd == .findings)
    client.notify("exit", "null")
    #expect(client.exit == .findings)
  }

  @Test("Requests that are not known are answered so, notifications are not") func unknown() {
    var client = TestClient()
    #expect(client.request("textDocument/moniker", "{}")["code"]?.integer == -32601)
    client.notify("$/setTrace", "{}")
    client.notify("textDocument/unheardOf", "{}")
    #expect(client.said.isEmpty)
  }

  @Test("Messages that arrive together are read together, and cancelled ones are skipped") func cancel() {
    var client = TestClient(open: ("X.mvvm", "viewmodel XViewModel {}"))
    let ask = #"{"textDocument": {"uri": "file:///project/X.mvvm"}}"#
    client.send(
      requestText(71, "textDocument/diagnostic", ask),
      #"{"jsonrpc": "2.0", "id": "seven", "method": "textDocument/diagnostic", "params": \#(ask)}"#,
      requestText(72, "textDocument/diagnostic", ask),
      notificationText("$/cancelRequest", #"{"id": 71}"#),
      notificationText("$/cancelRequest", #"{"id": "seven"}"#),
      notificationText("$/cancelRequest", #"{"id": 99}"#)
    )
    #expect(client.answers["71"]?["code"]?.integer == -32800)
    #expect(client.answers["\"seven\""]?["code"]?.integer == -32800)
    #expect(client.answers["72"]?["kind"]?.string == "full")
  }

  @Test("Nothing is reported about Swift that an editor opens") func swift() {
    let client = TestClient(open: ("XViewModel.swift", "viewmodel X {"))
    #expect(client.published[uri("XViewModel.swift")] == nil)
  }

  @Test("It asks to watch files, if the client can") func watch() {
    let client = TestClient(
      capabilities: #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    )
    #expect(client.said.first?["method"]?.string == "client/registerCapability")
    #expect(compact(client.said.first).contains("**/*.mustache"))
    #expect(TestClient().said.isEmpty)
  }
}

@Suite("Invalid messages") struct BrokenMessageTests {
  @Test(
    "JSON that is none is answered by a ParseError, and the server goes on",
    arguments: ["{", "", "{} {}", "\u{FF}", "[1,]", #"{"id": "\ud800"}"#, "// no"]
  )
  func brokenJSON(text: String) { self.expectError(-32700, for: frame(text)) }

  @Test(
    "JSON that is no message is answered by an InvalidRequest",
    arguments: ["[]", "1", "null", "{}", #"{"id": 1}"#, #"{"method": 1}"#, #"{"id": {}, "method": "x"}"#]
  )
  func noMessage(text: String) {
    self.expectError(-32600, for: frame(text), id: text == #"{"id": 1}"# ? "1" : "null")
  }

  @Test(
    "A head without a length is passed over, with what follows it",
    arguments: [
      "GET / HTTP/1.1\r\n\r\n", "Content-Length: many\r\n\r\n{}", "Content-Length: -5\r\n\r\n12345",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 999999999999\r\n\r\n{}", "\r\n\r\n",
      String(repeating: "x", count: 70_000),
    ]
  )
  func brokenHead(text: String) { self.expectError(-32700, for: Array(text.utf8)) }

  private func expectError(_ code: Int, for bytes: [UInt8], id: String = "null") {
    var client = TestClient()
    client.send(raw: bytes)
    #expect(client.answers[id]?["code"]?.integer == code)
    #expect(client.request("shutdown", "null").isNull)
  }

  @Test("Heads are read whatever else is in them") func heads() {
    var client = TestClient()
    let body = requestText(5, "shutdown", "null")
    let head =
      "content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:  \(body.utf8.count)\r\n\r\n"
    client.send(raw: Array((head + body).utf8))
    #expect(client.answers["5"]?.isNull == true)
  }

  @Test("Messages come in pieces of any length", arguments: [1, 2, 7, 100])
  func pieces(length: Int) {
    var client = TestClient()
    let bytes = frame(requestText(5, "nothing é", "null")) + frame(requestText(6, "shutdown", "null"))
    for start in stride(from: 0, to: bytes.count, by: length) {
      client.send(raw: Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(client.answers["5"]?["code"]?.integer == -32601)
    #expect(client.answers["6"]?.isNull == true)
  }

  @Test(
    "Missing parts of a request are named",
    arguments: ["{}", "[]", "null", #"{"textDocument": {"uri": 1}}"#]
  )
  func missingParameters(params: String) {
    var client = TestClient()
    #expect(client.request("textDocument/diagnostic", params)["code"]?.integer == -32602)
  }
}
