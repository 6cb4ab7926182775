import MVVMSource
import MVVMSwift

// What leaves the file: the class, its protocols and its extensions.
extension FoundViewModel {
  /// The bytes of the class and its documentation.
  var classRange: Range<Int> {
    let end = self.code.range(self.declaration.tokens).upperBound
    return self.code.documentation(of: self.declaration).lowerBound..<end
  }

  /// The edits that remove the protocols and extensions, with the empty lines after them. What ends the file goes with
  /// those before it, and a mark that has nothing to divide any more goes, too.
  var cuts: [Edit] { self.cutRanges.map { Edit($0, "") } }

  /// How many marks go with the protocols and extensions that they stand above.
  var marksOfCuts: Int { self.cutRanges.count { self.isMark(at: $0.lowerBound) } }

  private var cutRanges: [Range<Int>] {
    let ranges = (self.protocols.all + self.extensions).map { declaration in
      let start = self.code.documentation(of: declaration).lowerBound
      return start..<self.endOfBlankLines(from: self.code.range(declaration.tokens).upperBound)
    }
    let joined = ranges.ordered { $0.lowerBound < $1.lowerBound }.reduce(into: [Range<Int>]()) {
      let isNext = $0.last?.upperBound == $1.lowerBound
      $0.append((isNext ? $0.removeLast().lowerBound : $1.lowerBound)..<$1.upperBound)
    }
    return joined.map { range in
      let isLast = range.upperBound == self.code.file.bytes.count
      let mark =
        isLast || self.isMark(at: range.upperBound) ? self.startOfMark(before: range.lowerBound) : nil
      let start = mark ?? range.lowerBound
      return (isLast ? self.startOfBlankLines(before: start) : start)..<range.upperBound
    }
  }

  private func isMark(at offset: Int) -> Bool {
    self.code.comments(in: offset..<offset + 1).first.map(self.code.isDivider) ?? false
  }

  /// The start of a mark on a line of its own that nothing but empty lines divides from an offset.
  private func startOfMark(before offset: Int) -> Int? {
    let bytes = self.code.file.bytes
    let end = self.endOfLines(before: offset)
    let start = end - bytes[..<end].reversed().prefix { !isLineEnd($0) }.count
    return self.isMark(at: start) ? start : nil
  }

  /// The end of the last line before an offset that is not empty, unless a cut of another view model may begin there.
  private func startOfBlankLines(before offset: Int) -> Int {
    let end = self.endOfLines(before: offset)
    let isOther = self.file.declarations.contains {
      [.protocol, .extension].contains($0.kind) && self.code.range($0.tokens).upperBound == end
    }
    return isOther
      ? offset : self.code.file.bytes[end..<offset].firstIndex(where: isLineEnd).map { $0 + 1 } ?? offset
  }

  private func endOfLines(before offset: Int) -> Int {
    offset - self.code.file.bytes[..<offset].reversed().prefix { isBlank($0) || isLineEnd($0) }.count
  }

  private func endOfBlankLines(from offset: Int) -> Int {
    let bytes = self.code.file.bytes
    let blank = bytes[offset...].prefix { isBlank($0) || isLineEnd($0) }
    if blank.endIndex == bytes.count { return bytes.count }
    return blank.lastIndex(where: isLineEnd).map { $0 + 1 } ?? offset
  }
}
