import MVVMSource

extension ServerState {
  /// Returns the current findings of a document, as a message that the client did not request.
  mutating func publication(of document: Document) -> JSON {
    let found = self.findings(in: document)
    return self.publication(of: found, in: document)
  }

  private func publication(of found: [Diagnostic], in document: Document) -> JSON {
    let list = self.json(of: found, in: document.lines)
    return publishDiagnostics(of: document.uri, version: document.version, list)
  }

  /// Returns the findings of configurations and templates, by URI, once those of the documents have been found.
  func publicationsOfOtherFiles() -> [String: JSON] {
    var result: [String: JSON] = [:]
    for (path, diagnostics) in self.otherFindings {
      let bytes = diagnostics.first { !$0.place.file.bytes.isEmpty }?.place.file.bytes ?? []
      let document = self.document(of: SourceFile(path: path, bytes: bytes))
      result[document.uri] = self.publication(of: diagnostics, in: document)
    }
    return result
  }

  /// Returns the answer to a client that requests the findings of a document.
  mutating func diagnostics(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let found = self.findings(in: document)
    let result = "\(self.generation).\(document.stamp)"
    if params["previousResultId"].string == result { return ["kind": "unchanged", "resultId": JSON(result)] }
    let items = self.json(of: found, in: document.lines)
    return ["kind": "full", "resultId": JSON(result), "items": items]
  }

  /// Returns diagnostics in the form of the protocol. All are in the file with these lines.
  func json(of diagnostics: [Diagnostic], in lines: TextLines) -> JSON {
    JSON(diagnostics.map { self.json(of: $0, in: lines) })
  }

  private func json(of diagnostic: Diagnostic, in lines: TextLines) -> JSON {
    let identifier = diagnostic.identifier.rawValue
    let link = self.client.showsCodeDescriptions ? self.settings.explanations : nil
    return [
      "range": lines.json(diagnostic.place.range ?? 0..<0),
      "severity": severity(diagnostic.severity),
      "code": JSON(identifier),
      "codeDescription": link.map { ["href": JSON($0 + identifier)] },
      "source": "mvvmgen",
      "message": JSON(self.message(of: diagnostic)),
      "tags": self.tags(of: diagnostic),
      "relatedInformation": self.related(diagnostic, lines),
    ]
  }

  /// Returns the message, with the notes appended if the client cannot show them elsewhere.
  private func message(of diagnostic: Diagnostic) -> String {
    if self.client.showsRelatedInformation { return diagnostic.message }
    return ([diagnostic.message] + diagnostic.notes.map { "note: \($0.message)" }).joined(separator: "\n")
  }

  private func tags(of diagnostic: Diagnostic) -> JSON? {
    let isUnnecessary = [.unusedImport, .unusedIgnore, .duplicateImport].contains(diagnostic.identifier)
    return self.client.showsDiagnosticTags && isUnnecessary ? [1] : nil
  }

  private func related(_ diagnostic: Diagnostic, _ lines: TextLines) -> JSON? {
    guard self.client.showsRelatedInformation, !diagnostic.notes.isEmpty else { return nil }
    let notes = diagnostic.notes.map { note -> JSON in
      let file = note.place.file
      let isHere = file.path == diagnostic.place.file.path
      let lines = isHere ? lines : TextLines(file.bytes, lines.encoding)
      let range = lines.json(note.place.range ?? 0..<0)
      let place: JSON = ["uri": JSON(self.uri(ofShown: file.path)), "range": range]
      return ["location": place, "message": JSON(note.message)]
    }
    return JSON(notes)
  }
}

/// Returns a message with the findings of a file. An empty list, the default, removes earlier ones.
func publishDiagnostics(of uri: String, version: Int? = nil, _ list: JSON = []) -> JSON {
  let params: JSON = ["uri": JSON(uri), "version": version.map { JSON($0) }, "diagnostics": list]
  return message("textDocument/publishDiagnostics", params)
}

private func severity(_ severity: Diagnostic.Severity) -> JSON {
  switch severity {
  case .error: 1
  case .warning: 2
  case .note: 3
  }
}
