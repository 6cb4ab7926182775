import MVVMTemplates

// The fields that the catalogue's templates can use, for each kind of record, as `MVVMGenerator` has them for generated
// files. The order of the cases is the order of the slots. A field that does not apply is absent.

/// The page as a whole.
enum CatalogField: Int, PageField {
  case title, viewModels, modules, styles, patterns, kinds, rules, figures, notShown, picture
  case viewModelCount, memberCount, linkCount, documentedShare, findingCount, unusedCount
  case hasModules, hasUsage, hasNotShown, hasRules

  static let shape = ShapeID(0)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .title, .viewModelCount, .memberCount, .linkCount, .documentedShare, .findingCount, .unusedCount:
      .text
    case .viewModels: .list(of: .record(ViewModelField.shape))
    case .modules: .list(of: .record(ModuleField.shape))
    case .patterns: .list(of: .record(PatternField.shape))
    case .figures: .list(of: .record(FigureField.shape))
    case .styles, .kinds, .rules, .notShown: .list(of: .text)
    case .picture: .optionalRecord(PictureField.shape)
    case .hasModules, .hasUsage, .hasNotShown, .hasRules: .flag
    }
  }
}

enum ModuleField: Int, PageField {
  case moduleName, viewModels

  static let shape = ShapeID(1)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .moduleName: .optionalText
    case .viewModels: .list(of: .record(ViewModelField.shape))
    }
  }
}

enum ViewModelField: Int, PageField {
  case viewModelName, anchor, moduleName, path, line, link, style, access, documentation, summary
  case attributes, conformances, inputs, outputs, errors, dependencies, parts, owners, findings
  case hasInputs, hasOutputs, hasErrors, hasDependencies, hasParts, hasOwners, hasFindings, hasMarks
  case memberCount, kindWords, markWords, size, skeleton

  static let shape = ShapeID(2)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .viewModelName, .anchor, .path, .line, .style, .access, .memberCount, .kindWords, .markWords, .size:
      .text
    case .moduleName, .link, .summary, .skeleton: .optionalText
    case .documentation: .list(of: .record(ParagraphField.shape))
    case .attributes, .conformances: .list(of: .text)
    case .inputs, .outputs, .errors, .dependencies: .list(of: .record(MemberField.shape))
    case .parts, .owners: .list(of: .record(LinkField.shape))
    case .findings: .list(of: .record(FindingField.shape))
    case .hasInputs, .hasOutputs, .hasErrors, .hasDependencies, .hasParts, .hasOwners, .hasFindings,
      .hasMarks:
      .flag
    }
  }
}

enum MemberField: Int, PageField {
  case name, address, kind, documentation, attributes, signature, findings, marks, pattern, line
  case hasDocumentation

  static let shape = ShapeID(3)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .name, .kind, .line: .text
    case .address, .pattern: .optionalText
    case .documentation: .list(of: .record(ParagraphField.shape))
    case .attributes, .marks: .list(of: .text)
    case .signature: .list(of: .record(PieceField.shape))
    case .findings: .list(of: .record(FindingField.shape))
    case .hasDocumentation: .flag
    }
  }
}

/// A paragraph of documentation.
enum ParagraphField: Int, PageField {
  case pieces

  static let shape = ShapeID(4)
  static let count = allCases.count

  var kind: FieldKind { .list(of: .record(PieceField.shape)) }
}

/// A piece of a text: plain, code, or a link to a view model.
enum PieceField: Int, PageField {
  case text, target, isCode

  static let shape = ShapeID(5)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .text: .text
    case .target: .optionalText
    case .isCode: .flag
    }
  }
}

/// Another view model, and the member that makes one of them a part of the other.
enum LinkField: Int, PageField {
  case viewModelName, target, member, relation

  static let shape = ShapeID(6)
  static let count = allCases.count

  var kind: FieldKind { .text }
}

enum FindingField: Int, PageField {
  case rule, message

  static let shape = ShapeID(7)
  static let count = allCases.count

  var kind: FieldKind { .text }
}

/// A pattern of Swift code: its text in each style, in the order of the page's styles.
enum PatternField: Int, PageField {
  case texts

  static let shape = ShapeID(8)
  static let count = allCases.count

  var kind: FieldKind { .list(of: .text) }
}

enum FigureField: Int, PageField {
  case figureName, caption, bars, figureTitle

  static let shape = ShapeID(9)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .figureName, .caption, .figureTitle: .text
    case .bars: .list(of: .record(BarField.shape))
    }
  }
}

enum BarField: Int, PageField {
  /// `share` is a percentage of the longest bar or of a whole, from 0 to 100.
  case label, value, share, query

  static let shape = ShapeID(10)
  static let count = allCases.count

  var kind: FieldKind { self == .query ? .optionalText : .text }
}

enum PictureField: Int, PageField {
  case width, height, groups, edges, nodes

  static let shape = ShapeID(11)
  static let count = allCases.count

  var kind: FieldKind {
    switch self {
    case .width, .height: .text
    case .groups: .list(of: .record(BoxField.shape))
    case .edges: .list(of: .record(EdgeField.shape))
    case .nodes: .list(of: .record(BoxField.shape))
    }
  }
}

/// A node or a group in the picture.
enum BoxField: Int, PageField {
  case target, label, fullName, x, y, width, height, textX, textY

  static let shape = ShapeID(12)
  static let count = allCases.count

  var kind: FieldKind { .text }
}

enum EdgeField: Int, PageField {
  case source, target, path, relation

  static let shape = ShapeID(13)
  static let count = allCases.count

  var kind: FieldKind { .text }
}

/// The schema that the catalogue's templates are compiled against.
var pageSchema: Schema {
  var schema = Schema()
  declare(CatalogField.self, in: &schema)
  declare(ModuleField.self, in: &schema)
  declare(ViewModelField.self, in: &schema)
  declare(MemberField.self, in: &schema)
  declare(ParagraphField.self, in: &schema)
  declare(PieceField.self, in: &schema)
  declare(LinkField.self, in: &schema)
  declare(FindingField.self, in: &schema)
  declare(PatternField.self, in: &schema)
  declare(FigureField.self, in: &schema)
  declare(BarField.self, in: &schema)
  declare(PictureField.self, in: &schema)
  declare(BoxField.self, in: &schema)
  declare(EdgeField.self, in: &schema)
  declare(ReviewField.self, in: &schema)
  declare(CountField.self, in: &schema)
  declare(ChangedField.self, in: &schema)
  declare(EditField.self, in: &schema)
  declare(FileDiffField.self, in: &schema)
  declare(DiffLineField.self, in: &schema)
  return schema
}

private func declare<Field: PageField>(_ fields: Field.Type, in schema: inout Schema) {
  for field in fields.allCases { schema.field("\(field)", field.kind, of: Field.shape) }
}
