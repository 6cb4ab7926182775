import MVVMSource

enum ClientMessage {
  case request(RequestID, method: String, Params)
  case notification(method: String, Params)
  /// The client's answer to one of the server's requests.
  case response(RequestID, isError: Bool)
  /// Something that is not a message of the protocol.
  case invalid(ResponseError, id: RequestID?)
}

/// The ID of a request, as JSON: a number or a string.
struct RequestID: Hashable {
  let json: JSON
}

extension RequestID {
  init?(_ value: JSONValue?) {
    switch value?.content {
    case .number(let text)?: self = RequestID(json: JSON(text: text))
    case .string(let text)?: self = RequestID(json: JSON(text))
    case .array?, .boolean?, .null?, .object?, nil: return nil
    }
  }
}

/// The reason why a request has no result.
struct ResponseError: Error, Equatable {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  /// A sentence without a full stop.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension ClientMessage {
  init(_ bytes: [UInt8]) {
    let json = parseJSON(SourceFile(path: "", bytes: bytes))
    guard let value = json.value, json.diagnostics.isEmpty else {
      let reason = json.diagnostics.first?.message ?? "no value"
      self = .invalid(ResponseError(.parseError, "the message is not JSON: \(reason)"), id: nil)
      return
    }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    let id = RequestID(value["id"])
    let params = Params(value: value["params"])
    switch (value["method"]?.string, id) {
    case (let method?, let id?): self = .request(id, method: method, params)
    case (let method?, nil) where value["id"] == nil: self = .notification(method: method, params)
    case (nil, let id?) where value["result"] != nil || value["error"] != nil:
      self = .response(id, isError: value["error"] != nil)
    default:
      let message = "expected an object with a method, or an answer to a request"
      self = .invalid(ResponseError(.invalidRequest, message), id: id)
    }
  }
}

/// The parameters of a request or a notification.
struct Params {
  let value: JSONValue?

  subscript(key: String) -> Params { Params(value: self.value?[key]) }

  var string: String? { self.value?.string }
  var integer: Int? { self.value?.integer }
  var isTrue: Bool { self.value?.boolean == true }
  var array: [Params] { self.value?.array?.map(Params.init) ?? [] }
  var isThere: Bool { self.value.map { !$0.isNull } ?? false }
  var strings: [String] { self.array.compactMap(\.string) }
  /// The paths of the files and folders in a list.
  var paths: [String] { self.array.compactMap { $0["uri"].string.flatMap(filePath(ofURI:)) } }

  /// Returns the string with this key, which must exist.
  func text(_ key: String) throws(ResponseError) -> String {
    guard let text = self[key].string else { throw ResponseError(.invalidParams, "'\(key)' is missing") }
    return text
  }

  /// Returns the URI of the document that the request is about.
  func uri() throws(ResponseError) -> String { try self["textDocument"].text("uri") }

  func position() throws(ResponseError) -> TextPosition {
    guard let position = TextPosition(self["position"])
    else { throw ResponseError(.invalidParams, "'position' is not a position") }
    return position
  }

  func range() throws(ResponseError) -> Range<TextPosition> {
    let range = self["range"]
    guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"])
    else { throw ResponseError(.invalidParams, "'range' is not a range") }
    return min(start, end)..<max(start, end)
  }
}
