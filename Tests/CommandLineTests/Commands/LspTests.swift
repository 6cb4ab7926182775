import Foundation
import MVVMSource
import TestSupport
import Testing

/// The server as a process; what it answers is tested without one.
@Suite struct LspTests {
  private func request(_ id: Int, _ method: String, _ params: String) -> String {
    String(decoding: frame(requestText(id, method, params)), as: UTF8.self)
  }

  private func notification(_ method: String, _ params: String) -> String {
    String(decoding: frame(notificationText(method, params)), as: UTF8.self)
  }

  private func begin(in folder: Folder) -> String {
    let uri = jsonString(folder.url.absoluteString)
    return self.request(1, "initialize", #"{"capabilities": {}, "rootUri": \#(uri)}"#)
      + self.notification("initialized", "{}")
  }

  private func open(_ path: String, in folder: Folder) -> String {
    let uri = folder.url.appendingPathComponent(path).absoluteString
    let text = jsonString(folder.read(path) ?? "")
    return self.notification(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri)", "languageId": "mvvm", "version": 1, "text": \#(text)}}"#
    )
  }

  private var end: String { self.request(9, "shutdown", "null") + self.notification("exit", "null") }

  @Test("An opened spec is checked with the configuration next to it") func open() throws {
    let folder = try Folder([
      "a b/XViewModel.mvvm": "viewmodel XViewModel {\n  inputs {\n    doIt()\n  }\n}\n",
      "mvvmgen.json": #"{"lint": {"rules": {"documented-member": "error"}}}"#,
    ])
    let input = self.begin(in: folder) + self.open("a b/XViewModel.mvvm", in: folder) + self.end
    let outcome = try mvvmgen(["lsp"], input: input, status: 0)
    #expect(outcome.messages == "")
    #expect(outcome.output.contains(#""code": "documented-member""#))
    #expect(outcome.output.contains("/a%20b/XViewModel.mvvm"))
  }

  @Test("It ends with its client, with or without a farewell") func ends() throws {
    let folder = try Folder()
    #expect(try mvvmgen(["lsp"], input: self.begin(in: folder) + self.end).status == 0)
    #expect(try mvvmgen(["lsp", "--stdio"], input: self.begin(in: folder)).status == 1)
    #expect(try mvvmgen(["lsp"], input: "Content-Length: 100\r\n\r\n{").status == 1)
    #expect(try mvvmgen(["lsp"], input: "").status == 1)
  }

  @Test("A client that reads no more ends it") func closedPipe() throws {
    let folder = try Folder(["input": self.begin(in: Folder())])
    let outcome = try shell(
      "(cat input; sleep 2) | \"$TOOL\" lsp | head -c 1 > /dev/null; echo ${PIPESTATUS[1]}",
      in: folder
    )
    #expect(["0\n", "1\n", "74\n"].contains(outcome.output))
  }

  @Test("A client whose process is gone ends it") func goneProcess() throws {
    let initialize = self.request(1, "initialize", #"{"capabilities": {}, "processId": 999999999}"#)
    let folder = try Folder(["input": initialize])
    // Its standard input stays open, as where the client has handed it on to another process. That process is there
    // still to be killed when the server has ended (by SIGKILL, as others may be blocked in what a test starts).
    let script = """
      mkfifo pipe; (cat input; exec sleep 300) > pipe & "$TOOL" lsp < pipe > /dev/null; status=$?
      kill -KILL $! && echo "ended with $status"
      """
    let outcome = try shell(script, in: folder)
    #expect(outcome.output == "ended with 1\n")
  }
}
