import MVVMModel
import MVVMSource
import MVVMSwift

/// The text of a spec and its logic.
struct Written {
  let spec: SourceFile
  /// The code that replaces the class.
  let logic: SourceFile
  /// The edits to the Swift file.
  let edits: [Edit]
  /// The number of comments, such as `MARK:`, that were left out because the code that they divide is gone.
  let droppedMarks: Int
  /// The lines of code that leave the Swift file, and those of the spec and the logic.
  let lines: (before: Int, after: Int)
}

/// Prints the decisions about a view model. The spec need not have this access, nor import these types.
func write(_ decision: Decision, defaultAccess access: String, _ types: WordSet) -> Written {
  let (logic, cuts) = (decision.logicText, decision.found.cuts)
  let spec = decision.spec(for: logic, without: cuts, defaultAccess: access, types)
  let text = logic + decision.leftoverText
  let replacement = SourceFile(path: "", text: text)
  let specFile = SourceFile(path: "\(decision.found.name).mvvm", text: specText(of: spec))
  let code = decision.code
  let before = (cuts + [decision.found.classRange]).reduce(0) { $0 + code.linesOfCode(in: $1) }
  let after = [specFile, replacement].map(SwiftCode.init).reduce(0) {
    $0 + $1.linesOfCode(in: 0..<$1.file.bytes.count)
  }
  return Written(
    spec: specFile,
    logic: replacement,
    edits: cuts.map { Edit($0, "") } + [Edit(decision.found.classRange, text)]
      + decision.found.addedImports,
    droppedMarks: spec.count { $0 == nil } + cuts.count { decision.found.file.isMark(at: $0.lowerBound) },
    lines: (before, after)
  )
}

extension SwiftCode {
  /// Returns the number of lines on which tokens begin, other than comments.
  fileprivate func linesOfCode(in range: Range<Int>) -> Int {
    let tokens = self.firstToken(from: range.lowerBound)..<self.firstToken(from: range.upperBound)
    return tokens.count { self.tokens[$0].startsLine }
  }
}

private func specText(of spec: Lines) -> String { spec.compactMap(\.self).map { "\($0)\n" }.joined() }

extension FoundViewModel {
  /// The edit that imports the module of the dispose bag in a file that only imports related modules.
  fileprivate var addedImports: [Edit] {
    let imports = self.file.importDeclarations
    let modules = imports.map(self.code.declaredName)
    guard self.library == .rxSwift, !modules.contains("RxSwift"),
      let place = modules.firstIndex(where: { $0.hasPrefix("Rx") })
    else { return [] }
    let end = self.code.range(imports[place].tokens).upperBound
    return [Edit(end..<end, "\nimport RxSwift")]
  }

  /// The bytes of the class and its documentation.
  var classRange: Range<Int> { self.code.documented(self.declaration) }
  var cuts: [Range<Int>] { self.file.cuts(of: self.protocols.all + self.extensions) }
}

extension Decision {
  /// Returns the spec, with the comments of the class that would otherwise be lost, such as those in its head.
  fileprivate func spec(
    for logic: String,
    without cuts: [Range<Int>],
    defaultAccess access: String,
    _ types: WordSet
  ) -> Lines {
    let spec = self.spec(defaultAccess: access, types, strays: [])
    let left = self.unquoted(self.code.comments(in: cuts + [self.found.classRange]))
    let strays = self.code.lost(left, in: [logic, specText(of: spec)].map { SourceFile(path: "", text: $0) })
    return strays.isEmpty ? spec : self.spec(defaultAccess: access, types, strays: strays)
  }
}

extension FoundSource {
  /// Returns the bytes of some declarations, with the empty lines after them. If they end the file, the empty
  /// lines before them are included, and so is a mark that no longer divides anything.
  func cuts(of declarations: [SwiftDeclaration]) -> [Range<Int>] {
    let ranges = declarations.map(self.code.documented).map {
      $0.lowerBound..<self.endOfBlankLines(from: $0.upperBound)
    }
    let joined = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: [Range<Int>]()) {
      let isNext = $0.last?.upperBound == $1.lowerBound
      $0.append((isNext ? $0.removeLast().lowerBound : $1.lowerBound)..<$1.upperBound)
    }
    return joined.map { range in
      let isLast = range.upperBound == self.range.upperBound
      let mark =
        isLast || self.isMark(at: range.upperBound) ? self.startOfMark(before: range.lowerBound) : nil
      let start = mark ?? range.lowerBound
      return (isLast ? self.startOfBlankLines(before: start) : start)..<range.upperBound
    }
  }

  func isMark(at offset: Int) -> Bool {
    self.code.comments(in: offset..<offset + 1).first.map(self.code.isDivider) ?? false
  }

  /// Returns the start of a mark on a line of its own with only empty lines between it and an offset.
  private func startOfMark(before offset: Int) -> Int? {
    let bytes = self.code.file.bytes
    let end = self.endOfLines(before: offset)
    let start = end - bytes[..<end].reversed().prefix { !isLineEnd($0) }.count
    return self.isMark(at: start) ? start : nil
  }

  /// Returns the end of the last non-empty line before an offset, unless a cut of another view model may begin there.
  private func startOfBlankLines(before offset: Int) -> Int {
    let end = self.endOfLines(before: offset)
    let isOther = self.declarations.contains {
      [.protocol, .extension].contains($0.kind) && self.code.range($0.tokens).upperBound == end
    }
    return isOther
      ? offset : self.code.file.bytes[end..<offset].firstIndex(where: isLineEnd).map { $0 + 1 } ?? offset
  }

  private func endOfLines(before offset: Int) -> Int {
    offset - self.code.file.bytes[..<offset].reversed().prefix { isBlank($0) || isLineEnd($0) }.count
  }

  private func endOfBlankLines(from offset: Int) -> Int {
    let bytes = self.code.file.bytes[..<max(offset, self.range.upperBound)]
    let blank = bytes[offset...].prefix { isBlank($0) || isLineEnd($0) }
    if blank.endIndex == bytes.endIndex { return bytes.endIndex }
    return blank.lastIndex(where: isLineEnd).map { $0 + 1 } ?? offset
  }
}
