import MVVMSource

/// Splits bytes into messages: a header such as `Content-Length: 2`, an empty line, and that many bytes.
struct MessageReader {
  private var buffer: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) { self.buffer += bytes }

  /// Returns the next message; `nil` until it is complete. Skips a header without a usable length.
  mutating func next() -> ClientMessage? {
    let broken = ClientMessage.invalid(ResponseError(.parseError, "expected 'Content-Length: '"), id: nil)
    guard let head = endOfHead(self.buffer) else {
      guard self.buffer.count > longestHead else { return nil }
      self.buffer.removeAll()
      return broken
    }
    guard let length = contentLength(in: self.buffer[..<head.lowerBound]), length <= longestMessage else {
      self.buffer.removeSubrange(..<head.upperBound)
      return broken
    }
    let end = head.upperBound + length
    guard self.buffer.count >= end else { return nil }
    let message = ClientMessage(Array(self.buffer[head.upperBound..<end]))
    self.buffer.removeSubrange(..<end)
    return message
  }
}

private let longestHead = 65_536
private let longestMessage = 1 << 28

/// Returns the bytes that end a header: the end of its last line and an empty line, with the line ends of any system.
private func endOfHead(_ bytes: [UInt8]) -> Range<Int>? {
  for index in bytes.indices where bytes[index] == Byte.lineFeed {
    let rest = bytes[(index + 1)...]
    let line = rest.first == Byte.carriageReturn ? rest.dropFirst() : rest
    if line.first == Byte.lineFeed { return index..<line.startIndex + 1 }
  }
  return nil
}

/// Returns the number after the last `Content-Length:`. Anything before it may be the rest of a broken message.
private func contentLength(in head: ArraySlice<UInt8>) -> Int? {
  let parts = String(decoding: head, as: UTF8.self).lowercased()
    .split(separator: "content-length:", omittingEmptySubsequences: false)
  let digits = parts.dropFirst().last?.drop { $0 == " " || $0 == "\t" }
  return digits.flatMap { Int($0.prefix { $0.isASCII && $0.isWholeNumber }) }
}

/// Returns a message with its header, as it is sent.
func framed(_ json: JSON) -> [UInt8] {
  Array("Content-Length: \(json.text.utf8.count)\r\n\r\n\(json.text)".utf8)
}

func response(to id: RequestID?, _ result: Result<JSON, ResponseError>) -> JSON {
  let id = id?.json ?? .null
  switch result {
  case .success(let value): return ["jsonrpc": jsonrpc, "id": id, "result": value]
  case .failure(let error):
    let details: JSON = ["code": JSON(error.code.rawValue), "message": JSON(error.message)]
    return ["jsonrpc": jsonrpc, "id": id, "error": details]
  }
}

/// Returns a request or, without an ID, a notification.
func message(_ method: String, _ params: JSON, id: RequestID? = nil) -> JSON {
  ["jsonrpc": jsonrpc, "id": id?.json, "method": JSON(method), "params": params]
}

private let jsonrpc: JSON = "2.0"
