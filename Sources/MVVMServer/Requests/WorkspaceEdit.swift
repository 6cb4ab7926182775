import MVVMFiles
import MVVMSource

/// Changes to several files, in the form that the client supports.
struct WorkspaceEdit {
  private let client: Client
  private var changes: [(uri: String, version: Int?, edits: [JSON])] = []
  private var created: [String] = []
  private var isToBeConfirmed = false

  init(_ client: Client) {
    self.client = client
  }

  /// - Parameter needsConfirmation: Whether the user is to confirm the changes, if the client supports that.
  mutating func add(
    _ edits: [Edit],
    _ lines: TextLines,
    uri: String,
    version: Int?,
    needsConfirmation: Bool = false
  ) {
    guard !edits.isEmpty else { return }
    let isAnnotated = needsConfirmation && self.client.confirmsChanges && self.client.versionsChanges
    self.isToBeConfirmed = self.isToBeConfirmed || isAnnotated
    let texts = edits.map { edit in
      jsonFields([
        ("range", lines.json(edit.range)), ("newText", jsonString(edit.replacement)),
        ("annotationId", isAnnotated ? jsonString("check") : nil),
      ])
    }
    self.changes.append((uri, version, texts))
  }

  /// Adds a file that does not exist yet. Only for clients that can create files.
  mutating func create(uri: String, text: String) {
    self.created.append(uri)
    let start = jsonObject([("line", "0"), ("character", "0")])
    let range = jsonObject([("start", start), ("end", start)])
    self.changes.append((uri, nil, [jsonObject([("range", range), ("newText", jsonString(text))])]))
  }

  var json: JSON {
    guard self.client.versionsChanges || !self.created.isEmpty else {
      return jsonObject([("changes", jsonObject(self.changes.map { ($0.uri, jsonArray($0.edits)) }))])
    }
    let creations = self.created.map { uri in
      jsonObject([("kind", jsonString("create")), ("uri", jsonString(uri))])
    }
    let edits = self.changes.map { change in
      let document = jsonObject([
        ("uri", jsonString(change.uri)), ("version", change.version.map { "\($0)" } ?? "null"),
      ])
      return jsonObject([("textDocument", document), ("edits", jsonArray(change.edits))])
    }
    let annotation = jsonObject([
      ("label", jsonString("In Swift files, found by tokens")), ("needsConfirmation", "true"),
    ])
    return jsonFields([
      ("documentChanges", jsonArray(creations + edits)),
      ("changeAnnotations", self.isToBeConfirmed ? jsonObject([("check", annotation)]) : nil),
    ])
  }
}
