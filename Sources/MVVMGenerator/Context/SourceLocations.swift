import MVVMModel
import MVVMSource

/// The positions of members in the spec, for `#sourceLocation` directives.
struct SourceLocations {
  private let path: String
  private let lines: LineTable

  /// Fails for a path that cannot be written in a directive.
  init?(of file: SourceFile) {
    let unquotable: [UInt8] = [0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "\\")]
    if file.path.utf8.contains(where: unquotable.contains) { return nil }
    self.path = file.path
    self.lines = LineTable(file.bytes)
  }

  /// Returns the directive to write above the attributes of a declaration.
  func directive(for member: some Declared) -> String {
    let line = self.lines.position(of: member.nameRange.lowerBound).line - member.attributes.count
    return "#sourceLocation(file: \"\(self.path)\", line: \(max(line, 1)))"
  }
}
