import MVVMSource
import MVVMSyntax

/// A text that is open in the client.
struct Document {
  let uri: String
  /// The path as messages show it, or the URI if the text has no file.
  let path: String
  /// The client's version of the text; `nil` if it sends none.
  private(set) var version: Int?
  private(set) var lines: TextLines
  /// A number that is unique among the texts in the server's lifetime.
  var stamp = 0

  /// Returns a place in the form of the protocol.
  func location(_ range: Range<Int>) -> JSON { ["uri": JSON(self.uri), "range": self.lines.json(range)] }

  var file: SourceFile { SourceFile(path: self.path, bytes: self.lines.bytes) }
  var tree: SpecSyntax? { parse(self.file).value }

  /// Whether it is a spec. A text without a file is one, since clients ask this server about nothing else.
  /// Files are recognized by name, because an editor that treats specs as Swift also sends Swift files.
  var isSpec: Bool { self.path.hasSuffix(specSuffix) || filePath(ofURI: self.uri) == nil }

  /// Whether it is a spec of the workspace, rather than an old version in an editor or a text without a file.
  var isSpecFile: Bool { self.isSpec && filePath(ofURI: self.uri) != nil }

  /// Whether it may be a configuration or a template, which affect specs.
  var isConfiguration: Bool { [".json", ".mustache"].contains(where: self.path.hasSuffix) }

  /// Applies changes in order, each to the previous result.
  mutating func change(_ changes: [Params], version: Int?) throws(ResponseError) {
    var text = EditedText(self.lines)
    for change in changes {
      let bytes = Array(try change.text("text").utf8)
      text.replace(change["range"].isThere ? try change.range() : nil, with: bytes)
    }
    self.lines = TextLines(text.bytes, self.lines.encoding)
    self.version = version ?? self.version
  }
}
