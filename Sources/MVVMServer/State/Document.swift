import MVVMFiles
import MVVMSource

/// A text that the client has open.
struct Document {
  let uri: String
  /// As messages show it; the URI itself where the text has no file.
  let path: String
  /// As the client counts; `nil` where it does not.
  private(set) var version: Int?
  private(set) var lines: TextLines
  /// No two texts that the server has had have the same.
  var stamp = 0

  init(uri: String, path: String, version: Int?, text: [UInt8], _ encoding: PositionEncoding) {
    self.uri = uri
    self.path = path
    self.version = version
    self.lines = TextLines(text, encoding)
  }

  var file: SourceFile { SourceFile(path: self.path, bytes: self.lines.bytes) }

  /// A text without a file is one: nothing else is asked of this server. An editor that colours specs as Swift has the
  /// server look at Swift files, too.
  var isSpec: Bool { self.path.hasSuffix(specSuffix) || filePath(ofURI: self.uri) == nil }

  /// Whether it may count for specs.
  var isConfiguration: Bool { [".json", ".mustache"].contains(where: self.path.hasSuffix) }
}

extension Document {
  /// Makes changes in their order, each of what the one before has left.
  mutating func change(_ changes: [Params], version: Int?) throws(ResponseError) {
    var lines = self.lines
    for change in changes {
      let text = Array(try change.text("text").utf8)
      var bytes = text
      if change["range"].isThere {
        bytes = lines.bytes
        bytes.replaceSubrange(lines.offsets(of: try change.range()), with: text)
      }
      lines = TextLines(bytes, lines.encoding)
    }
    self.lines = lines
    self.version = version ?? self.version
  }
}
