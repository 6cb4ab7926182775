import MVVMSource
import MVVMSwift

// What leaves the file: the class, its protocols and its extensions.
extension FoundViewModel {
  /// The bytes of the class and its documentation.
  var classRange: Range<Int> { self.code.documented(self.declaration) }

  var cuts: [Range<Int>] { self.file.cuts(of: self.protocols.all + self.extensions) }
}

extension FoundSource {
  /// Returns the bytes of some declarations, with the empty lines after them. What ends the file goes with those before
  /// it, and a mark that has nothing to divide any more goes, too.
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
