import MVVMInterfaces
import MVVMSource
import MVVMTemplates

/// A comparison of interfaces as a page that looks like the catalogue.
///
/// - Parameters:
///   - changes: The generated files that change.
///   - overrides: The user's files, each of which replaces the bundled file of the same name.
public func review(of diff: InterfaceDiff, changes: [GeneratedChange], overrides: [SourceFile] = [])
  -> Diagnosed<[UInt8]>
{
  template("review", overrides, root: ReviewField.shape).map { render($0, describe(diff, changes)) }
}

private func describe(_ diff: InterfaceDiff, _ changes: [GeneratedChange]) -> Context {
  var builder = PageBuilder()
  let page = builder.record(ReviewField.self)
  builder[page, .title] = builder.text("Review of view models")
  builder[page, .headline] = builder.text(diff.headline)
  builder[page, .hasChanges] = .flag(!diff.viewModels.isEmpty)
  builder[page, .counts] = builder.list(countRecords(of: diff, &builder))
  let changed = diff.viewModels.enumerated().map { describe($1, number: $0, &builder) }
  builder[page, .changed] = builder.list(changed)
  let notes = diff.notes + diff.notCompared.map { "'\($0)' was not compared, since it has errors" }
  builder[page, .notes] = builder.texts(notes)
  builder[page, .hasNotes] = .flag(!notes.isEmpty)
  let files = changes.filter { !$0.diff.isEmpty }.map { describe($0, &builder) }
  builder[page, .files] = builder.list(files)
  builder[page, .hasFiles] = .flag(!files.isEmpty)
  return builder.finish(page)
}

private func countRecords(of diff: InterfaceDiff, _ builder: inout PageBuilder) -> [PageRecord<CountField>] {
  let marks = diff.edits.map(\.mark)
  let words = EditClass.allCases.map { ($0.rawValue, $0.meaning) } + [("accepted", "as was agreed")]
  return words.map { mark, meaning in
    let count = marks.filter { $0 == mark }.count
    let record = builder.record(CountField.self)
    builder[record, .mark] = builder.text(mark)
    builder[record, .words] = builder.text(meaning)
    builder[record, .value] = builder.text(count)
    builder[record, .isNone] = .flag(count == 0)
    return record
  }
}

extension EditClass {
  fileprivate var meaning: String {
    switch self {
    case .breaking: "callers stop compiling"
    case .logic: "the logic has to change"
    case .behaviour: "it runs differently"
    case .compatible: "nothing to do"
    }
  }
}

private func describe(_ viewModel: ViewModelDiff, number: Int, _ builder: inout PageBuilder)
  -> PageRecord<ChangedField>
{
  let record = builder.record(ChangedField.self)
  let side = viewModel.new ?? viewModel.old
  builder[record, .viewModelName] = builder.text(viewModel.name)
  builder[record, .anchor] = builder.text("view-model-\(number)")
  builder[record, .path] = builder.text(side?.file.path ?? "")
  let gravest = viewModel.edits.filter { !$0.isAccepted }.map(\.headline).min()
  builder[record, .mark] = builder.text(gravest?.rawValue ?? "accepted")
  if !viewModel.notes.isEmpty {
    builder[record, .note] = builder.text(viewModel.notes.joined(separator: "; "))
  }
  let edits = viewModel.edits.map { edit in
    let record = builder.record(EditField.self)
    builder[record, .mark] = builder.text(edit.mark)
    builder[record, .change] = builder.text(edit.change.rawValue)
    builder[record, .member] = builder.text(edit.name)
    builder[record, .summary] = builder.text(edit.summary)
    builder[record, .consequences] = builder.text(edit.consequences)
    if let old = edit.old { builder[record, .before] = builder.text(old) }
    if let new = edit.new { builder[record, .after] = builder.text(new) }
    return record
  }
  builder[record, .edits] = builder.list(edits)
  return record
}

private func describe(_ change: GeneratedChange, _ builder: inout PageBuilder) -> PageRecord<FileDiffField> {
  let record = builder.record(FileDiffField.self)
  builder[record, .file] = builder.text(change.file)
  builder[record, .added] = builder.text(change.count.added)
  builder[record, .removed] = builder.text(change.count.removed)
  // The first two lines name the file on both sides.
  let lines = change.diff.split(separator: UInt8(ascii: "\n")).dropFirst(2).map { line in
    let record = builder.record(DiffLineField.self)
    builder[record, .text] = builder.text(Text(line))
    builder[record, .isAdded] = .flag(line.first == UInt8(ascii: "+"))
    builder[record, .isRemoved] = .flag(line.first == UInt8(ascii: "-"))
    builder[record, .isPlace] = .flag(line.first == UInt8(ascii: "@"))
    return record
  }
  builder[record, .lines] = builder.list(lines)
  return record
}
