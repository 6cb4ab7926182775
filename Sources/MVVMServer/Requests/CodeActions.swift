import MVVMLint
import MVVMReports
import MVVMSource
import MVVMSyntax

enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.mvvmgen"
  case rewrite = "refactor.rewrite"

  /// Returns whether a client that requests these kinds wants this one; an empty list requests all.
  func isWanted(_ only: [String]) -> Bool {
    only.isEmpty || only.contains { self.rawValue == $0 || self.rawValue.hasPrefix("\($0).") }
  }
}

enum ServerCommand: String, CaseIterable {
  /// Writes the generated files of the spec with this URI.
  case generate = "mvvmgen.generate"
  /// Asks the client to show a place.
  case show = "mvvmgen.show"
}

struct CodeAction {
  let title: String
  let kind: CodeActionKind
  var diagnostic: Diagnostic?
  let edit: WorkspaceEdit
  /// The command that the client runs after the edit.
  var command: JSON?
  var isPreferred = false
}

extension ServerState {
  mutating func codeActions(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    guard document.isSpec, self.client.makesCodeActionLiterals else { return [] }
    let range = document.lines.offsets(of: try params.range())
    let only = params["context"]["only"].strings
    let found = self.findings(in: document)
    let here = found.filter { $0.place.range?.overlapsOrTouches(range) == true }
    var actions: [CodeAction] = []
    if CodeActionKind.quickFix.isWanted(only) {
      actions += here.compactMap { self.quickFix(for: $0, in: document) }
      actions += here.prefix(mostIgnores).compactMap { self.ignore($0, in: document) }
    }
    if CodeActionKind.fixAll.isWanted(only), found.contains(where: { $0.fix != nil }) {
      actions += [self.fixAll(in: document)].compactMap(\.self)
    }
    if CodeActionKind.rewrite.isWanted(only) { actions += self.logicActions(in: document, at: range) }
    return JSON(
      actions.map { action in
        [
          "title": JSON(action.title), "kind": JSON(action.kind.rawValue),
          "diagnostics": action.diagnostic.map { self.json(of: [$0], in: document.lines) },
          "isPreferred": action.isPreferred ? true : nil,
          "edit": action.edit.json, "command": action.command,
        ]
      }
    )
  }

  func edit(of document: Document, _ edits: [Edit]) -> WorkspaceEdit {
    var result = WorkspaceEdit(self.client)
    result.add(edits, to: document)
    return result
  }

  private func quickFix(for diagnostic: Diagnostic, in document: Document) -> CodeAction? {
    guard let fix = diagnostic.fix else { return nil }
    return CodeAction(
      title: title(of: fix, for: diagnostic, in: document.file),
      kind: .quickFix,
      diagnostic: diagnostic,
      edit: self.edit(of: document, fix.edits),
      isPreferred: true
    )
  }

  /// Returns the action that does the same as `mvvmgen lint --fix`.
  private mutating func fixAll(in document: Document) -> CodeAction? {
    let fixed = self.configured(document.path) { configuration, settings, styles in
      applyFixes(to: document.file) { file in
        lint(file, configuration: configuration, settings: settings, styles: styles)
      }
    }
    guard let fixed, fixed.count > 0 else { return nil }
    let edit = self.edit(of: document, lineEdits(from: document.lines.bytes, to: fixed.file.bytes))
    return CodeAction(title: "Make all fixes that are mechanical", kind: .fixAll, edit: edit)
  }

  /// Returns the action that writes a comment to ignore the rule here, and then shows the place for the reason.
  private mutating func ignore(_ diagnostic: Diagnostic, in document: Document) -> CodeAction? {
    let name = diagnostic.identifier.rawValue
    guard isFinding(diagnostic), let place = diagnostic.place.range?.lowerBound,
      ![.ignoreWithoutReason, .unusedIgnore, .unknownIgnoredRule].contains(diagnostic.identifier)
    else { return nil }
    let count = self.findings(in: document).count { $0.identifier == diagnostic.identifier }
    for start in document.tree?.declarations(around: place) ?? [] {
      let line = document.lines.line(of: start)
      let lineStart = document.lines.start(ofLine: line)
      let blanks = document.file.string(lineStart..<start)
      guard blanks.allSatisfy({ $0 == " " || $0 == "\t" }) else { continue }
      let text = "// mvvmgen:ignore \(name) "
      let tried = document.file.applying([Edit(start..<start, "\(text)why\n\(blanks)")])
      let left = self.findings(inTried: tried)
      guard left.count(where: { $0.identifier == diagnostic.identifier }) < count,
        !left.contains(where: { $0.identifier == .unusedIgnore })
      else { continue }
      let column = document.lines.position(of: start).character + text.utf8.count
      let end = TextPosition(line: line, character: column)
      return CodeAction(
        title: "Ignore '\(name)' here",
        kind: .quickFix,
        diagnostic: diagnostic,
        edit: self.edit(of: document, [Edit(start..<start, "\(text)\n\(blanks)")]),
        command: self.client.showsDocuments ? showCommand(document.uri, end) : nil
      )
    }
    return nil
  }

  private mutating func findings(inTried file: SourceFile) -> [Diagnostic] {
    self.configured(file.path) { configuration, settings, styles in
      lint(file, configuration: configuration, settings: settings, styles: styles, withFixes: false)
    } ?? []
  }
}

/// The largest number of findings for which to offer an ignore: for each, the whole spec is linted again.
private let mostIgnores = 20

extension SpecSyntax {
  /// Returns the starts of the declarations that contain a place, with their documentation, innermost first.
  fileprivate func declarations(around place: Int) -> [Int] {
    var ranges = self.imports.map { self.range($0.tokens) }.filter { $0.touches(place) }
    for viewModel in self.viewModels {
      for section in viewModel.sections where self.range(section.tokens).touches(place) {
        let members = self.members(of: section).map { self.range($0.tokens) }
        ranges += members.filter { place <= $0.upperBound }.prefix(1) + [self.range(section.tokens)]
      }
      ranges += [self.range(viewModel.tokens)].filter { place <= $0.upperBound }
    }
    return ranges.map(\.lowerBound)
  }
}

private func title(of fix: Fix, for diagnostic: Diagnostic, in file: SourceFile) -> String {
  guard fix.edits.count == 1, let edit = fix.edits.first, let old = short(file.string(edit.range)),
    let new = short(edit.replacement)
  else { return "Fix '\(diagnostic.identifier.rawValue)'" }
  if old.isEmpty { return new.isEmpty ? "Break the line" : "Insert '\(new)'" }
  return new.isEmpty ? "Remove '\(old)'" : "Replace '\(old)' with '\(new)'"
}

/// Returns a text on one line if it is short enough for a title, otherwise `nil`.
private func short(_ text: String) -> String? {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.count <= 30 ? printable(words) : nil
}

private func showCommand(_ uri: String, _ position: TextPosition) -> JSON {
  [
    "title": "Write the reason", "command": JSON(ServerCommand.show.rawValue),
    "arguments": [JSON(uri), position.json],
  ]
}
