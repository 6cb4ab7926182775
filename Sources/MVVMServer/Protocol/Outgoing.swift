import MVVMSource

/// JSON as text, as our writer produces it.
typealias JSON = String

func response(to id: RequestID?, _ result: Result<JSON, ResponseError>) -> JSON {
  let id = ("id", id?.json ?? "null")
  switch result {
  case .success(let value): return jsonObject([jsonrpc, id, ("result", value)])
  case .failure(let error):
    let details = jsonObject([("code", "\(error.code.rawValue)"), ("message", jsonString(error.message))])
    return jsonObject([jsonrpc, id, ("error", details)])
  }
}

func notification(_ method: String, _ params: JSON) -> JSON {
  jsonObject([jsonrpc, ("method", jsonString(method)), ("params", params)])
}

func request(_ id: RequestID, _ method: String, _ params: JSON) -> JSON {
  jsonObject([jsonrpc, ("id", id.json), ("method", jsonString(method)), ("params", params)])
}

private let jsonrpc = ("jsonrpc", "\"2.0\"")

/// A JSON object of those members that have a value.
func jsonFields(_ members: [(key: String, value: JSON?)]) -> JSON {
  jsonObject(members.compactMap { member in member.value.map { (member.key, $0) } })
}

func jsonList(_ values: [String]) -> JSON {
  jsonArray(values.map(jsonString))
}
