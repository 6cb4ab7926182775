import MVVMFiles
import MVVMFormat
import MVVMReports
import MVVMSource

extension ServerState {
  /// The edits that `mvvmgen format` would make; none if the spec does not parse.
  mutating func formatting(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let project = self.configurations.configuration(ofSpec: document.path).project
    guard document.isSpec, let configuration = project.configuration,
      let text = format(document.file, configuration: configuration).value
    else { return "[]" }
    return textEdits(lineEdits(from: document.lines.bytes, to: text), document.lines)
  }
}

func textEdits(_ edits: [Edit], _ lines: TextLines) -> JSON {
  jsonArray(edits.map { textEdit($0, lines) })
}

func textEdit(_ edit: Edit, _ lines: TextLines) -> JSON {
  jsonObject([("range", lines.json(edit.range)), ("newText", jsonString(edit.replacement))])
}
