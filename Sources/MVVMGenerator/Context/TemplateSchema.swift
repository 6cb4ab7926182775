import MVVMSource
import MVVMStyles
import MVVMTemplates

extension FileKind {
  /// The fields that templates of the kind may name.
  var schema: Schema { self == .spec ? newSpecSchema : fileSchema }
}

private let fileSchema = Schema(of: FileRecord.self, successors: formerTemplates)
private let newSpecSchema = Schema(of: NewSpecRecord.self, successors: formerTemplates)

extension StyleLibrary {
  /// Returns the style with a name, with the template for a kind of file.
  package func style(named name: String, for kind: FileKind) -> Diagnosed<Style> {
    self.style(named: name, for: kind, against: kind.schema)
  }
}
