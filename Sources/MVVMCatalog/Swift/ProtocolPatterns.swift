import MVVMModel
import MVVMSource
import MVVMSyntax

/// A character that stands for a piece of a view model in a pattern. It is a private-use character from U+E000 on, in
/// UTF-8, that no text has. The script of the page puts the piece in its place.
enum Hole: UInt8 {
  case viewModel = 0x80
  case name
  /// The type of an output.
  case type
  /// What follows the name of an input or of a function, without its logic name.
  case rest
  /// A line for each member of the first facet. Those for the next facets follow.
  case lines

  var bytes: [UInt8] { [0xEE, 0x80, self.rawValue] }

  static func lines(of facet: SectionKind) -> [UInt8] {
    let index = SectionKind.ofFacets.firstIndex(of: facet) ?? 0
    return [0xEE, 0x80, Hole.lines.rawValue + UInt8(index)]
  }
}

/// The protocols of a view model in one style, cut into the lines of its members and the text around them.
///
/// If a template does not write each member on one line, they cannot be cut, and the skeleton is the whole text.
struct ProtocolPatterns {
  private(set) var skeleton: [UInt8] = []
  /// The pattern of each member's line, in the order of the members; empty for a member without a line of its own.
  private(set) var members: [[UInt8]]

  /// - Parameter text: The protocols, without documentation.
  init(of text: [UInt8], _ viewModel: CatalogViewModel, _ pieces: [MemberPieces]) {
    self.members = Array(repeating: [], count: pieces.count)
    var next = 0
    var facets: [SectionKind] = []
    var isWhole = !text.contains(0xEE)
    let name = viewModel.viewModel.name.bytes
    for line in text.split(separator: newline, omittingEmptySubsequences: false) {
      let piece = next < pieces.count && pieces[next].facet != .dependencies ? pieces[next] : nil
      if let piece, let pattern = piece.pattern(of: line) {
        self.members[next] = pattern
        if facets.last != piece.facet || !self.endsWithHole {
          isWhole = isWhole && !facets.contains(piece.facet)
          facets.append(piece.facet)
          self.append(Hole.lines(of: piece.facet))
        }
        next += 1
      } else {
        self.append(replacedAll(name, by: Hole.viewModel.bytes, in: line))
      }
    }
    let isComplete = next == pieces.count || pieces[next].facet == .dependencies
    if isWhole, isComplete { return }
    self.skeleton = text
    self.members = pieces.map { _ in [] }
  }

  private mutating func append(_ line: [UInt8]) {
    if !self.skeleton.isEmpty { self.skeleton.append(newline) }
    self.skeleton += line
  }

  /// Whether the last line stands for the members of a facet.
  private var endsWithHole: Bool {
    guard let last = self.skeleton.last, last >= Hole.lines.rawValue else { return false }
    return self.skeleton.suffix(3).elementsEqual([0xEE, 0x80, last])
  }
}

/// The pieces of a member that the page shows. Its script makes the member's line from them.
struct MemberPieces {
  let facet: SectionKind
  private let name: ArraySlice<UInt8>
  /// What follows the name of a function.
  private var rest: ArraySlice<UInt8>?
  /// The type of a property.
  private var type: ArraySlice<UInt8>?

  init(_ member: CatalogMember) {
    self.facet = member.facet
    self.name = member.name.bytes
    let behind = member.rest
    if behind.first == UInt8(ascii: "(") {
      self.rest = prefix(of: behind, before: " as ")
    } else if behind.starts(with: ": ".utf8) {
      self.type = prefix(of: behind.dropFirst(2), before: " = ")
    }
  }

  /// The pattern of a line that declares the member; `nil` for another line.
  func pattern(of line: ArraySlice<UInt8>) -> [UInt8]? {
    guard let found = firstWord(self.name, in: line) else { return nil }
    var pattern = Array(line[..<found.lowerBound]) + Hole.name.bytes
    let behind = line[found.upperBound...]
    if let rest = self.rest, let found = firstRange(of: rest, in: behind) {
      pattern += behind[..<found.lowerBound] + Hole.rest.bytes + behind[found.upperBound...]
    } else if let type = self.type, let found = firstWord(type, in: behind) {
      pattern += behind[..<found.lowerBound] + Hole.type.bytes + behind[found.upperBound...]
    } else {
      pattern += behind
    }
    return pattern
  }
}

private let newline = UInt8(ascii: "\n")

private func prefix(of bytes: ArraySlice<UInt8>, before separator: StaticString) -> ArraySlice<UInt8> {
  let piece = ArraySlice(separator.withUTF8Buffer { Array($0) })
  return firstRange(of: piece, in: bytes).map { bytes[..<$0.lowerBound] } ?? bytes
}

private func replacedAll(_ piece: ArraySlice<UInt8>, by hole: [UInt8], in line: ArraySlice<UInt8>) -> [UInt8]
{
  var result: [UInt8] = []
  var rest = line
  while let found = firstRange(of: piece, in: rest) {
    result += rest[..<found.lowerBound] + hole
    rest = rest[found.upperBound...]
  }
  return result + rest
}

/// The first range of a text where a piece occurs as a whole word.
private func firstWord(_ piece: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Range<Int>? {
  guard let first = piece.first, let last = piece.last else { return nil }
  var start = text.startIndex
  while let found = firstRange(of: piece, in: text[start...]) {
    let continues =
      isNameByte(first) && found.lowerBound > text.startIndex && isNameByte(text[found.lowerBound - 1])
      || isNameByte(last) && found.upperBound < text.endIndex && isNameByte(text[found.upperBound])
    if !continues { return found }
    start = found.lowerBound + 1
  }
  return nil
}
