/// A piece of a template: blanks and text within a line, a line end, or a tag.
struct TemplateToken {
  enum Kind: Equatable {
    case text
    case lineEnd
    case tag(Tag)
  }

  /// The tags by the sign before the name, which a variable may omit.
  enum Tag: Unicode.Scalar {
    case variable = "&"
    case comma = ","
    case section = "#"
    case inverted = "^"
    case block = "$"
    case parent = "<"
    case partial = ">"
    case close = "/"
    /// A comment, or new delimiters. Renders nothing.
    case silent = "!"
  }

  let kind: Kind
  /// The range of the whole piece, including delimiters.
  var range: Range<Int>
  /// The name in a tag, or everything inside the tag if it has no name.
  let name: Range<Int>
}

extension TemplateToken {
  var tag: Tag? { if case .tag(let tag) = self.kind { tag } else { nil } }

  var opens: Bool {
    switch self.kind {
    case .tag(.section), .tag(.inverted), .tag(.block), .tag(.parent): true
    default: false
    }
  }
}
