import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

extension ServerState {
  mutating func completion(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let offset = document.lines.offset(of: try params.position())
    let items = document.tree.map { self.items(at: offset, in: document, $0) } ?? []
    let snippets = self.client.fillsSnippets
    return JSON(items.enumerated().map { index, item in item.json(rank: index, snippets: snippets) })
  }

  /// Returns the names of the workspace, without the word that is being typed.
  private mutating func names(exceptWordAt offset: Int, in document: Document) -> WorkspaceNames {
    var names = self.currentNames()
    guard let typed = lex(document.file).value?.first(where: { $0.isTyped(at: offset) }) else { return names }
    let rest = document.file.applying([Edit(typed.range, "")])
    names.specs[document.path] = parse(rest).value.map(SpecNames.init)
    return names
  }

  private mutating func items(at offset: Int, in document: Document, _ tree: SpecSyntax) -> [CompletionItem] {
    switch CompletionPlace(at: offset, in: tree) {
    case .nothing: return []
    case .documentation(let section, let hasBlank): return documentationItems(section, hasBlank: hasBlank)
    case .top: return topItems
    case .module:
      let names = self.names(exceptWordAt: offset, in: document)
      return names.ranked(\.imports).map { CompletionItem($0, .module) }
    case .sections(let taken): return sectionItems(excluding: taken)
    case .member(let section): return memberItems(in: section, hasBindings: self.hasBindings(tree))
    case .attribute: return attributeItems
    case .afterParameters: return ["as", "->", "async"].map { CompletionItem($0, .keyword) }
    case .afterAsync: return ["as", "->"].map { CompletionItem($0, .keyword) }
    case .logicName:
      return tree.states(at: offset).map { CompletionItem($0, .property) }
    case .type:
      let names = self.names(exceptWordAt: offset, in: document)
      let known = names.ranked(\.types)
      let others = self.swiftTypes().filter { !known.contains($0) }
      return (known + others).map { CompletionItem($0, .class) } + [CompletionItem("any", .keyword)]
    case .value: return ["false", "true", "nil", "0", "[]", "\"\""].map { CompletionItem($0, .keyword) }
    }
  }
}

extension ServerState {
  /// Returns whether the style of a spec has bindings; false if its configuration has an error.
  fileprivate mutating func hasBindings(_ tree: SpecSyntax) -> Bool {
    self.configured(tree.file.path) { configuration, _, styles in
      let name = tree.viewModels.compactMap(\.name).first.map(tree.text)
      let style = name.map(configuration.settings)?.style ?? configuration.settings.style
      return styles.manifest(named: style).value?.interface.hasBindings == true
    } ?? false
  }
}

/// A text that can be inserted.
struct CompletionItem {
  enum Kind: Int {
    case `class` = 7
    case module = 9
    case property = 10
    case keyword = 14
    case snippet = 15
  }

  let label: String
  let kind: Kind
  /// The text for clients that understand snippets, with `$0` where the cursor goes; `nil` for the label.
  let snippet: String?

  init(_ label: String, _ kind: Kind, snippet: String? = nil) {
    self.label = label
    self.kind = kind
    self.snippet = snippet
  }

  fileprivate func json(rank: Int, snippets: Bool) -> JSON {
    let digits = "\(rank)"
    let plain = self.snippet.map(withoutPlaceholders)
    return [
      "label": JSON(self.label), "kind": JSON(self.kind.rawValue),
      "sortText": JSON(String(repeating: "0", count: max(5 - digits.count, 0)) + digits),
      "insertText": JSON(snippets ? self.snippet : plain),
      "insertTextFormat": snippets && self.snippet != nil ? 2 : nil,
    ]
  }
}

/// Returns a snippet as plain text: `${1:word}` becomes the word, and `$0` nothing.
private func withoutPlaceholders(_ snippet: String) -> String {
  var result = ""
  var rest = snippet[...]
  while let character = rest.popFirst() {
    if character == "$", rest.first == "{" {
      let body = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(body.count + 2)
      result += body.drop { $0 != ":" }.dropFirst()
    } else if character == "$", rest.first?.isNumber == true {
      rest = rest.dropFirst()
    } else {
      result.append(character)
    }
  }
  return result
}

extension SpecSyntax {
  /// Returns the states of the view model at an offset: an input with such a name shares a property with it.
  fileprivate func states(at offset: Int) -> [String] {
    let viewModel = self.viewModels.first { self.range($0.tokens).touches(offset) }
    let outputs = self.members[viewModel?.members ?? 0..<0].filter { $0.section == .outputs }
    let states = outputs.filter { $0.modifier.map { self.text($0) == "state" } ?? ($0.parameters == nil) }
    return states.map { self.text($0.name).description }
  }
}

private func documentationItems(_ section: SectionKind?, hasBlank: Bool) -> [CompletionItem] {
  let beginnings: [String] =
    switch section {
    case .inputs?: ["Call when", "Call with", "Call to"]
    case .outputs?: ["Emits", "Whether", "The"]
    case .errors?: ["Emits"]
    case .dependencies?, nil: []
    }
  return beginnings.map { words in
    CompletionItem("\(words) …", .snippet, snippet: "\(hasBlank ? "" : " ")\(words) ${1:…}.$0")
  }
}

private let topItems = [
  CompletionItem("import", .keyword, snippet: "import $0"),
  CompletionItem("viewmodel", .keyword, snippet: "viewmodel ${1:Name}ViewModel {\n\t$0\n}"),
  CompletionItem("public", .keyword), CompletionItem("package", .keyword),
  CompletionItem("internal", .keyword),
  CompletionItem("@MainActor", .keyword), CompletionItem("@available", .keyword, snippet: "@available($0)"),
]

private func sectionItems(excluding taken: [SectionKind]) -> [CompletionItem] {
  let free = SectionKind.allCases.filter { !taken.contains($0) }.map { kind in
    CompletionItem(kind.rawValue, .keyword, snippet: "\(kind.rawValue) {\n\t$0\n}")
  }
  // There may be several sections of these kinds, with names.
  let named = [SectionKind.inputs, .outputs].filter(taken.contains).map { kind in
    CompletionItem(kind.rawValue, .keyword, snippet: "\(kind.rawValue) ${1:name} {\n\t$0\n}")
  }
  return free + named
}

private func memberItems(in section: SectionKind, hasBindings: Bool) -> [CompletionItem] {
  let attributes =
    section == .dependencies ? [] : [CompletionItem("@available", .keyword, snippet: "@available($0)")]
  let words = section.modifiers.filter { hasBindings || OutputKind(rawValue: $0)?.traits.isSettable != true }
  return words.map { CompletionItem($0, .keyword, snippet: "\($0) ") } + attributes
}

private let attributeItems = [
  CompletionItem("available", .keyword, snippet: "available($0)"),
  CompletionItem("discardableResult", .keyword), CompletionItem("MainActor", .keyword),
]
