/// The text of one file, with the path that messages show for it.
///
/// Everywhere in the project, a range means offsets into `bytes`. Lines and columns are computed only when a
/// message is printed.
public struct SourceFile: Equatable, Sendable {
  /// The path as the user gave it, with `/` between its components, or `<stdin>` for standard input.
  public let path: String
  /// The text as read: UTF-8, unless the file is invalid.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

extension SourceFile {
  /// The last component of the path.
  public var name: String {
    var path = self.path
    let name: String? = path.withUTF8 { bytes in
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
    }
    return name ?? path
  }

  /// Returns the text of a range, with invalid UTF-8 repaired.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: self.bytes[range], as: UTF8.self)
  }

  /// Returns the text of a range. It shares the file's memory.
  @inlinable
  public func text(_ range: Range<Int>) -> Text {
    Text(self.bytes[range])
  }
}
