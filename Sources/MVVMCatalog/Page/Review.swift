import MVVMInterfaces
import MVVMSource
import MVVMTemplates

/// A comparison of interfaces as a page that looks like the catalogue.
///
/// - Parameter overrides: The user's files, each of which replaces the bundled file of the same name.
package func review(of diff: InterfaceDiff, changes: [GeneratedChange], overrides: [SourceFile] = [])
  -> Diagnosed<[UInt8]>
{
  render("review", of: ReviewPage(diff: diff, changes: changes.filter { !$0.diff.isEmpty }), overrides)
}

private struct ReviewPage: PageRecord {
  let diff: InterfaceDiff
  let changes: [GeneratedChange]

  static let fields: [PageField<Self>] = [
    .text("title") { _ in "Review of view models" },
    .text("headline", \.diff.headline),
    .list("counts", \.counts),
    .list("changed") { $0.diff.viewModels.enumerated().map(ChangedViewModel.init) },
    .texts("notes", \.notes),
    .list("files", \.changes),
    .flag("hasNotes") { !$0.notes.isEmpty },
    .flag("hasFiles") { !$0.changes.isEmpty },
    .flag("hasChanges") { !$0.diff.viewModels.isEmpty },
  ]

  private var counts: [EditCount] {
    let marks = self.diff.edits.map(\.mark)
    let words = EditClass.allCases.map { ($0.rawValue, $0.meaning) } + [("accepted", "as was agreed")]
    return words.map { mark, words in
      EditCount(mark: mark, words: words, count: marks.count { $0 == mark })
    }
  }

  private var notes: [String] {
    self.diff.notesOnAcceptances.map { "'\($0.name)' \($0.words)" }
      + self.diff.notCompared.map { "'\($0)' was not compared, since it has errors" }
  }
}

private struct EditCount: PageRecord {
  let mark: String
  let words: String
  let count: Int

  static let fields: [PageField<Self>] = [
    .text("mark", \.mark), .text("words", \.words), .text("value", \.count),
    .flag("isNone") { $0.count == 0 },
  ]
}

private struct ChangedViewModel: PageRecord {
  let number: Int
  let diff: ViewModelDiff

  static let fields: [PageField<Self>] = [
    .text("viewModelName", \.diff.name),
    .text("anchor") { "view-model-\($0.number)" },
    .text("path") { ($0.diff.new ?? $0.diff.old)?.spec.file.path ?? "" },
    .text("mark") { $0.diff.edits.filter { !$0.isAccepted }.map(\.headline).min()?.rawValue ?? "accepted" },
    .optional("note") { $0.diff.notes.isEmpty ? nil : $0.diff.notes.joined(separator: "; ") },
    .list("edits", \.diff.edits),
  ]
}

extension InterfaceEdit: PageRecord {
  static let fields: [PageField<Self>] = [
    .text("mark", \.mark), .text("change", \.change.rawValue), .text("member", \.name),
    .text("summary", \.summary), .text("consequences", \.consequences), .optional("before", \.old),
    .optional("after", \.new),
  ]
}

extension GeneratedChange: PageRecord {
  static let fields: [PageField<Self>] = [
    .text("file", \.file), .text("added", \.count.added), .text("removed", \.count.removed),
    .list("lines") { change in
      // The first two lines name the file on both sides.
      change.diff.split(separator: Byte.lineFeed).dropFirst(2).map { DiffLine(text: Text($0)) }
    },
  ]
}

private struct DiffLine: PageRecord {
  let text: Text

  static let fields: [PageField<Self>] = [
    .text("text", \.text),
    .flag("isAdded") { $0.text.bytes.first == UInt8(ascii: "+") },
    .flag("isRemoved") { $0.text.bytes.first == UInt8(ascii: "-") },
    .flag("isPlace") { $0.text.bytes.first == UInt8(ascii: "@") },
  ]
}
