import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Server {
  /// Writes the generated files of a spec, using the client's text, as `mvvmgen generate` would.
  mutating func generate(_ document: Document, for request: RequestID?) {
    let result = self.state.generatedChanges(of: document)
    guard !result.hasErrors, let changes = result.value else {
      // Without a request, this is a save, and the client already shows the errors of the spec.
      guard let request else { return }
      let reason = result.diagnostics.first { $0.severity == .error }?.message ?? "nothing is generated"
      return self.respond(to: request, .failure(ResponseError(.requestFailed, reason)))
    }
    self.ownRequests += 1
    self.writes[self.ownRequests] = (request, changes.map(\.path))
    self.effects.append(.write(changes, ticket: self.ownRequests))
  }

  mutating func finishWrite(_ ticket: Int, _ problems: [Diagnostic]) {
    guard let write = self.writes.removeValue(forKey: ticket) else { return }
    guard problems.isEmpty else {
      let text = problems.map { "\($0.place.file.path): \($0.message)" }.joined(separator: "\n")
      if let request = write.request {
        return self.respond(to: request, .failure(ResponseError(.requestFailed, text)))
      }
      return self.send(message("window/showMessage", ["type": 1, "message": JSON(text)]))
    }
    write.request.map { self.respond(to: $0, .success(["written": JSON(write.paths)])) }
  }
}

extension ServerState {
  /// Returns the changes that a spec makes to its generated files, with absolute paths.
  fileprivate mutating func generatedChanges(of document: Document) -> Diagnosed<[FileChange]> {
    let outputs = self.outputs(of: document)
    self.readNames()
    var diagnostics = outputs.diagnostics + self.conflicts(of: document)
    var changes: [FileChange] = []
    for output in outputs.value ?? [] {
      let contents = output.file.contents
      let needed = neededChange(at: output.path, to: contents, in: self.tree, unless: output.advice)
      diagnostics += needed.diagnostics
      if case .change(let change) = needed.value {
        let path = absolute(change.path, in: self.tree.workingFolder)
        changes.append(FileChange(change.kind, path, old: change.old, new: change.new))
      }
    }
    return Diagnosed(changes, diagnostics)
  }
}
