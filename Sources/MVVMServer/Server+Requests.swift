import MVVMSource

/// The requests that the server can answer, as capabilities for the client.
let requestCapabilities: [JSON.Member] = [
  ("documentFormattingProvider", true), ("hoverProvider", true),
  ("codeActionProvider", ["codeActionKinds": JSON(CodeActionKind.allCases.map(\.rawValue))]),
  ("completionProvider", ["triggerCharacters": ["/", ":", "@", "<", " "]]),
  ("definitionProvider", true), ("referencesProvider", true),
  ("renameProvider", ["prepareProvider": true]),
  ("documentSymbolProvider", true), ("workspaceSymbolProvider", true), ("foldingRangeProvider", true),
  ("selectionRangeProvider", true), ("semanticTokensProvider", semanticTokensOptions),
  ("inlayHintProvider", true),
  ("executeCommandProvider", ["commands": JSON(ServerCommand.allCases.map(\.rawValue))]),
]

extension Server {
  mutating func resultWhileRunning(of method: String, _ params: Params, for id: RequestID)
    throws(ResponseError) -> JSON?
  {
    switch method {
    case "workspace/executeCommand": try self.execute(params, for: id)
    case "textDocument/diagnostic": try self.state.diagnostics(params)
    case "textDocument/formatting": try self.state.formatting(params)
    case "textDocument/hover": try self.state.hover(params)
    case "textDocument/codeAction": try self.state.codeActions(params)
    case "textDocument/completion": try self.state.completion(params)
    case "textDocument/definition": try self.state.definition(params)
    case "textDocument/references": try self.state.references(params)
    case "textDocument/prepareRename": try self.state.prepareRename(params)
    case "textDocument/rename": try self.state.rename(params)
    case "textDocument/documentSymbol": try self.state.documentSymbols(params)
    case "workspace/symbol": try self.state.workspaceSymbols(params)
    case "textDocument/foldingRange": try self.state.foldingRanges(params)
    case "textDocument/selectionRange": try self.state.selectionRanges(params)
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
      try self.state.semanticTokens(params)
    case "textDocument/inlayHint": try self.state.inlayHints(params)
    default: throw ResponseError(.methodNotFound, "'\(method)' is not known")
    }
  }

  private mutating func execute(_ params: Params, for id: RequestID) throws(ResponseError) -> JSON? {
    let name = try params.text("command")
    let arguments = params["arguments"].array
    guard let command = ServerCommand(rawValue: name)
    else { throw ResponseError(.invalidParams, "unknown command '\(name)'") }
    guard let uri = arguments.first?.string
    else { throw ResponseError(.invalidParams, "'\(name)' wants the URI of a spec") }
    switch command {
    case .generate:
      self.generate(try self.state.document(uri), for: id)
      return nil
    case .show:
      guard arguments.count > 1, let position = TextPosition(arguments[1])
      else { throw ResponseError(.invalidParams, "'\(name)' wants a position") }
      let range: JSON = ["start": position.json, "end": position.json]
      self.ask("window/showDocument", ["uri": JSON(uri), "takeFocus": true, "selection": range])
      return .null
    }
  }

  /// Stores the client's capabilities, and returns those of the server.
  mutating func initialize(_ params: Params) -> JSON {
    self.state.client = Client(params: params)
    self.state.settings.update(params["initializationOptions"])
    let root = params["rootUri"].string.flatMap(filePath(ofURI:))
    let hasFolders = params["workspaceFolders"].array.contains { $0["uri"].string != nil }
    self.state.open(folders: hasFolders ? params["workspaceFolders"].paths : [root].compactMap(\.self))
    let info: JSON = ["name": "mvvmgen", "version": JSON(self.version)]
    return ["capabilities": self.capabilities, "serverInfo": info]
  }

  private var capabilities: JSON {
    let pull: JSON = ["interFileDependencies": true, "workspaceDiagnostics": false]
    let general: [JSON.Member] = [
      ("positionEncoding", JSON(self.state.client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("diagnosticProvider", self.state.client.pullsDiagnostics ? pull : nil),
      ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
    ]
    return JSON(general + requestCapabilities)
  }

  /// Asks the client to report files that change on disk.
  mutating func watchFiles() {
    guard self.state.client.watchesFiles else { return }
    let patterns = ["**/*.mvvm", "**/*.json", "**/*.mustache", "**/*.swift"]
    let watchers = JSON(patterns.map { ["globPattern": JSON($0)] })
    let registration: JSON = [
      "id": "watched-files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": watchers],
    ]
    self.ask("client/registerCapability", ["registrations": [registration]])
  }
}
