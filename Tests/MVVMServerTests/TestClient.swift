import MVVMFiles
import MVVMServer
import MVVMSource
import TestSupport

/// A client that talks to a server in memory, below `/project`.
struct TestClient {
  private(set) var server: Server
  let files: SharedFiles
  /// All messages of the server that were not requested, in their order.
  private(set) var said: [JSONValue] = []
  /// The last diagnostics that the server has sent for each file.
  private(set) var published: [String: JSONValue] = [:]
  private(set) var exit: ExitStatus?
  /// The answer to each request, by its number as JSON.
  private(set) var answers: [String: JSONValue] = [:]
  private var requests = 0

  /// - Parameters:
  ///   - capabilities: The capabilities of the client, as JSON.
  ///   - options: Its initialization options, as JSON.
  ///   - folders: The absolute paths of its open folders.
  ///   - document: The document that it opens first.
  init(
    _ files: [String: String] = [:],
    capabilities: String = #"{"general": {"positionEncodings": ["utf-8"]}}"#,
    options: String = "null",
    folders: [String] = ["/project"],
    initializes: Bool = true,
    open document: (path: String, text: String)? = nil
  ) {
    self.files = SharedFiles(files)
    self.server = Server(self.files, version: "1.0")
    guard initializes else { return }
    let folders = folders.map { #"{"uri": "file://\#($0)", "name": "project"}"# }
    self.request(
      "initialize",
      """
      {"processId": null, "capabilities": \(capabilities), "initializationOptions": \(options),
      "workspaceFolders": \(jsonArray(folders))}
      """
    )
    self.notify("initialized", "{}")
    if let document { self.open(document.path, document.text) }
  }

  mutating func send(raw bytes: [UInt8]) {
    self.take(self.server.receive(bytes))
    self.take(self.server.idle())
  }

  mutating func send(_ messages: String...) {
    self.send(raw: messages.flatMap(frame))
  }

  @discardableResult
  mutating func request(_ method: String, _ params: String) -> JSONValue {
    self.requests += 1
    self.send(requestText(self.requests, method, params))
    return self.answers["\(self.requests)"] ?? JSONValue(.null, 0..<0)
  }

  mutating func notify(_ method: String, _ params: String) {
    self.send(notificationText(method, params))
  }

  private mutating func take(_ effects: [Server.Effect]) {
    for effect in effects {
      switch effect {
      case .exit(let status): self.exit = status
      case .send(let bytes): self.take(message(in: bytes))
      case .write(let changes, let ticket):
        for change in changes {
          self.files.tree[change.path] = change.new.map { String(decoding: $0, as: UTF8.self) }
        }
        self.take(self.server.didWrite(ticket, []))
      }
    }
  }

  private mutating func take(_ message: JSONValue) {
    guard message["method"] == nil else {
      self.said.append(message)
      if message["method"]?.string == "textDocument/publishDiagnostics", let params = message["params"] {
        self.published[params["uri"]?.string ?? ""] = params
      }
      return
    }
    self.answers[compact(message["id"])] = message["error"] ?? message["result"]
  }
}

extension TestClient {
  mutating func open(_ path: String, _ text: String, version: Int = 1) {
    let language = path.hasSuffix(".json") ? "json" : "mvvm"
    self.notify(
      "textDocument/didOpen",
      """
      {"textDocument": {"uri": "\(uri(path))", "languageId": "\(language)", "version": \(version),
      "text": \(jsonString(text))}}
      """
    )
  }

  mutating func change(_ path: String, to text: String, version: Int = 2) {
    self.send(changeText(path, #"{"text": \#(jsonString(text))}"#, version: version))
  }

  mutating func close(_ path: String) {
    self.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri(path))"}}"#)
  }

  mutating func save(_ path: String) {
    self.notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri(path))"}}"#)
  }

  /// Notifies the server of a file that another program has changed.
  mutating func changed(_ path: String) {
    self.notify("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(uri(path))", "type": 2}]}"#)
  }

  /// Sends a request about a document, with more parameters as the members of an object.
  mutating func ask(_ method: String, _ path: String, _ params: String = "") -> JSONValue {
    let more = params.isEmpty ? "" : ", \(params)"
    return self.request("textDocument/\(method)", #"{"textDocument": {"uri": "\#(uri(path))"}\#(more)}"#)
  }

  /// Returns the last findings that the client received, one on each line.
  func findings(_ path: String) -> String {
    (self.published[uri(path)]?["diagnostics"]?.array ?? []).map(listing).joined(separator: "\n")
  }
}

/// `2:3-2:9 error: message [identifier]`, with lines and columns from 1.
private func listing(_ diagnostic: JSONValue) -> String {
  let words = [1: "error", 2: "warning", 3: "note"]
  let severity = words[diagnostic["severity"]?.integer ?? 0] ?? "?"
  let code = diagnostic["code"]?.string ?? ""
  return "\(rangeText(diagnostic["range"])) \(severity): \(diagnostic["message"]?.string ?? "") [\(code)]"
}

func rangeText(_ range: JSONValue?) -> String {
  func text(_ position: JSONValue?) -> String {
    "\((position?["line"]?.integer ?? -9) + 1):\((position?["character"]?.integer ?? -9) + 1)"
  }
  return "\(text(range?["start"]))-\(text(range?["end"]))"
}

func uri(_ path: String) -> String { "file:///project/\(path)" }

/// - Parameter changes: The changes of an open text as JSON, one after the other.
func changeText(_ path: String, _ changes: String, version: Int = 2) -> String {
  let document = #"{"uri": "\#(uri(path))", "version": \#(version)}"#
  let params = #"{"textDocument": \#(document), "contentChanges": [\#(changes)]}"#
  return notificationText("textDocument/didChange", params)
}

/// Returns a message without its header.
private func message(in bytes: [UInt8]) -> JSONValue {
  let text = String(decoding: bytes, as: UTF8.self)
  let body = text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
  return parseJSON(SourceFile(path: "", text: body)).value ?? JSONValue(.null, 0..<0)
}

/// Files in memory that change while a server reads them.
final class SharedFiles: FileTree {
  var tree: MemoryTree

  init(_ files: [String: String]) { self.tree = MemoryTree(files) }

  var workingFolder: String { self.tree.workingFolder }
  func list(_ folder: String) -> Result<[FolderEntry], FileError> { self.tree.list(folder) }
  func read(_ path: String) -> Result<FileContents, FileError> { self.tree.read(path) }
  func kind(_ path: String) -> Result<EntryKind, FileError> { self.tree.kind(path) }
  func physicalPath(_ path: String) -> String? { self.tree.physicalPath(path) }
}
