/// The text of one file, with the name that messages show for it.
///
/// Offsets into `bytes` are what every other type of the project calls a range; lines and columns are made
/// from them only when a message is printed.
public struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it, with `/` between its parts; `<stdin>` for standard input.
  public let path: String
  /// The text as it was read, in UTF-8 where it is valid.
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
  /// The part of the path behind the last slash.
  public var name: String {
    let slash = self.path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(self.path[self.path.utf8.index(after: $0)...]) } ?? self.path
  }

  /// The text of a range, with invalid UTF-8 repaired.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: self.bytes[range], as: UTF8.self)
  }

  /// The text of a range, sharing the file's memory.
  @inlinable
  public func text(_ range: Range<Int>) -> Text {
    Text(self.bytes[range])
  }
}
