import MVVMSource

extension SwiftCode {
  /// The functions, properties and initializers at the top level or in types, but not those in functions.
  package var members: [SwiftDeclaration] {
    var result: [SwiftDeclaration] = []
    var rest: [SwiftDeclaration] = self.declarations(0..<self.tokens.count).reversed()
    while let declaration = rest.popLast() {
      if declaration.kind.isType {
        let owners = declaration.owners + [self.typeName(of: declaration)]
        rest += self.declarations(declaration.inside).reversed().map {
          $0.within(declaration, called: owners)
        }
      } else if self.nameToken(of: declaration) != nil {
        result.append(declaration)
      }
    }
    return result
  }

  /// The types and extensions at the top level of the file.
  package var types: [SwiftDeclaration] { self.declarations(0..<self.tokens.count).filter(\.kind.isType) }

  /// Returns the type with a keyword; `nil` if the token is not one, or if no body follows before the end.
  package func type(at keyword: Int, upTo end: Int) -> SwiftDeclaration? {
    guard self.isWord(keyword + 1), self.word(keyword - 1) != ".", !self.tokens[keyword + 1].startsLine,
      SwiftDeclaration.Kind(rawValue: self.word(keyword))?.isType == true
    else { return nil }
    let type = self.declaration(at: keyword, upTo: end)
    return type.keyword == keyword && type.braces != nil ? type : nil
  }

  /// Returns the types and the aliases that the code of a body declares.
  package func localTypes(in tokens: Range<Int>) -> [SwiftDeclaration] {
    tokens.compactMap { index in
      let isAlias = self.word(index) == "typealias" && self.isWord(index + 1)
      return isAlias
        ? self.declaration(at: index, upTo: tokens.upperBound) : self.type(at: index, upTo: tokens.upperBound)
    }
  }

  /// Returns whether the file has the first type of a scaffold, with its first conformance there.
  package func declaresType(of scaffold: SwiftCode) -> Bool {
    guard let wanted = scaffold.types.first else { return false }
    let name = scaffold.typeName(of: wanted)
    let conformance = scaffold.inherited(by: wanted).first
    return self.types.contains { type in
      self.typeName(of: type) == name
        && (conformance == nil || self.inherited(by: type).contains { $0 == conformance })
    }
  }

  /// Returns the types that a declaration inherits from or conforms to, or that an alias is composed of.
  package func inherited(by declaration: SwiftDeclaration) -> [String] {
    let head = declaration.head
    let sign = declaration.kind == .typealias ? "=" : ":"
    // A colon in angle brackets belongs to a parameter.
    let parts = self.separated(head, by: [sign])
    guard parts.count > 1, let start = parts.last?.lowerBound else { return [] }
    let end = self.first("where", in: head) ?? head.upperBound
    return self.separated(start..<max(start, end), by: [",", "&"]).map { self.spelled($0) }
  }

  /// Returns the words of a type's name, such as `A` and `B` for `extension A.B`.
  package func typePath(of declaration: SwiftDeclaration) -> [Text] {
    var words = [Text(self.plainWord(declaration.keyword + 1))]
    var end = declaration.keyword + 2
    while self.word(end) == ".", let name = self.name(end + 1) {
      words.append(name)
      end += 2
    }
    return words
  }

  package func typeName(of declaration: SwiftDeclaration) -> Text {
    Text(self.typePath(of: declaration).map(\.description).joined(separator: "."))
  }

  /// Returns the token of the name of a function or property, or the word `init`; `nil` for anything else.
  package func nameToken(of declaration: SwiftDeclaration) -> Int? {
    switch declaration.kind {
    case .`init`: declaration.keyword
    case .func, .var, .let: self.isWord(declaration.keyword + 1) ? declaration.keyword + 1 : nil
    default: nil
    }
  }

  package func name(of member: SwiftDeclaration) -> Text? { self.nameToken(of: member).flatMap(self.name) }

  /// Returns the argument labels of a function, `_` for none; `nil` for a property.
  package func labels(of member: SwiftDeclaration) -> [Text]? {
    self.nameToken(of: member).flatMap(self.labels(after:))
  }

  /// Returns the argument labels after a function's name, `_` for none; `nil` if no parenthesis follows it.
  package func labels(after name: Int) -> [Text]? {
    var open = name + 1
    if self.word(open) == "<" {
      while open < self.tokens.count, self.word(open) != "(" { open += 1 }
    }
    guard self.word(open) == "(", let close = self.tokens[open].partner else { return nil }
    return self.commaSeparated(open + 1..<close).map { part in
      self.namesBeforeColon(part).first.flatMap(self.name) ?? "_"
    }
  }

  /// Returns the words before the colon of a parameter or argument; none if there is anything else.
  func namesBeforeColon(_ part: Range<Int>) -> [Int] {
    var start = part.lowerBound
    while self.word(start) == "@" { start = self.endOfAttribute(start) }
    guard let colon = self.first(":", in: part), start < colon, colon - start <= 2 else { return [] }
    return (start..<colon).allSatisfy(self.isWord) ? Array(start..<colon) : []
  }
}
