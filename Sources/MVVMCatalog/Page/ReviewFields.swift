import MVVMTemplates

/// A comparison of interfaces as a page.
enum ReviewField: Int, PageField {
  case title, headline, counts, changed, notes, files, hasNotes, hasFiles, hasChanges

  static let shape = ShapeID(14)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .title, .headline: .text
    case .counts: .list(of: .record(CountField.shape))
    case .changed: .list(of: .record(ChangedField.shape))
    case .notes: .list(of: .text)
    case .files: .list(of: .record(FileDiffField.shape))
    case .hasNotes, .hasFiles, .hasChanges: .flag
    }
  }
}

/// The number of edits in a class.
enum CountField: Int, PageField {
  case mark, words, value, isNone

  static let shape = ShapeID(15)
  static let count = allCases.count

  var kind: FieldKind { self == .isNone ? .flag : .text }
}

/// A view model that changed.
enum ChangedField: Int, PageField {
  case viewModelName, anchor, path, mark, note, edits

  static let shape = ShapeID(16)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .viewModelName, .anchor, .path, .mark: .text
    case .note: .optionalText
    case .edits: .list(of: .record(EditField.shape))
    }
  }
}

enum EditField: Int, PageField {
  case mark, change, member, summary, consequences, before, after

  static let shape = ShapeID(17)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .mark, .change, .member, .summary, .consequences: .text
    case .before, .after: .optionalText
    }
  }
}

/// The changes of a generated file.
enum FileDiffField: Int, PageField {
  case file, added, removed, lines

  static let shape = ShapeID(18)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .file, .added, .removed: .text
    case .lines: .list(of: .record(DiffLineField.shape))
    }
  }
}

enum DiffLineField: Int, PageField {
  case text, isAdded, isRemoved, isPlace

  static let shape = ShapeID(19)
  static let count = allCases.count

  var kind: FieldKind { self == .text ? .text : .flag }
}
