import MVVMSource

/// A declaration of a Swift file, as far as its tokens show it.
package struct SwiftDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `import`, `protocol`, `class`, `struct`, `enum`, `extension`, actor
    case `func`, `var`, `let`, `init`, `deinit`, `subscript`, `case`, `typealias`, `associatedtype`
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive
    /// Anything else, such as the use of a macro.
    case other

    var isType: Bool {
      switch self {
      case .protocol, .class, .struct, .enum, .extension, .actor: true
      default: false
      }
    }

    fileprivate var mayHaveBody: Bool {
      switch self {
      case .func, .var, .let, .`init`, .deinit, .subscript: true
      default: self.isType
      }
    }
  }

  package let kind: Kind
  /// The tokens of each attribute, with its arguments.
  package let attributes: [Range<Int>]
  /// The modifiers with their arguments, such as `private(set)`.
  package internal(set) var modifiers: [String]
  /// The index of the word that determines the kind, such as `func`.
  package let keyword: Int
  package let tokens: Range<Int>
  /// The indices of the braces, if there are any. An unclosed brace ends with the last token.
  package let braces: (open: Int, close: Int)?

  /// The names of the types around it, outermost first, and whether the innermost is a protocol. Only known
  /// for declarations that are found as members of a file.
  package internal(set) var owners: [Text] = []
  package internal(set) var isRequirement = false

  package func has(_ modifier: String) -> Bool { self.modifiers.contains(modifier) }

  /// Returns the declaration as a member of a container. Modifiers of an extension apply to its members.
  package func within(_ container: SwiftDeclaration) -> SwiftDeclaration {
    var copy = self
    if container.kind == .extension { copy.modifiers += container.modifiers }
    return copy
  }

  /// Returns the declaration as a member of a type, with the names of all types around it.
  func within(_ type: SwiftDeclaration, called owners: [Text]) -> SwiftDeclaration {
    var copy = self
    copy.owners = owners
    copy.isRequirement = type.kind == .protocol
    return copy
  }

  /// Whether it is private to its type or to its file. `private(set)` does not count.
  package var isPrivate: Bool { self.has("private") || self.has("fileprivate") }
  package var isStatic: Bool { self.has("static") || self.has("class") }

  /// The tokens between the braces; empty, at the end of the declaration, if there are none.
  package var inside: Range<Int> {
    self.braces.map { $0.open + 1..<$0.close } ?? self.tokens.upperBound..<self.tokens.upperBound
  }

  /// The tokens from the word that determines the kind up to the braces, or to the end if there are none.
  package var head: Range<Int> { self.keyword..<(self.braces?.open ?? self.tokens.upperBound) }
}

private let modifiers: Set = [
  "public", "internal", "private", "fileprivate", "open", "package", "final", "static", "class", "lazy",
  "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating", "indirect", "dynamic",
  "optional", "nonisolated", "isolated", "async",
]

extension SwiftCode {
  /// Returns the declarations in a range of tokens: the body of a type, or the whole file.
  package func declarations(_ indices: Range<Int>) -> [SwiftDeclaration] {
    var result: [SwiftDeclaration] = []
    var index = indices.lowerBound
    while let start = (index..<indices.upperBound).first(where: { self.word($0) != ";" }) {
      let declaration = self.declaration(at: start, upTo: indices.upperBound)
      result.append(declaration)
      index = max(declaration.tokens.upperBound, start + 1)
    }
    return result
  }

  func declaration(at start: Int, upTo end: Int) -> SwiftDeclaration {
    var index = start
    var attributes: [Range<Int>] = []
    var words: [String] = []
    while index < end {
      if self.word(index) == "@" {
        let after = self.endOfAttribute(index)
        attributes.append(index..<min(after, end))
        index = after
      } else if self.isModifier(index, upTo: end) {
        words.append(self.word(index))
        index += 1
        // A blank may precede the bracket of 'private (set)'.
        if self.word(index) == "(",
          !self.followsGap(index) || self.compact(index..<self.next(index)) == "(set)"
        {
          words[words.count - 1] += self.compact(index..<self.next(index))
          index = self.next(index)
        }
      } else {
        break
      }
    }
    let keyword = min(index, end - 1)
    let isDirective = self.tokens[start].kind == .directive
    let kind = self.isWord(keyword) ? SwiftDeclaration.Kind(rawValue: self.word(keyword)) : nil
    let found = isDirective ? .directive : kind ?? .other
    let (tokens, braces) = self.extent(of: found, keyword: keyword, from: start, upTo: end)
    return SwiftDeclaration(
      kind: found,
      attributes: attributes,
      modifiers: words,
      keyword: keyword,
      tokens: tokens,
      braces: braces
    )
  }

  func endOfAttribute(_ index: Int) -> Int {
    var end = index + 2
    while self.word(end) == ".", !self.followsGap(end) { end += 2 }
    return self.word(end) == "(" && !self.followsGap(end) ? self.next(end) : end
  }

  private func isModifier(_ index: Int, upTo end: Int) -> Bool {
    guard self.isWord(index), modifiers.contains(self.word(index)), index + 1 < end else { return false }
    let next = self.word(index + 1)
    if self.word(index) == "class" {
      return ["func", "var", "let", "subscript"].contains(next) || modifiers.contains(next)
    }
    return self.isWord(index + 1) || next == "(" || next == "@"
  }

  /// Returns the tokens and the braces of a declaration that begins at a token.
  private func extent(of kind: SwiftDeclaration.Kind, keyword: Int, from start: Int, upTo end: Int)
    -> (tokens: Range<Int>, braces: (open: Int, close: Int)?)
  {
    let first = keyword + 1
    if kind == .directive { return (start..<first, nil) }
    var index = first
    var hasValue = false
    while index < end {
      let isBrace = self.word(index) == "{"
      if isBrace, kind.mayHaveBody, !hasValue {
        let close = self.tokens[index].partner ?? end
        return (start..<min(close + 1, end), (index, close))
      }
      if self.word(index) == "=" { hasValue = true }
      let begins = self.tokens[index].startsLine && !self.continuesLine(index)
      let isObserver = isBrace && ["didSet", "willSet"].contains(self.word(index + 1))
      let continues = kind.isType || kind.mayHaveBody && index == first || isObserver
      if begins && !continues || self.tokens[index].kind == .directive || self.word(index) == ";" {
        return (start..<index, nil)
      }
      index = min(self.next(index), end)
    }
    return (start..<end, nil)
  }

  /// Returns the names that a `let` or `var` declares; several for a tuple.
  package func names(of declaration: SwiftDeclaration) -> [String] {
    let first = declaration.keyword + 1
    guard self.word(first) == "(", let close = self.tokens[first].partner
    else { return [self.plainWord(first)] }
    return (first + 1..<close).filter(self.isWord).map(self.plainWord)
  }

  /// Returns the tokens of a property's initial value; `nil` if it has none.
  package func value(of declaration: SwiftDeclaration) -> Range<Int>? {
    self.first("=", in: declaration.head).map { $0 + 1..<declaration.head.upperBound }
  }

  /// Returns the tokens of a property's type annotation; `nil` if it has none.
  package func type(of declaration: SwiftDeclaration) -> Range<Int>? {
    let colon = self.next(declaration.keyword + 1)
    guard colon < declaration.head.upperBound, self.word(colon) == ":" else { return nil }
    let end = self.first("=", in: colon..<declaration.head.upperBound) ?? declaration.head.upperBound
    return colon + 1..<end
  }
}
