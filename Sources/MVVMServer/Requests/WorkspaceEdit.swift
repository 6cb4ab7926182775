import MVVMFormat
import MVVMReports
import MVVMSource

/// Changes to several files, in the form that the client supports.
struct WorkspaceEdit {
  private let client: Client
  private var changes: [(uri: String, version: Int?, edits: [JSON])] = []
  private var created: [String] = []
  private var isToBeConfirmed = false

  init(_ client: Client) { self.client = client }

  /// - Parameter needsConfirmation: Whether the user should confirm the changes, if the client supports that.
  mutating func add(_ edits: [Edit], to document: Document, needsConfirmation: Bool = false) {
    guard !edits.isEmpty else { return }
    let isAnnotated = needsConfirmation && self.client.confirmsChanges && self.client.versionsChanges
    self.isToBeConfirmed = self.isToBeConfirmed || isAnnotated
    let texts = edits.map { textEdit($0, document.lines, annotation: isAnnotated ? "check" : nil) }
    self.changes.append((document.uri, document.version, texts))
  }

  /// Adds a file that does not exist yet. Only for clients that can create files.
  mutating func create(uri: String, text: String) {
    self.created.append(uri)
    let edit = textEdit(Edit(0..<0, text), TextLines([], self.client.encoding))
    self.changes.append((uri, nil, [edit]))
  }

  var json: JSON {
    guard self.client.versionsChanges || !self.created.isEmpty
    else { return ["changes": JSON(self.changes.map { (key: $0.uri, value: JSON($0.edits)) })] }
    let creations: [JSON] = self.created.map { ["kind": "create", "uri": JSON($0)] }
    let edits: [JSON] = self.changes.map { change in
      let document: JSON = ["uri": JSON(change.uri), "version": change.version.map { JSON($0) } ?? .null]
      return ["textDocument": document, "edits": JSON(change.edits)]
    }
    let check: JSON = ["label": "In Swift files, found by tokens", "needsConfirmation": true]
    return [
      "documentChanges": JSON(creations + edits),
      "changeAnnotations": self.isToBeConfirmed ? ["check": check] : nil,
    ]
  }
}

extension ServerState {
  /// Returns the edits that `mvvmgen format` would make; none if the spec does not parse.
  mutating func formatting(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    guard document.isSpec else { return [] }
    let formatted = self.configured(document.path) { configuration, _, _ in
      format(document.file, configuration: configuration)
    }
    guard let text = formatted?.value else { return [] }
    return JSON(lineEdits(from: document.lines.bytes, to: text).map { textEdit($0, document.lines) })
  }
}

/// - Parameter annotation: The ID of an annotation that describes the edit to the user.
func textEdit(_ edit: Edit, _ lines: TextLines, annotation: JSON? = nil) -> JSON {
  ["range": lines.json(edit.range), "newText": JSON(edit.replacement), "annotationId": annotation]
}
