import MVVMSource

/// What a client can do, as far as answers depend on it.
struct Client {
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics, so that none are sent unasked.
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var showsCodeDescriptions = false
  var showsDiagnosticTags = false
  /// Whether it tells of files that change on disk, if it is asked to.
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
  /// The process that is to be outlived by none of ours.
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

/// What the user asks of the server, beside what the configuration says.
struct Settings {
  /// Whether a spec's files are written when the spec is saved.
  var generatesOnSave = false
  /// What an identifier is put behind to link its explanation; `nil` for no links.
  var explanations: String?

  init() {}

  /// - Parameter value: With the keys at its top, or below `mvvmgen`.
  init(_ value: Params) {
    let settings = value["mvvmgen"].isThere ? value["mvvmgen"] : value
    self.generatesOnSave = settings["generateOnSave"].isTrue
    self.explanations = settings["explanations"].string
  }
}
