import MVVMConfiguration
import MVVMFiles
import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// Returns the name at a position that can be changed; `null` if there is none.
  func prepareRename(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else {
      if try self.isOnViewModel(params) { throw ResponseError(.requestFailed, renamingViewModel) }
      return .null
    }
    let lines = place.document.lines
    if let reason = place.reasonAgainstRename { throw ResponseError(.requestFailed, reason) }
    return ["range": lines.json(place.name), "placeholder": JSON(place.text.description)]
  }

  /// Returns the edits that rename a member in its spec and in hand-written Swift files.
  mutating func rename(_ params: Params) throws(ResponseError) -> JSON {
    guard var place = try self.memberAtPlace(params) else {
      let advice = "put the cursor on the name of a member: nothing else is renamed"
      throw ResponseError(.requestFailed, try self.isOnViewModel(params) ? renamingViewModel : advice)
    }
    let new = Text(try params.text("newName")).unquoted
    let file = place.document.file
    let old = self.names(for: place, in: file).value
    let (other, refusal) = place.moveToState(old?.pairs ?? [])
    let edits = ([place.name] + other).map { Edit($0, new.quoted) }
    if let reason = place.reasonAgainstRename ?? refusal ?? reasonAgainst(name: new.quoted) {
      throw ResponseError(.requestFailed, reason)
    }
    let advice = "correct the errors of the spec and its configuration first: they hide what else is named so"
    guard let old else { throw ResponseError(.requestFailed, advice) }
    let renamed = self.names(for: place, in: file.applying(edits))
    guard let names = renamed.value else {
      let error = renamed.diagnostics.first { $0.severity == .error }
      throw ResponseError(.requestFailed, error?.message ?? "")
    }
    let member = self.sought(place, old, words: place.words(old, renamedTo: new, names))
    let orders = names.arguments
    var result = WorkspaceEdit(self.client)
    result.add(edits, to: place.document)
    for (code, edits) in self.swiftUses(of: member) {
      let moved = moving(edits, in: code, orders)
      result.add(moved, to: self.document(of: code.file), needsConfirmation: true)
    }
    return result.json
  }

  /// Returns whether a position is in the name of a view model.
  private func isOnViewModel(_ params: Params) throws(ResponseError) -> Bool {
    let document = try self.document(try params.uri())
    let offset = document.lines.offset(of: try params.position())
    return document.tree?.viewModel(named: offset) != nil
  }

  /// Returns the hand-written Swift files of the workspace that name a member, with the edits of its names.
  mutating func swiftUses(of member: SoughtMember) -> [(code: SwiftCode, edits: [Edit])] {
    self.handwrittenFiles(with: member.name).compactMap { file in
      let code = SwiftCode(file)
      let edits = uses(of: member, in: code)
      return edits.isEmpty ? nil : (code, edits)
    }
  }

  /// Returns the hand-written Swift files of the workspace that contain a text.
  mutating func handwrittenFiles(with text: Text) -> [SourceFile] {
    self.currentNames().swiftFiles.sorted(by: pathPrecedes).compactMap { path in
      guard let file = try? self.tree.source(path).get(), !isGenerated(file.bytes) else { return nil }
      return firstRange(of: text.bytes, in: file.bytes[...]) == nil ? nil : file
    }
  }
}

private let renamingViewModel =
  "a view model and its files have one name: rename it here and in logic, views and tests, rename their files, then run 'mvvmgen generate --prune'"

extension MemberAtPlace {
  /// Moves to the state of a pair. Returns the name of the input, which also changes, or the reason why it cannot.
  fileprivate mutating func moveToState(_ pairs: [Pair]) -> (other: [Range<Int>], refusal: String?) {
    let isInput = self.isLogicName || self.member.logicName == nil
    let pair = pairs.first {
      $0.state.syntax.name == self.member.name || isInput && $0.input.syntax.name == self.member.name
    }
    let members = self.tree.members[self.viewModel.members]
    guard let pair, let state = members.first(where: { $0.name == pair.state.syntax.name })
    else { return ([], nil) }
    guard let name = pair.input.syntax.logicName else {
      return ([], "'\(self.text)' is an input and an output: write 'as \(self.text)' after the input first")
    }
    (self.member, self.token) = (state, state.name)
    return ([self.tree.range(name)], nil)
  }

