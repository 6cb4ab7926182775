import MVVMFiles
import MVVMSource

extension Server {
  mutating func take(_ method: String, _ params: Params) {
    do throws(ResponseError) {
      switch method {
      case "initialized": self.watchFiles()
      case "textDocument/didOpen": try self.didOpen(params["textDocument"])
      case "textDocument/didChange": try self.didChange(params)
      case "textDocument/didSave": try self.didSave(params)
      case "textDocument/didClose": try self.didClose(params)
      case "workspace/didChangeWatchedFiles":
        self.state.filesChanged(params["changes"].paths)
        self.othersMayHaveChanged()
      case "workspace/didChangeConfiguration": self.state.settings.update(params["settings"])
      case "workspace/didChangeWorkspaceFolders":
        let event = params["event"]
        self.state.add(folders: event["added"].paths, removing: event["removed"].paths)
      // The protocol allows ignoring unknown notifications.
      default: break
      }
    } catch {
      // A notification has no answer; people can find the error in the client's log.
      let text = "\(method): \(error.message)"
      self.send(message("window/logMessage", ["type": 2, "message": JSON(text)]))
    }
  }

  private mutating func didOpen(_ params: Params) throws(ResponseError) {
    let uri = try params.text("uri")
    let (path, version) = (self.state.shownPath(ofURI: uri), params["version"].integer)
    let lines = TextLines(Array(try params.text("text").utf8), self.state.client.encoding)
    let document = Document(uri: uri, path: path, version: version, lines: lines)
    self.state.set(document)
    self.textChanged(document)
  }

  private mutating func didChange(_ params: Params) throws(ResponseError) {
    var document = try self.state.document(try params.uri())
    try document.change(params["contentChanges"].array, version: params["textDocument"]["version"].integer)
    self.state.set(document)
    self.textChanged(document)
  }

  private mutating func didClose(_ params: Params) throws(ResponseError) {
    let document = try self.state.document(try params.uri())
    self.state.close(document)
    self.unpublished.remove(document.uri)
    if document.isSpec, !self.state.client.pullsDiagnostics {
      self.send(publishDiagnostics(of: document.uri))
    }
    if document.isConfiguration { self.othersMayHaveChanged() }
  }

  private mutating func didSave(_ params: Params) throws(ResponseError) {
    let document = try self.state.document(try params.uri())
    // A client that reports changed files also reports this one.
    if !self.state.client.watchesFiles {
      self.state.filesChanged(nil)
      self.othersMayHaveChanged()
    }
    if document.isSpec, self.state.settings.generatesOnSave { self.generate(document, for: nil) }
  }

  /// Marks the findings that must be published again: a configuration affects all open specs.
  private mutating func textChanged(_ document: Document) {
    if document.isSpec { self.unpublished.insert(document.uri) }
    if document.isConfiguration { self.othersMayHaveChanged() }
  }

  private mutating func othersMayHaveChanged() {
    for document in self.state.documents.values where document.isSpec {
      self.unpublished.insert(document.uri)
    }
    self.refreshDiagnostics(self.unpublished)
    if self.state.client.refreshesInlayHints { self.ask("workspace/inlayHint/refresh", .null) }
    self.unpublished.formUnion(self.publishedOthers)
  }

  /// Makes a client that requests findings request them again.
  private mutating func refreshDiagnostics(_ documents: Set<String>) {
    let client = self.state.client
    if !documents.isEmpty, client.refreshesDiagnostics, client.pullsDiagnostics {
      self.ask("workspace/diagnostic/refresh", .null)
    }
  }

  /// Publishes the findings of the texts that have changed, and of the files that affect them.
  mutating func publish() {
    self.unpublished.formUnion(self.state.outdated)
    self.refreshDiagnostics(self.state.outdated)
    self.state.outdated = []
    guard !self.unpublished.isEmpty else { return }
    for uri in self.unpublished.sorted(by: <) {
      guard let document = self.state.documents[uri], document.isSpec else {
        // The findings of a configuration disappear when it is corrected, and not before, even if no spec is open.
        _ = self.state.configurations.configuration(ofSpec: self.state.shownPath(ofURI: uri))
        continue
      }
      if self.state.client.pullsDiagnostics {
        // The client requests these itself, but not those in other files, which are found with them.
        _ = self.state.findings(in: document)
      } else {
        self.send(self.state.publication(of: document))
      }
    }
    self.unpublished = []
    let others = self.state.publicationsOfOtherFiles()
    for uri in others.keys.sorted(by: <) { others[uri].map { self.send($0) } }
    for uri in self.publishedOthers.subtracting(others.keys).sorted(by: <) {
      // The findings of a spec that has since been opened were sent above.
      let wasSent = self.state.documents[uri]?.isSpec == true && !self.state.client.pullsDiagnostics
      if !wasSent { self.send(publishDiagnostics(of: uri)) }
    }
    self.publishedOthers = Set(others.keys)
  }
}
