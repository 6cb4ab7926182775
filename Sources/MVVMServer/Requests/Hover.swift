import MVVMManual
import MVVMReports
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// Returns the code that is generated for the member at a position, and explanations of the diagnostics there.
  mutating func hover(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let offset = document.lines.offset(of: try params.position())
    let found = self.findings(in: document).filter { $0.place.range?.touches(offset) == true }
    let generated = self.generatedSwift(at: offset, in: document)
    let explanations = found.map { explained($0, asMarkdown: self.client.readsMarkdown) }
    let texts = [generated?.text].compactMap(\.self) + explanations
    guard !texts.isEmpty else { return .null }
    let contents: JSON = [
      "kind": self.client.readsMarkdown ? "markdown" : "plaintext",
      "value": JSON(texts.joined(separator: "\n\n")),
    ]
    let range = generated?.range ?? found.first?.place.range
    return ["contents": contents, "range": range.map { document.lines.json($0) }]
  }

  private mutating func generatedSwift(at offset: Int, in document: Document)
    -> (text: String, range: Range<Int>)?
  {
    guard let tree = document.tree, let code = self.generatedClasses(of: document) else { return nil }
    func shown(_ documentation: [Text], where isWanted: (SwiftDeclaration) -> Bool) -> [String] {
      let comments = documentation.map(\.description).joined(separator: "\n")
      return [self.swift(code.members.filter(isWanted), code), comments]
    }
    if let (viewModel, member) = tree.member(at: offset), let token = tree.name(of: member, at: offset) {
      guard let name = viewModel.name.map(tree.text) else { return nil }
      let others = tree.members[viewModel.members].map { tree.text($0.name) }
        .filter { $0 != tree.text(member.name) }
      let documentation = tree.documentation(of: member.tokens, attributes: member.attributes)
      let texts = shown(documentation) { declaration in
        let (own, labels) = (code.name(of: declaration), code.labels(of: declaration))
        return tree.owns(name, declaration.owners.first)
          && tree.isDeclaration(own, labels, of: member, besides: others)
      }
      return texts[0].isEmpty ? nil : (paragraphs(texts), tree.range(token))
    }
    guard let viewModel = tree.viewModel(named: offset), let token = viewModel.name else { return nil }
    let documentation = tree.documentation(of: viewModel.tokens, attributes: viewModel.attributes)
    let texts = shown(documentation) { $0.kind == .`init` && $0.owners == [tree.text(token)] }
    return (paragraphs(texts), tree.range(token))
  }

  /// Returns the text of declarations. A comment above those of each type names the type.
  private func swift(_ declarations: [SwiftDeclaration], _ code: SwiftCode) -> String {
    var lines: [String] = []
    var owner: [Text]?
    for declaration in declarations {
      if declaration.owners != owner {
        owner = declaration.owners
        if !lines.isEmpty { lines.append("") }
        lines.append("// \(declaration.owners.map(\.description).joined(separator: "."))")
      }
      lines.append(unindented(code.string(declaration.tokens.lowerBound..<declaration.head.upperBound)))
    }
    let text = lines.joined(separator: "\n")
    let fence = fence(around: text, length: 3)
    return self.client.readsMarkdown && !text.isEmpty ? "\(fence)swift\n\(text)\n\(fence)" : text
  }
}

extension SpecSyntax {
  /// Returns whether a type is generated for the view model of a name, rather than for another one with a
  /// longer name.
  func owns(_ name: Text, _ type: Text?) -> Bool {
    guard let type, type.begins(with: name) else { return false }
    let names = self.viewModels.compactMap(\.name).map(self.text)
    return !names.contains { $0.count > name.count && type.begins(with: $0) }
  }

  /// Returns whether a declaration has the member's name, its logic name, or a name made from these.
  fileprivate func isDeclaration(
    _ name: Text?,
    _ labels: [Text]?,
    of member: MemberSyntax,
    besides others: [Text]
  ) -> Bool {
    guard let name else { return false }
    let (ownName, logicName) = (self.text(member.name), member.logicName.map(self.text))
    if name == ownName {
      guard let own = self.argumentLabels(of: member) else { return true }
      // If the member has a different logic name, a property of this name belongs to an overload.
      return labels.map { $0 == own } ?? (logicName == nil)
    }
    if name == logicName { return true }
    let base = logicName ?? ownName
    guard name.begins(with: base), !others.contains(name) else { return false }
    let rest = Text(name.bytes.dropFirst(base.count))
    return rest.bytes.first.map(isUppercase) == true
      && !others.contains { $0.count > base.count && name.begins(with: $0) }
  }
}

extension Text {
  func begins(with other: Text) -> Bool { self.bytes.starts(with: other.bytes) }
}

private func paragraphs(_ texts: [String]) -> String {
  texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
}

/// Removes the indentation that all lines except the first share.
private func unindented(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let indentation = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.min() ?? 0
  for index in lines.indices.dropFirst() { lines[index] = lines[index].dropFirst(indentation) }
  return lines.joined(separator: "\n")
}

/// Returns the text of `mvvmgen explain` about a diagnostic.
private func explained(_ diagnostic: Diagnostic, asMarkdown: Bool) -> String {
  let explanation = explanation(of: diagnostic.identifier)
  let name = diagnostic.identifier.rawValue
  guard asMarkdown else { return "\(name): \(explanation.text)\n\nRight:\n\n\(explanation.good)" }
  return "**\(name)**: \(explanation.text)\n\n```\n\(explanation.good)```"
}
