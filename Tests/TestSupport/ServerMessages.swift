// The messages that a client sends to a language server.

/// - Parameter id: The ID of the request, as JSON.
package func requestText(_ id: some CustomStringConvertible, _ method: String, _ params: String) -> String {
  #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
}

package func notificationText(_ method: String, _ params: String) -> String {
  #"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#
}

/// Returns a message with the header that gives its length.
package func frame(_ json: String) -> [UInt8] { frame(Array(json.utf8)) }

/// Returns any bytes with the header that gives their length.
package func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
