import MVVMSource

extension ServerState {
  /// Diagnostics in the form that the protocol has for them.
  ///
  /// - Parameter lines: The lines of the file that all of the diagnostics are in.
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

  /// The message, with the notes appended if the client cannot show them elsewhere.
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

private func severity(_ severity: Diagnostic.Severity) -> JSON {
  switch severity {
  case .error: 1
  case .warning: 2
  case .note: 3
  }
}
