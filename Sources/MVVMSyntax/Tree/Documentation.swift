import MVVMSource

extension SpecSyntax {
  /// Returns the documentation of a declaration, which may come before it and between its attributes.
  ///
  /// Each line is a piece of the file, without `///` or ` * ` and one blank after it, and without trailing
  /// blanks.
  public func documentation(of declaration: TokenRange, attributes: Range<Int>) -> [Text] {
    var lines: [Text] = []
    self.readDocumentation(of: declaration, attributes: attributes) { line in
      // Most documentation has one line, and an array of one element is faster to create than one that grows.
      if lines.isEmpty { lines = [line] } else { lines.append(line) }
    }
    return lines
  }

  /// Calls a function with each line of `documentation`.
  public func readDocumentation(of declaration: TokenRange, attributes: Range<Int>, _ take: (Text) -> Void) {
    guard !declaration.isEmpty else { return }
    self.readDocumentation(before: declaration.lowerBound, take)
    for attribute in self.attributes[attributes] {
      self.readDocumentation(before: attribute.tokens.upperBound, take)
    }
  }

  private func readDocumentation(before token: Int, _ take: (Text) -> Void) {
    guard self.tokens[token].flags.followsComment else { return }
    let lower = token > 0 ? self.tokens[token - 1].range.upperBound : 0
    let gap = lower..<self.tokens[token].range.lowerBound
    self.file.bytes.withUnsafeBufferPointer { bytes in
      var scanner = CommentScanner(bytes, in: gap, startsLine: token == 0)
      while let comment = scanner.nextDocumentation() {
        if bytes[comment.lowerBound + 1] == Byte.star {
          let start = comment.lowerBound + 3
          let lines = self.file.lines(in: start..<max(comment.upperBound - 2, start))
          for line in blockLines(bytes, lines) { take(self.file.text(line)) }
        } else {
          take(self.file.text(line(bytes, comment)))
        }
      }
    }
  }
}

/// Returns the range of the text of a `///` comment.
private func line(_ bytes: UnsafeBufferPointer<UInt8>, _ comment: Range<Int>) -> Range<Int> {
  trimmed(bytes, dropBlank(bytes, comment.lowerBound + 3..<comment.upperBound))
}

/// Returns the lines of the text in a `/** */` comment, without an empty first and last one. If all lines have
/// a ` * `, it is removed; otherwise the indentation that they share is removed.
private func blockLines(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: [Range<Int>]) -> [Range<Int>] {
  var lines = lines
  let rest = lines.dropFirst().filter { !unindented(bytes, $0).isEmpty }
  let isDecorated = rest.allSatisfy { bytes[unindented(bytes, $0).lowerBound] == Byte.star }
  let indentation = rest.map { unindented(bytes, $0).lowerBound - $0.lowerBound }.min() ?? 0
  for index in lines.indices {
    let text = unindented(bytes, lines[index])
    if index == 0 {
      lines[0] = text
    } else if isDecorated {
      lines[index] = text.isEmpty ? text : dropBlank(bytes, text.lowerBound + 1..<text.upperBound)
    } else if !text.isEmpty {
      lines[index] = lines[index].lowerBound + indentation..<lines[index].upperBound
    }
    lines[index] = trimmed(bytes, lines[index])
  }
  if lines.first?.isEmpty == true { lines.removeFirst() }
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

private func unindented(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
  var start = range.lowerBound
  while start < range.upperBound, isBlank(bytes[start]) { start += 1 }
  return start..<range.upperBound
}

private func dropBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
  guard let first = range.first, isBlank(bytes[first]) else { return range }
  return first + 1..<range.upperBound
}

/// Returns a range without the blanks at its end.
public func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
  var end = range.upperBound
  while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
  return range.lowerBound..<end
}
