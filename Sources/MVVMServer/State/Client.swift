import MVVMSource

/// What a client supports, as far as answers depend on it.
struct Client {
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics, so that none are sent without a request.
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var showsCodeDescriptions = false
  var showsDiagnosticTags = false
  /// Whether it can be asked to report files that change on disk.
  var watchesFiles = false
  var showsDocuments = false
  var makesCodeActionLiterals = false
  var makesFiles = false
  var confirmsChanges = false
  var versionsChanges = false
  var readsMarkdown = false
  var fillsSnippets = false
  var nestsSymbols = false
  var refreshesInlayHints = false
  /// The ID of the client's process. No process of ours should run longer than it does.
  var process: Int?
}

extension Client {
  init(_ params: Params) {
    let capabilities = params["capabilities"]
    let (text, workspace) = (capabilities["textDocument"], capabilities["workspace"])
    let encodings = capabilities["general"]["positionEncodings"].array.compactMap(\.string)
    self.encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    self.pullsDiagnostics = text["diagnostic"].isThere
    self.refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].isTrue
    let published = text["publishDiagnostics"]
    self.showsRelatedInformation =
      published["relatedInformation"].isTrue || text["diagnostic"]["relatedInformation"].isTrue
    self.showsCodeDescriptions =
      published["codeDescriptionSupport"].isTrue || text["diagnostic"]["codeDescriptionSupport"].isTrue
    self.showsDiagnosticTags =
      published["tagSupport"].isThere || text["diagnostic"]["tagSupport"].isThere
    self.watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].isTrue
    self.showsDocuments = capabilities["window"]["showDocument"]["support"].isTrue
    self.makesCodeActionLiterals = text["codeAction"]["codeActionLiteralSupport"].isThere
    let edits = workspace["workspaceEdit"]
    self.versionsChanges = edits["documentChanges"].isTrue
    self.makesFiles = edits["resourceOperations"].array.contains { $0.string == "create" }
    self.confirmsChanges = edits["changeAnnotationSupport"].isThere
    let formats = text["hover"]["contentFormat"].array.compactMap(\.string)
    self.readsMarkdown = formats.contains("markdown")
    self.fillsSnippets = text["completion"]["completionItem"]["snippetSupport"].isTrue
    self.nestsSymbols = text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue
    self.refreshesInlayHints = workspace["inlayHint"]["refreshSupport"].isTrue
    self.process = params["processId"].integer
  }
}

/// The user's settings for the server, in addition to the configuration files.
struct Settings {
  /// Whether a spec's files are written when the spec is saved.
  var generatesOnSave = false
  /// The URL that the identifier of a diagnostic is appended to, to link its explanation; `nil` for no links.
  var explanations: String?

  /// Takes over the settings that are there: clients also send those of others alone, or none.
  ///
  /// - Parameter value: The settings, or an object with the settings under the key `mvvmgen`.
  mutating func update(_ value: Params) {
    let settings = value["mvvmgen"].isThere ? value["mvvmgen"] : value
    if settings["generateOnSave"].isThere { self.generatesOnSave = settings["generateOnSave"].isTrue }
    self.explanations = settings["explanations"].string ?? self.explanations
  }
}
