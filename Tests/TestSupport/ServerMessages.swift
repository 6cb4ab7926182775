// What a client of a language server sends.

/// - Parameter id: As JSON.
public func requestText(_ id: some CustomStringConvertible, _ method: String, _ params: String) -> String {
  #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
}

public func notificationText(_ method: String, _ params: String) -> String {
  #"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#
}

/// A message below the head that says how long it is.
public func frame(_ json: String) -> [UInt8] { frame(Array(json.utf8)) }

/// The same of any bytes.
public func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
