import MVVMFiles
import MVVMSource

/// A language server as a value: what a client sends goes in, what it is to be sent comes out. Whoever has one reads,
/// writes, and does what it asks for.
public struct Server {
  /// What is to be done, in this order.
  public enum Effect {
    /// Bytes for the client.
    case send([UInt8])
    /// Files to be written; the server waits to be told by `didWrite` what became of them.
    case write([FileChange], ticket: Int)
    case exit(ExitStatus)
  }

  private enum Phase {
    case uninitialized
    case running
    case shutDown
  }

  let version: String
  private var phase = Phase.uninitialized
  private var reader = MessageReader()
  /// Requests that the client does not want answered any more, among those that have come together.
  private var cancelled: Set<RequestID> = []
  var state: ServerState
  var effects: [Effect] = []
  /// The documents, by URI, whose findings the client is to be told.
  var unpublished: Set<String> = []
  /// Files that are no open specs and that the client was told findings of.
  var publishedOthers: Set<String> = []
  var ownRequests = 0
  /// What is to be answered when files have been written.
  var writes: [Int: PendingWrite] = [:]

  /// - Parameters:
  ///   - tree: Where files are that the client has not open.
  ///   - version: Of the tool.
  public init(_ tree: any FileTree, version: String) {
    self.state = ServerState(tree)
    self.version = version
  }

  /// The process of the client, whose end should be the server's.
  public var clientProcess: Int? { self.state.client.process }

  /// Takes in what has come. Messages that come together are looked at together: what is cancelled is not worked on, and
  /// of several changes of a text only the last one's findings are told.
  public mutating func receive(_ bytes: [UInt8]) -> [Effect] {
    self.reader.append(bytes)
    var messages: [Message] = []
    while let frame = self.reader.next() {
      switch frame {
      case .message(let bytes): messages.append(Message(bytes))
      case .broken:
        messages.append(.invalid(ResponseError(.parseError, "expected 'Content-Length: '"), id: nil))
      }
    }
    self.cancelled = Set(messages.compactMap(\.cancelledID))
    for message in messages { self.take(message) }
    self.publish()
    return self.takeEffects()
  }

  /// Does what can wait until nothing else is to be done: with the names of a large workspace, nobody would want to wait
  /// for the first findings.
  public mutating func idle() -> [Effect] {
    guard self.phase == .running, self.state.documents.values.contains(where: \.isSpec) else { return [] }
    self.state.readNames()
    self.publish()
    return self.takeEffects()
  }

  /// Takes in what became of files that were to be written.
  public mutating func didWrite(_ ticket: Int, _ problems: [Diagnostic]) -> [Effect] {
    self.finishWrite(ticket, problems)
    self.publish()
    return self.takeEffects()
  }

  /// The text of a document that the client has open.
  public func text(ofURI uri: String) -> String? {
    self.state.documents[uri].map { String(decoding: $0.lines.bytes, as: UTF8.self) }
  }

  /// How the process is to end when nothing more comes.
  public var statusAtEnd: ExitStatus { self.phase == .shutDown ? .fine : .findings }

  private mutating func takeEffects() -> [Effect] {
    defer { self.effects = [] }
    return self.effects
  }
}

extension Server {
  private mutating func take(_ message: Message) {
    switch message {
    case .invalid(let error, let id): self.respond(to: id, .failure(error))
    case .response: break
    case .notification("exit", _):
      self.publish()
      self.effects.append(.exit(self.statusAtEnd))
    case .notification(let method, let params):
      if self.phase == .running { self.take(method, params) }
    case .request(let id, let method, let params): self.answer(id, method, params)
    }
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: Params) {
    switch (self.phase, method) {
    case (.uninitialized, "initialize"):
      self.phase = .running
      self.respond(to: id, .success(self.initialize(params)))
    case (.uninitialized, _):
      self.respond(to: id, .failure(ResponseError(.serverNotInitialized, "'initialize' comes first")))
    case (.shutDown, _):
      self.respond(to: id, .failure(ResponseError(.invalidRequest, "nothing but 'exit' follows 'shutdown'")))
    case (.running, "initialize"):
      self.respond(to: id, .failure(ResponseError(.invalidRequest, "the server is initialized already")))
    case (.running, "shutdown"):
      self.phase = .shutDown
      self.respond(to: id, .success("null"))
    case (.running, _):
      guard !self.cancelled.contains(id) else {
        return self.respond(to: id, .failure(ResponseError(.requestCancelled, "the request was cancelled")))
      }
      self.answerWhileRunning(id, method, params)
    }
  }

  mutating func respond(to id: RequestID?, _ result: Result<JSON, ResponseError>) {
    self.send(response(to: id, result))
  }

  mutating func send(_ json: JSON) {
    self.effects.append(.send(framed(json)))
  }

  /// Asks the client for something whose answer is not waited for.
  mutating func ask(_ method: String, _ params: JSON) {
    self.ownRequests += 1
    self.send(request(RequestID(json: jsonString("mvvmgen-\(self.ownRequests)")), method, params))
  }
}

extension Message {
  fileprivate var cancelledID: RequestID? {
    guard case .notification("$/cancelRequest", let params) = self else { return nil }
    return RequestID(params["id"].value)
  }
}
