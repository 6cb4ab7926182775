import MVVMFiles
import MVVMSource

/// A language server as a value: client messages go in, effects come out. Its owner does all input and output.
package struct Server {
  /// An effect that the owner of the server must perform, in order.
  package enum Effect {
    /// Bytes to send to the client.
    case send([UInt8])
    /// Files to write. The server waits for `didWrite` with the result.
    case write([FileChange], ticket: Int)
    /// The end of the process, with this status.
    case exit(ExitStatus)
  }

  private enum Phase {
    case uninitialized, running, shutDown
  }

  let version: String
  private var phase = Phase.uninitialized
  private var reader = MessageReader()
  /// The IDs of requests that the client has cancelled, among the messages that arrived together.
  private var cancelled: Set<RequestID> = []
  var state: ServerState
  var effects: [Effect] = []
  /// The URIs of the documents whose findings have not been sent to the client yet.
  var unpublished: Set<String> = []
  /// The URIs of files, other than open specs, whose findings were sent to the client.
  var publishedOthers: Set<String> = []
  var ownRequests = 0
  /// The writes that are not done yet, by ticket, each with the request to answer then, if there is one.
  var writes: [Int: (request: RequestID?, paths: [String])] = [:]

  /// Creates a server that waits for `initialize`. The tree has the files that are not open in the client.
  package init(_ tree: any FileTree, version: String) {
    self.state = ServerState(tree)
    self.version = version
  }

  /// The ID of the client's process, if the client has sent it. The server should end when that process ends.
  package var clientProcess: Int? { self.state.client.process }

  /// Handles bytes from the client. Messages that arrive together are handled together: cancelled requests
  /// are skipped, and after several changes of a text, findings are sent only for the last one.
  package mutating func receive(_ bytes: [UInt8]) -> [Effect] {
    self.reader.append(bytes)
    var messages: [ClientMessage] = []
    while let message = self.reader.next() { messages.append(message) }
    self.cancelled = Set(messages.compactMap(\.cancelledID))
    for message in messages { self.take(message) }
    return self.publishing()
  }

  /// Does work that can wait: reads the names of the workspace, which would delay the first findings.
  package mutating func idle() -> [Effect] {
    guard self.phase == .running, self.state.documents.values.contains(where: \.isSpec) else { return [] }
    self.state.readNames()
    return self.publishing()
  }

  /// Handles the result of a write, given its ticket. Without problems, the write has succeeded.
  package mutating func didWrite(_ ticket: Int, _ problems: [Diagnostic]) -> [Effect] {
    self.finishWrite(ticket, problems)
    return self.publishing()
  }

  /// Returns the text of a document that is open in the client; `nil` for another URI.
  package func text(ofURI uri: String) -> String? {
    self.state.documents[uri].map { String(decoding: $0.lines.bytes, as: UTF8.self) }
  }

  /// The exit status of the process if the client sends nothing more: `fine` only after `shutdown`.
  package var statusAtEnd: ExitStatus { self.phase == .shutDown ? .fine : .findings }

  /// Publishes new findings, and returns all pending effects.
  private mutating func publishing() -> [Effect] {
    self.publish()
    defer { self.effects = [] }
    return self.effects
  }
}

extension Server {
  private mutating func take(_ message: ClientMessage) {
    switch message {
    case .invalid(let error, let id): self.respond(to: id, .failure(error))
    case .response: break
    case .notification("exit", _):
      self.publish()
      self.effects.append(.exit(self.statusAtEnd))
    case .notification(let method, let params):
      if self.phase == .running { self.take(method, params) }
    case .request(let id, let method, let params): self.answer(method, params, for: id)
    }
  }

  private mutating func answer(_ method: String, _ params: Params, for id: RequestID) {
    do throws(ResponseError) {
      // A request that writes files is answered after they are written.
      if let result = try self.result(of: method, params, for: id) { self.respond(to: id, .success(result)) }
    } catch { self.respond(to: id, .failure(error)) }
  }

  private mutating func result(of method: String, _ params: Params, for id: RequestID)
    throws(ResponseError) -> JSON?
  {
    switch (self.phase, method) {
    case (.uninitialized, "initialize"):
      self.phase = .running
      return self.initialize(params)
    case (.uninitialized, _): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
    case (.shutDown, _): throw ResponseError(.invalidRequest, "nothing but 'exit' follows 'shutdown'")
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.running, "shutdown"):
      self.phase = .shutDown
      return .null
    case (.running, _):
      if self.cancelled.contains(id) { throw ResponseError(.requestCancelled, "the request was cancelled") }
      return try self.resultWhileRunning(of: method, params, for: id)
    }
  }

  mutating func respond(to id: RequestID?, _ result: Result<JSON, ResponseError>) {
    self.send(response(to: id, result))
  }

  mutating func send(_ json: JSON) { self.effects.append(.send(framed(json))) }

  /// Sends a request to the client whose answer does not matter.
  mutating func ask(_ method: String, _ params: JSON) {
    self.ownRequests += 1
    self.send(message(method, params, id: RequestID(json: "mvvmgen-\(self.ownRequests)")))
  }
}

extension ClientMessage {
  fileprivate var cancelledID: RequestID? {
    guard case .notification("$/cancelRequest", let params) = self else { return nil }
    return RequestID(params["id"].value)
  }
}
