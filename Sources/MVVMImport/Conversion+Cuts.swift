import MVVMSource
import MVVMSwift

// What is removed from the file, and what is left for a person to convert.
extension Conversion {
  /// The bytes of the class and its documentation.
  var classRange: Range<Int> {
    let declaration = self.found.declaration
    let end = self.code.range(declaration.tokens).upperBound
    return self.unit.documentation(of: declaration).lowerBound..<end
  }

  /// The edits that remove the protocols and extensions, with the empty lines after them.
  var cuts: [Edit] {
    (self.found.protocols + self.found.extensions).map { declaration in
      let start = self.unit.documentation(of: declaration).lowerBound
      return Edit(start..<self.endOfBlankLines(from: self.code.range(declaration.tokens).upperBound), "")
    }
  }

  private func endOfBlankLines(from offset: Int) -> Int {
    let bytes = self.code.file.bytes
    var end = offset
    var index = offset
    while index < bytes.count, isBlank(bytes[index]) || isLineEnd(bytes[index]) {
      index += 1
      if isLineEnd(bytes[index - 1]) { end = index }
    }
    return index == bytes.count ? index : end
  }

  /// An `#error` for each problem, with the lines as comments that have it: those of the member, or, in an initializer,
  /// the one line, since the others go over.
  var leftovers: String {
    let members = self.members.filter { $0.kind != .`init` }.ordered { $0.keyword < $1.keyword }
    let table = LineTable(self.code.file.bytes)
    return self.diagnostics(of: self.problems, .error).map { diagnostic in
      let offset = diagnostic.place.range?.lowerBound ?? 0
      let next = members.indexFromWhich { self.code.range($0.tokens).upperBound > offset }
      let member = members[next...].first.flatMap { self.code.range($0.tokens).contains(offset) ? $0 : nil }
      let line = table.range(ofLine: table.position(of: offset).line)
      let lines = member.map { self.code.string($0.tokens) } ?? self.code.file.string(line)
      let quoted = lines.split(omittingEmptySubsequences: false) { $0.isNewline }.map { "// \($0)\n" }
        .joined()
      let message = diagnostic.message.replacing("\"", with: "'")
      return "\n\n#error(\"\(message) [\(diagnostic.identifier.rawValue)]\")\n\(quoted)"
    }
    .joined()
  }
}
