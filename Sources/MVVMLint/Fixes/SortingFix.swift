import MVVMSource
import MVVMSyntax

/// Returns a fix-it that sorts consecutive declarations together with their comments; `nil` if the result
/// would not parse.
///
/// - Parameter order: For each place, the index of the declaration that moves there.
func sortingFix(_ declarations: [TokenRange], order: [Int], in tree: SpecSyntax) -> Fix? {
  let units = declarations.indices.map { unit(of: declarations[$0], isFirst: $0 == 0, in: tree) }
  guard let first = units.first, let last = units.last else { return nil }
  var writer = SortedWriter(tree.file, first: first.range)
  for (place, index) in order.enumerated() {
    if place > 0 {
      writer.write(separator: units[place - 1].range.upperBound..<units[place].range.lowerBound)
    }
    writer.write(units[index])
  }
  writer.close(at: last.range.upperBound)
  let fix = Fix(Edit(first.range.lowerBound..<last.range.upperBound, writer.text))
  if !writer.sharesLines { return fix }
  return parse(tree.file.applying(fix.edits)).diagnostics.isEmpty ? fix : nil
}

/// A declaration with its comments.
private struct Unit {
  let range: Range<Int>
  let beginsWithComment: Bool
  /// Whether the unit ends with a `//` comment, so that nothing may follow it on the line.
  let endsWithLineComment: Bool
}

private func unit(of tokens: TokenRange, isFirst: Bool, in tree: SpecSyntax) -> Unit {
  let leading = leadingComments(before: tokens.lowerBound, isFirst: isFirst, in: tree)
  let next = tokens.upperBound
  var trailing = trailingComments(before: next, in: tree)
  if tree.tokens[next].kind == .semicolon { trailing += trailingComments(before: next + 1, in: tree) }
  let own = tree.range(tokens)
  return Unit(
    range: (leading.first?.range ?? own).lowerBound..<(trailing.last?.range ?? own).upperBound,
    beginsWithComment: !leading.isEmpty,
    endsWithLineComment: trailing.last?.isLineComment ?? false
  )
}

/// Returns the comments that belong to the declaration that begins with a token. Comments before the first
/// declaration of a list stay where they are if a blank line follows them.
private func leadingComments(before token: Int, isFirst: Bool, in tree: SpecSyntax) -> ArraySlice<Comment> {
  let comments = tree.comments(before: token)
  let leading = comments.dropFirst(trailingCount(comments))
  guard isFirst, let detached = leading.lastIndex(where: \.precedesBlankLine) else { return leading }
  return leading[(detached + 1)...]
}

private func trailingComments(before token: Int, in tree: SpecSyntax) -> ArraySlice<Comment> {
  let comments = tree.comments(before: token)
  if tree.tokens[token].kind == .semicolon { return comments[...] }
  return comments.prefix(trailingCount(comments))
}

/// Returns the number of comments that belong to the preceding declaration: those up to the end of the line.
/// If the line continues after a comment, the comment belongs to the next declaration.
private func trailingCount(_ comments: [Comment]) -> Int {
  let count = comments.prefix { !$0.startsLine }.count
  return count > 0 && comments[count - 1].endsLine ? count : 0
}

/// Writes the declarations in their new order.
private struct SortedWriter {
  private let file: SourceFile
  private(set) var text = ""
  /// The indentation of the first declaration's line.
  private let indentation: String
  /// The first line end in the file.
  private let lineEnd: String
  /// Whether the current line contains only blanks so far.
  private var isLineFree: Bool
  private var owesLineEnd = false
  /// Whether a declaration shares its line with another or with a brace.
  private(set) var sharesLines: Bool

  init(_ file: SourceFile, first: Range<Int>) {
    self.file = file
    let bytes = file.bytes
    let start = (bytes[..<first.lowerBound].lastIndex(where: isLineEnd) ?? -1) + 1
    let blanks = bytes[start..<first.lowerBound].prefix(while: isBlank)
    self.isLineFree = blanks.endIndex == first.lowerBound
    self.sharesLines = !self.isLineFree
    self.lineEnd = file.lineEnd
    self.indentation = String(decoding: blanks, as: UTF8.self) + (self.isLineFree ? "" : "  ")
  }

  mutating func write(_ unit: Unit) {
    if unit.beginsWithComment, !self.isLineFree { self.breakLine() }
    self.text += self.file.string(unit.range)
    self.isLineFree = false
    self.owesLineEnd = unit.endsWithLineComment
  }

  /// Writes the text between two declarations: blanks, line ends and semicolons.
  mutating func write(separator: Range<Int>) {
    let bytes = self.file.bytes[separator]
    if bytes.contains(where: isLineEnd) {
      self.text += self.file.string(separator)
      self.isLineFree = true
      self.owesLineEnd = false
    } else {
      self.sharesLines = true
      if self.owesLineEnd { self.breakLine() } else { self.text += self.file.string(separator) }
    }
  }

  /// Ends the line if it ends with a comment and something would follow it.
  mutating func close(at end: Int) {
    let next = self.file.bytes[end...].first { !isBlank($0) }
    guard let next, !isLineEnd(next) else { return }
    self.sharesLines = true
    if self.owesLineEnd { self.breakLine() }
  }

  private mutating func breakLine() {
    self.text += self.lineEnd + self.indentation
    self.isLineFree = true
    self.owesLineEnd = false
  }
}
