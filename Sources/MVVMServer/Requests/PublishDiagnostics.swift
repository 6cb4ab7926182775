import MVVMSource

extension ServerState {
  /// What is found in a document now, to be sent unasked.
  mutating func publication(of document: Document) -> JSON {
    let found = self.findings(in: document)
    return publishDiagnostics(
      document.uri,
      document.version,
      self.diagnosticJSON.list(found, document.lines)
    )
  }

  /// What is found in configurations and templates now. It is asked for after that of the documents, which need them.
  func publicationsOfOtherFiles() -> [String: JSON] {
    var result: [String: JSON] = [:]
    for (path, diagnostics) in self.otherFindings {
      let uri = self.uri(ofShown: path)
      let bytes = diagnostics.first { !$0.place.file.bytes.isEmpty }?.place.file.bytes ?? []
      let lines = TextLines(bytes, self.client.encoding)
      result[uri] = publishDiagnostics(
        uri,
        self.documents[uri]?.version,
        self.diagnosticJSON.list(diagnostics, lines)
      )
    }
    return result
  }

  /// The answer to a client that asks for what is found in a document.
  mutating func diagnostics(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let found = self.findings(in: document)
    let result = "\(self.generation).\(document.stamp)"
    if params["previousResultId"].string == result {
      return jsonObject([("kind", jsonString("unchanged")), ("resultId", jsonString(result))])
    }
    return jsonObject([
      ("kind", jsonString("full")), ("resultId", jsonString(result)),
      ("items", self.diagnosticJSON.list(found, document.lines)),
    ])
  }
}

/// What a file without findings is told of, so that earlier ones go.
func publishDiagnostics(_ uri: String, _ version: Int?, _ list: JSON = "[]") -> JSON {
  let params = jsonFields([
    ("uri", jsonString(uri)), ("version", version.map { "\($0)" }), ("diagnostics", list),
  ])
  return notification("textDocument/publishDiagnostics", params)
}
