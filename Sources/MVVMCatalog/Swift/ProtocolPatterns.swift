import MVVMModel
import MVVMSource
import MVVMSyntax

/// What stands for a piece of a view model in a pattern; the script of the page puts the pieces in.
enum Hole {
  static let viewModel = "\u{E000}"
  static let name = "\u{E001}"
  /// Of an output.
  static let type = "\u{E002}"
  /// Behind the name of an input or of a function, without its logic name.
  static let rest = "\u{E003}"

  /// A line for each member of a facet.
  static func lines(of facet: SectionKind) -> String {
    switch facet {
    case .inputs: "\u{E004}"
    case .outputs: "\u{E005}"
    case .errors: "\u{E006}"
    case .dependencies: "\u{E007}"
    }
  }
}

/// The protocols of a view model, cut into the lines of its members and what is around them. Put together again it is the
/// same text: where that fails, the whole text is the skeleton.
struct ProtocolPatterns {
  private(set) var skeleton: String
  /// In the order of the members; empty for one that has no line of its own.
  private(set) var members: [String]

  init(of text: String, _ viewModel: CatalogViewModel) {
    self.members = Array(repeating: "", count: viewModel.members.count)
    self.skeleton = ""
    let facets = viewModel.members.indices.filter { viewModel.members[$0].facet != .dependencies }
    var waiting = facets[...]
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let index = waiting.first, let pattern = memberPattern(of: line, viewModel.members[index]) {
        let hole = Hole.lines(of: viewModel.members[index].facet)
        if lines.last != hole { lines.append(hole) }
        self.members[index] = pattern
        waiting.removeFirst()
      } else {
        lines.append(replaced(viewModel.name, by: Hole.viewModel, in: line) ?? line)
      }
    }
    self.skeleton = lines.joined(separator: "\n")
    if self.text(of: viewModel) != text {
      self.skeleton = text
      self.members = self.members.map { _ in "" }
    }
  }

  /// What the page makes of it.
  func text(of viewModel: CatalogViewModel) -> String {
    var lines: [String] = []
    for line in self.skeleton.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let facet = SectionKind.allCases.first(where: { Hole.lines(of: $0) == line }) {
        for (member, pattern) in zip(viewModel.members, self.members) where member.facet == facet {
          lines.append(member.filling(pattern))
        }
      } else {
        lines.append(filled(line, Hole.viewModel, viewModel.name))
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// The pattern of a line that declares a member; `nil` for another line.
private func memberPattern(of line: String, _ member: CatalogMember) -> String? {
  guard let named = replaced(member.name.description, by: Hole.name, in: line) else { return nil }
  if let rest = member.rest, let pattern = replaced(rest, by: Hole.rest, in: named) { return pattern }
  if let type = member.type, let pattern = replaced(type, by: Hole.type, in: named) { return pattern }
  return named
}

extension CatalogMember {
  /// Behind the name, as far as it can be read off the page: of a function its parameters and result.
  fileprivate var rest: String? {
    let rest = self.afterName
    guard rest.hasPrefix("(") else { return nil }
    return pieces(rest, around: " as ").first
  }

  fileprivate var type: String? {
    let rest = self.afterName
    guard rest.hasPrefix(": ") else { return nil }
    return pieces(String(rest.dropFirst(2)), around: " = ").first
  }

  private var afterName: String {
    String(decoding: self.signature.bytes.dropFirst(self.nameStart + self.name.count), as: UTF8.self)
  }

  fileprivate func filling(_ pattern: String) -> String {
    var text = filled(pattern, Hole.name, self.name.description)
    if let rest { text = filled(text, Hole.rest, rest) }
    if let type { text = filled(text, Hole.type, type) }
    return text
  }
}

/// The text with its first whole word, or piece, that equals another replaced; `nil` where there is none.
private func replaced(_ piece: String, by hole: String, in text: String) -> String? {
  guard let range = firstRange(of: Array(piece.utf8), in: Array(text.utf8)) else { return nil }
  let bytes = Array(text.utf8)
  let parts = [Array(bytes[..<range.lowerBound]), Array(hole.utf8), Array(bytes[range.upperBound...])]
  return String(decoding: parts.joined(), as: UTF8.self)
}

private func filled(_ text: String, _ hole: String, _ piece: String) -> String {
  text.split(separator: Character(hole), omittingEmptySubsequences: false).joined(separator: piece)
}

private func pieces(_ text: String, around separator: String) -> [String] {
  guard let range = firstRange(of: Array(separator.utf8), in: Array(text.utf8)) else { return [text] }
  return [String(decoding: Array(text.utf8)[..<range.lowerBound], as: UTF8.self)]
}

/// Where a piece stands in a text; a name only as a whole word.
private func firstRange(of piece: [UInt8], in text: [UInt8]) -> Range<Int>? {
  guard let first = piece.first, let last = piece.last, piece.count <= text.count else { return nil }
  for start in 0...(text.count - piece.count) where text[start] == first {
    let end = start + piece.count
    guard text[start..<end].elementsEqual(piece) else { continue }
    if isWord(first), start > 0, isWord(text[start - 1]) { continue }
    if isWord(last), end < text.count, isWord(text[end]), !startsType(piece) { continue }
    return start..<end
  }
  return nil
}

/// The name of a view model goes on in those of its protocols.
private func startsType(_ piece: [UInt8]) -> Bool {
  piece.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
}
