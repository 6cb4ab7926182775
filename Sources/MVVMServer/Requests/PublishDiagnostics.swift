import MVVMSource

extension ServerState {
  /// The current findings of a document, as a message that the client did not ask for.
  mutating func publication(of document: Document) -> JSON {
    let found = self.findings(in: document)
    return self.publication(of: found, in: document)
  }

  private func publication(of found: [Diagnostic], in document: Document) -> JSON {
    let list = self.json(of: found, in: document.lines)
    return publishDiagnostics(document.uri, document.version, list)
  }

  /// The current findings of configurations and templates, as messages by URI. Ask for them after those of the
  /// documents: finding those is what reads these files.
  func publicationsOfOtherFiles() -> [String: JSON] {
    var result: [String: JSON] = [:]
    for (path, diagnostics) in self.otherFindings {
      let bytes = diagnostics.first { !$0.place.file.bytes.isEmpty }?.place.file.bytes ?? []
      let document = self.document(of: SourceFile(path: path, bytes: bytes))
      result[document.uri] = self.publication(of: diagnostics, in: document)
    }
    return result
  }

  /// The answer to a client that asks for the findings of a document.
  mutating func diagnostics(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let found = self.findings(in: document)
    let result = "\(self.generation).\(document.stamp)"
    if params["previousResultId"].string == result {
      return ["kind": "unchanged", "resultId": JSON(result)]
    }
    let items = self.json(of: found, in: document.lines)
    return ["kind": "full", "resultId": JSON(result), "items": items]
  }
}

/// A message with the findings of a file. An empty list, the default, removes earlier ones.
func publishDiagnostics(_ uri: String, _ version: Int?, _ list: JSON = []) -> JSON {
  let params: JSON = ["uri": JSON(uri), "version": version.map { JSON($0) }, "diagnostics": list]
  return message("textDocument/publishDiagnostics", params)
}
