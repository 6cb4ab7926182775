import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// The name at a position that can be changed; `null` if there is none.
  func prepareRename(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else { return "null" }
    let lines = place.document.lines
    if let reason = place.reasonAgainstRename { throw ResponseError(.requestFailed, reason) }
    return jsonObject([
      ("range", lines.json(place.name)), ("placeholder", jsonString(place.text.description)),
    ])
  }

  /// The edits that rename a member in its spec and in hand-written Swift files.
  mutating func rename(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else {
      throw ResponseError(.requestFailed, "put the cursor on the name of a member: nothing else is renamed")
    }
    if let reason = place.reasonAgainstRename { throw ResponseError(.requestFailed, reason) }
    let new = Text(try params.text("newName")).unquoted
    let edit = Edit(place.name, new.quoted)
    if let reason = self.reasonAgainst(edit, in: place.document) {
      throw ResponseError(.requestFailed, reason)
    }
    let member = self.sought(place, renamedTo: new)
    let order = ArgumentOrder(self.generatedFiles(of: place.document.file.applying([edit])))
    var result = WorkspaceEdit(self.client)
    let document = place.document
    result.add([edit], document.lines, uri: document.uri, version: document.version)
    for (path, code, edits) in self.swiftUses(of: member) {
      let uri = self.uri(ofShown: path)
      let lines = TextLines(code.file.bytes, self.client.encoding)
      let moved = order.moving(edits, in: code)
      result.add(moved, lines, uri: uri, version: self.documents[uri]?.version, needsConfirmation: true)
    }
    return result.json
  }

  /// Why an edit cannot be made: its text is not a name, or the spec has an error or would get one.
  private mutating func reasonAgainst(_ edit: Edit, in document: Document) -> String? {
    let tokens = lex(SourceFile(path: "", text: edit.replacement))
    guard let token = tokens.value?.first, tokens.value?.count == 2, tokens.diagnostics.isEmpty,
      token.kind == .identifier, token.range == 0..<edit.replacement.utf8.count
    else {
      return
        "'\(printable(edit.replacement))' is no name: it has letters, digits and '_', and begins with no digit"
    }
    let project = self.configurations.configuration(ofSpec: document.path).project
    guard let configuration = project.configuration, !self.generatedFiles(of: document.file).isEmpty else {
      return "correct the errors of the spec and its configuration first: they hide what else is named so"
    }
    var styles = project.styles
    let checked = check(document.file.applying([edit]), configuration: configuration, styles: &styles)
    return checked.diagnostics.first { $0.severity == .error }?.message
  }

  /// The hand-written Swift files of the workspace that name a member, with the edits of its names.
  mutating func swiftUses(of member: SoughtMember) -> [(path: String, code: SwiftCode, edits: [Edit])] {
    self.handwrittenFiles(with: member.name).compactMap { file in
      let code = SwiftCode(file)
      let edits = uses(of: member, in: code)
      return edits.isEmpty ? nil : (file.path, code, edits)
    }
  }

  /// The hand-written Swift files of the workspace that contain a text.
  mutating func handwrittenFiles(with text: Text) -> [SourceFile] {
    self.currentNames().swiftFiles.ordered(by: precedes).compactMap { path in
      guard let file = try? self.tree.source(path).get(), !isGenerated(file.bytes) else { return nil }
      return firstRange(of: text.bytes, in: file.bytes[...]) == nil ? nil : file
    }
  }
}

extension MemberAtPlace {
  fileprivate var reasonAgainstRename: String? {
    if self.member.section == .dependencies {
      return "a dependency is a parameter of initializers: rename it by hand"
    }
    let dependencies = self.viewModel.members.filter { $0.section == .dependencies }
    guard dependencies.contains(where: { $0.text == self.text }), !self.isLogicName else { return nil }
    return "'\(self.text)' is what the dependency of its name is: rename both by hand"
  }
}
