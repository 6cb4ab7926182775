import MVVMModel
import MVVMSource
import MVVMTemplates

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

  /// Returns the directive to write above the documentation and the attributes of a declaration.
  func directive(for member: some Declared) -> SourceLocation {
    let above = member.documentation.count + member.attributes.count
    let line = self.lines.position(of: member.nameRange.lowerBound).line - above
    return SourceLocation(path: self.path, line: max(line, 1))
  }
}

/// A directive that makes the compiler report errors at a line of the spec.
struct SourceLocation: TemplateText {
  let path: String
  let line: Int

  func append(to bytes: inout [UInt8]) {
    bytes += "#sourceLocation(file: \"".utf8
    bytes += self.path.utf8
    bytes += "\", line: ".utf8
    self.line.append(to: &bytes)
    bytes += ")".utf8
  }
}
