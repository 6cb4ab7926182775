import MVVMSource
import MVVMSwift

/// The text that a view model comes to.
struct Written {
  let spec: SourceFile
  /// What replaces the class.
  let logic: SourceFile
  /// The edits to the Swift file.
  let edits: [Edit]
  /// The number of comments, such as `MARK:`, that were left out because the code that they divide is gone.
  let droppedMarks: Int
}

/// Prints what was decided of a view model.
///
/// - Parameter access: The access level that specs need not say.
func write(_ decision: Decision, defaultAccess access: String) -> Written {
  let logic = decision.logicText
  let spec = decision.spec(beside: logic, defaultAccess: access)
  let replacement = logic + decision.leftoverText
  return Written(
    spec: SourceFile(path: "\(decision.found.name).mvvm", text: text(of: spec)),
    logic: SourceFile(path: "", text: replacement),
    edits: decision.found.cuts + [Edit(decision.found.classRange, replacement)],
    droppedMarks: spec.count { $0 == nil }
  )
}

private func text(of spec: Lines) -> String { spec.compactMap(\.self).map { "\($0)\n" }.joined() }

extension Decision {
  /// Returns the spec, with the comments of the class that it and the logic would lack otherwise, such as those in the
  /// head of the class.
  fileprivate func spec(beside logic: String, defaultAccess access: String) -> Lines {
    let spec = self.spec(defaultAccess: access, strays: [])
    let left = self.code.comments(in: self.found.cuts.map(\.range) + [self.found.classRange])
    let strays = self.code.lost(left, in: [logic, text(of: spec)].map { SourceFile(path: "", text: $0) })
    return strays.isEmpty ? spec : self.spec(defaultAccess: access, strays: strays)
  }

  /// An `#error` for each problem, with the lines as comments that have it: those of the member, or, in an initializer,
  /// the one line, since the others go over.
  fileprivate var leftoverText: String {
    let members = self.found.members.all.filter { $0.kind != .`init` }.ordered { $0.keyword < $1.keyword }
    let table = LineTable(self.code.file.bytes)
    return self.leftovers.map { problem in
      let next = members.indexFromWhich { self.code.range($0.tokens).upperBound > problem.offset }
      let member = members[next...].first { self.code.range($0.tokens).contains(problem.offset) }
      let line = table.range(ofLine: table.position(of: problem.offset).line)
      let lines = member.map { self.code.string($0.tokens) } ?? self.code.file.string(line)
      let quoted = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let message = problem.message.replacing("\"", with: "'")
      return "\n\n#error(\"\(message) [\(problem.identifier.rawValue)]\")\n"
        + quoted.map { "// \($0)\n" }.joined()
    }
    .joined()
  }
}

extension FoundViewModel {
  /// The bytes of the class and its documentation.
  fileprivate var classRange: Range<Int> {
    let end = self.code.range(self.declaration.tokens).upperBound
    return self.code.documentation(of: self.declaration).lowerBound..<end
  }

  /// The edits that remove the protocols and extensions, with the empty lines after them.
  fileprivate var cuts: [Edit] {
    (self.protocols.all + self.extensions).map { declaration in
      let start = self.code.documentation(of: declaration).lowerBound
      return Edit(start..<self.endOfBlankLines(from: self.code.range(declaration.tokens).upperBound), "")
    }
  }

  private func endOfBlankLines(from offset: Int) -> Int {
    let bytes = self.code.file.bytes
    let blank = bytes[offset...].prefix { isBlank($0) || isLineEnd($0) }
    if blank.endIndex == bytes.count { return bytes.count }
    return blank.lastIndex(where: isLineEnd).map { $0 + 1 } ?? offset
  }
}