  fileprivate var reasonAgainstRename: String? {
    if self.member.section == .dependencies {
      return
        "a dependency is a parameter of initializers: rename it here, in the logic, and where the view model is made"
    }
    let dependencies = self.tree.members[self.viewModel.members].filter { $0.section == .dependencies }
    guard dependencies.contains(where: { self.tree.text($0.name) == self.text }), !self.isLogicName
    else { return nil }
    return "'\(self.text)' is what the dependency of its name is: rename both by hand"
  }
}

/// Returns the reason why a text cannot be the new name; `nil` if it can.
private func reasonAgainst(name: String) -> String? {
  let tokens = lex(SourceFile(path: "", text: name))
  guard let token = tokens.value?.first, tokens.value?.count == 2, tokens.diagnostics.isEmpty,
    token.kind == .identifier, token.range == 0..<name.utf8.count
  else {
    return "'\(printable(name))' is not a name: use letters, digits and '_', and do not begin with a digit"
  }
  return nil
}

/// Returns the edits that rename a member. If the order of a call's arguments changes, its edits are combined
/// into one. This applies to calls with an argument for each member, ordered by name: `bind`, and the
/// initializer of a mock.
///
/// - Parameter orders: For each function the labels of all possible arguments, in their order, with the new name.
func moving(_ edits: [Edit], in code: SwiftCode, _ orders: [[Text]]) -> [Edit] {
  var result: [Edit] = []
  var end = 0
  for index in code.tokens.indices where code.tokens[index].range.lowerBound >= end {
    guard let edit = editOfCall(at: index, in: code, edits, orders) else { continue }
    result.append(edit)
    end = edit.range.upperBound
  }
  return result + edits.filter { edit in !result.contains { $0.range.overlaps(edit.range) } }
}

/// Returns the edit of the arguments after an opening parenthesis; `nil` if their order stays the same.
private func editOfCall(at open: Int, in code: SwiftCode, _ edits: [Edit], _ orders: [[Text]]) -> Edit? {
  guard code.word(open) == "(", let close = code.tokens[open].partner, open < close else { return nil }
  let parts = code.commaSeparated(open + 1..<close)
  let renamed = parts.map { part in edits.first { $0.range == code.tokens[part.lowerBound].range } }
  guard parts.count > 1, renamed.contains(where: { $0 != nil }) else { return nil }
  let labels = zip(parts, renamed).map { part, edit in
    code.word(part.lowerBound + 1) == ":"
      ? edit.map { Text($0.replacement).unquoted } ?? code.name(part.lowerBound) : nil
  }
  guard let places = orders.lazy.compactMap({ places(of: labels, in: $0) }).first else { return nil }
  let sorted = parts.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  if sorted.elementsEqual(parts.indices) { return nil }
  let ranges = parts.map { code.range($0) }
  var text = ""
  for (index, part) in zip(parts.indices, sorted) {
    if index > 0 { text += code.file.string(ranges[index - 1].upperBound..<ranges[index].lowerBound) }
    let own = edits.filter { ranges[part].contains($0.range.lowerBound) }
    text += String(decoding: code.file.bytes(ranges[part], applying: own), as: UTF8.self)
  }
  return Edit(ranges[0].lowerBound..<ranges[parts.count - 1].upperBound, text)
}

/// Returns the places of labels; -1 for arguments without one. `nil` if a label belongs to another function.
private func places(of labels: [Text?], in order: [Text]) -> [Int]? {
  let places = labels.map { label in label.map { order.firstIndex(of: $0) } ?? -1 }
  return places.contains(nil) ? nil : places.compactMap { $0 }
}
