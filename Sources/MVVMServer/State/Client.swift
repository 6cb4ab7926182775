/// The capabilities of a client that affect answers.
struct Client {
  /// The client's parameters of `initialize`.
  var params = Params(value: nil)

  private var capabilities: Params { self.params["capabilities"] }
  private var text: Params { self.capabilities["textDocument"] }
  private var workspace: Params { self.capabilities["workspace"] }

  /// The ID of the client's process. The server should not run longer than it does.
  var process: Int? { self.params["processId"].integer }
  var encoding: PositionEncoding {
    let encodings = self.capabilities["general"]["positionEncodings"].strings
    return encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
  var showsDocuments: Bool { self.capabilities["window"]["showDocument"]["support"].isTrue }

  /// Whether it requests diagnostics, so that none are sent without a request.
  var pullsDiagnostics: Bool { self.text["diagnostic"].isThere }
  var refreshesDiagnostics: Bool { self.workspace["diagnostics"]["refreshSupport"].isTrue }
  var showsRelatedInformation: Bool { self.ofDiagnostics("relatedInformation").contains(where: \.isTrue) }
  var showsCodeDescriptions: Bool { self.ofDiagnostics("codeDescriptionSupport").contains(where: \.isTrue) }
  var showsDiagnosticTags: Bool { self.ofDiagnostics("tagSupport").contains(where: \.isThere) }
  var makesCodeActionLiterals: Bool { self.text["codeAction"]["codeActionLiteralSupport"].isThere }
  var readsMarkdown: Bool { self.text["hover"]["contentFormat"].strings.contains("markdown") }
  var fillsSnippets: Bool { self.text["completion"]["completionItem"]["snippetSupport"].isTrue }
  var nestsSymbols: Bool { self.text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue }

  /// Returns a capability for diagnostics, whether they are sent or requested.
  private func ofDiagnostics(_ key: String) -> [Params] {
    [self.text["publishDiagnostics"][key], self.text["diagnostic"][key]]
  }

  /// Whether it can be asked to report files that change on disk.
  var watchesFiles: Bool { self.workspace["didChangeWatchedFiles"]["dynamicRegistration"].isTrue }
  var refreshesInlayHints: Bool { self.workspace["inlayHint"]["refreshSupport"].isTrue }
  var versionsChanges: Bool { self.workspace["workspaceEdit"]["documentChanges"].isTrue }
  var makesFiles: Bool { self.workspace["workspaceEdit"]["resourceOperations"].strings.contains("create") }
  var confirmsChanges: Bool { self.workspace["workspaceEdit"]["changeAnnotationSupport"].isThere }
}

/// The user's settings for the server, in addition to the configuration files.
struct Settings {
  /// Whether a spec's files are written when the spec is saved.
  var generatesOnSave = false
  /// The URL that the identifier of a diagnostic is appended to, to link its explanation; `nil` for no links.
  var explanations: String?

  /// Takes over the settings in a message, also under the key `mvvmgen`. Clients may send none.
  mutating func update(_ value: Params) {
    let settings = value["mvvmgen"].isThere ? value["mvvmgen"] : value
    if settings["generateOnSave"].isThere { self.generatesOnSave = settings["generateOnSave"].isTrue }
    self.explanations = settings["explanations"].string ?? self.explanations
  }
}
