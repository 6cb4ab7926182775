import MVVMFiles
import MVVMFormat
import MVVMReports
import MVVMSource

extension ServerState {
  /// The edits that `mvvmgen format` would make; none if the spec does not parse.
  mutating func formatting(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let formatted = self.configured(document.path) { configuration, _, _ in
      format(document.file, configuration: configuration)
    }
    guard document.isSpec, let text = formatted?.value else { return [] }
    return JSON(lineEdits(from: document.lines.bytes, to: text).map { textEdit($0, document.lines) })
  }
}

/// - Parameter annotation: The ID of what tells the user about the edit.
func textEdit(_ edit: Edit, _ lines: TextLines, annotation: JSON? = nil) -> JSON {
  ["range": lines.json(edit.range), "newText": JSON(edit.replacement), "annotationId": annotation]
}
