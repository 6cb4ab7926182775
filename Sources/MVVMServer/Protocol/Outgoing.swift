func response(to id: RequestID?, _ result: Result<JSON, ResponseError>) -> JSON {
  let id = id?.json ?? .null
  switch result {
  case .success(let value): return ["jsonrpc": jsonrpc, "id": id, "result": value]
  case .failure(let error):
    let details: JSON = ["code": JSON(error.code.rawValue), "message": JSON(error.message)]
    return ["jsonrpc": jsonrpc, "id": id, "error": details]
  }
}

/// A request or, without an ID, a notification.
func message(_ method: String, _ params: JSON, id: RequestID? = nil) -> JSON {
  ["jsonrpc": jsonrpc, "id": id?.json, "method": JSON(method), "params": params]
}

private let jsonrpc: JSON = "2.0"
