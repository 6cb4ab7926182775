import MVVMModel
import MVVMSource
import MVVMStyles
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

  /// Returns the directive to write above the attributes of a declaration.
  func directive(forName range: Range<Int>, below attributes: [Text]) -> String {
    let line = self.lines.position(of: range.lowerBound).line - attributes.count
    return "#sourceLocation(file: \"\(self.path)\", line: \(max(line, 1)))"
  }
}

/// Adds to each member the directive with its position.
///
/// - Parameter members: The records of the members of all facets.
func locate(
  _ members: Value,
  _ viewModel: ViewModel,
  _ locations: SourceLocations,
  _ builder: inout ContextBuilder
) {
  for (index, member) in viewModel.members.enumerated() {
    let record = Record<MemberField>(builder[members, index], builder)
    builder.set(.sourceLocation, of: record) { builder in
      builder.text(locations.directive(forName: member.nameRange, below: member.attributes))
    }
  }
}
