import MVVMSource
import MVVMSwift

extension SwiftCode {
  /// Returns the comments in the braces of a declaration, by the first token of the member that they belong
  /// to; -1 if they belong to none. Outside members, a comment on a line of its own belongs to the next
  /// member, and any other comment to the previous one.
  func comments(in declaration: SwiftDeclaration) -> [Int: [SwiftComment]] {
    guard let body = self.body(of: declaration) else { return [:] }
    let members = self.declarations(declaration.inside)
    return Dictionary(grouping: self.comments(in: body)) { comment in
      let next = self.firstToken(from: comment.range.lowerBound)
      let owner =
        comment.startsLine
        ? members.partitioningIndex { $0.tokens.upperBound > next }
        : members.partitioningIndex { $0.tokens.lowerBound >= next } - 1
      return members.indices.contains(owner) ? members[owner].tokens.lowerBound : -1
    }
  }

  /// Returns the bytes from the documentation directly above a declaration up to it; empty if there is none.
  func documentation(of declaration: SwiftDeclaration) -> Range<Int> {
    let index = declaration.tokens.lowerBound
    let start = self.tokens[index].range.lowerBound
    let previous = index > 0 ? self.tokens[index - 1].range.upperBound : 0
    let above = self.comments(in: previous..<start).reversed().prefix { $0.isDocumentation && $0.startsLine }
    return (above.last?.range.lowerBound ?? start)..<start
  }

  /// Returns the bytes of a declaration with its documentation.
  func documented(_ declaration: SwiftDeclaration) -> Range<Int> {
    self.documentation(of: declaration).lowerBound..<self.range(declaration.tokens).upperBound
  }

  /// Returns the comments that begin in some ranges, in the order of the file.
  func comments(in ranges: [Range<Int>]) -> [SwiftComment] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.flatMap { self.comments(in: $0) }
  }

  /// Returns the comments that are in none of the files, except marks. A comment in a file counts once.
  func lost(_ comments: [SwiftComment], in files: [SourceFile]) -> [SwiftComment] {
    var known: [[UInt8]: Int] = [:]
    for code in files.map(SwiftCode.init) {
      for comment in code.comments { known[words(code.file.bytes[comment.range]), default: 0] += 1 }
    }
    return comments.filter { comment in
      let key = words(self.file.bytes[comment.range])
      if key.isEmpty || self.isMark(comment) { return false }
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }

  /// Returns whether a comment only divides a file, or is a directive for a tool that checks or formats
  /// hand-written code.
  func isMark(_ comment: SwiftComment) -> Bool {
    let text = self.string(comment).utf8.drop { "/* ".utf8.contains($0) }
    let words = ["MARK:", "MARK -", "swiftlint:", "swiftformat:", "sourcery:"]
    let section = self.string(comment).lowercased().filter(\.isLetter)
    return words.contains { text.starts(with: $0.utf8) } || text.allSatisfy { "-=/*".utf8.contains($0) }
      || ["in", "input", "inputs", "out", "output", "outputs"].contains(section)
  }

  /// Returns whether a comment is a mark that divides the code below it from the rest.
  func isDivider(_ comment: SwiftComment) -> Bool {
    self.isMark(comment) && self.string(comment).contains("MARK")
  }
}

/// Returns the bytes of a comment without slashes, stars and blanks, in a form that can be compared.
private func words(_ comment: ArraySlice<UInt8>) -> [UInt8] {
  comment.filter { $0 > 0x20 && $0 != Byte.slash && $0 != Byte.star }
}
