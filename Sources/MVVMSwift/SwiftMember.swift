import MVVMSource

/// A function, property or initializer that a file declares at its top level or in a type.
public struct SwiftMember: Sendable {
  /// The names of the types around it, outermost first.
  public let owners: [Text]
  /// Whether the innermost of them is a protocol.
  public let isRequirement: Bool
  public let name: Text
  /// The argument labels, `_` for none; `nil` for a property.
  public let labels: [Text]?
  /// The bytes from its attributes up to its body.
  public let head: Range<Int>
  public let nameRange: Range<Int>
}

extension SwiftCode {
  /// The members that the file declares, in the order of the file. Declarations in bodies of functions are left out.
  public var members: [SwiftMember] {
    var result: [SwiftMember] = []
    var open: [(type: SwiftDeclaration?, rest: ArraySlice<SwiftDeclaration>)] = [
      (nil, self.declarations(0..<self.tokens.count)[...])
    ]
    while let last = open.last {
      guard let declaration = last.rest.first else {
        open.removeLast()
        continue
      }
      open[open.count - 1].rest.removeFirst()
      if declaration.kind.isType {
        open.append((declaration, self.declarations(declaration.inside)[...]))
      } else if let name = self.nameToken(of: declaration) {
        result.append(
          SwiftMember(
            owners: open.compactMap { $0.type.map(self.typeName) },
            isRequirement: last.type?.kind == .protocol,
            name: self.text(name).unquoted,
            labels: self.labels(behind: name),
            head: self.range(declaration.tokens.lowerBound..<declaration.head.upperBound),
            nameRange: self.tokens[name].range
          )
        )
      }
    }
    return result
  }

  /// The types and extensions at the top level of the file.
  public var types: [SwiftDeclaration] { self.declarations(0..<self.tokens.count).filter(\.kind.isType) }

  /// Whether the file has the first type of a scaffold, with the first conformance that it has there.
  public func declaresType(of scaffold: SwiftCode) -> Bool {
    guard let wanted = scaffold.types.first else { return false }
    let name = scaffold.typeName(of: wanted)
    let conformance = scaffold.conformances(of: wanted).prefix(1)
    return self.types.contains { type in
      self.typeName(of: type) == name && self.conformances(of: type).contains(conformance)
    }
  }

  /// The words behind the colon of a type's declaration.
  private func conformances(of type: SwiftDeclaration) -> [String] {
    let head = type.keyword..<(type.braces?.open ?? type.tokens.upperBound)
    guard let colon = self.first(":", in: head) else { return [] }
    return (colon + 1..<head.upperBound).filter(self.isWord).map(self.plainWord)
  }

  /// Returns the name of a type, such as `A.B` for `extension A.B`.
  public func typeName(of declaration: SwiftDeclaration) -> Text {
    var end = declaration.keyword + 1
    while self.spells(end + 1, "."), self.isWord(end + 2) { end += 2 }
    return Text((declaration.keyword + 1...end).map(self.plainWord).joined())
  }

  private func nameToken(of declaration: SwiftDeclaration) -> Int? {
    switch declaration.kind {
    case .`init`: declaration.keyword
    case .func, .var, .let: self.isWord(declaration.keyword + 1) ? declaration.keyword + 1 : nil
    default: nil
    }
  }

  /// Returns the argument labels of a declared or called function, `_` for none; `nil` if no parenthesis follows the
  /// name.
  ///
  /// - Parameter name: The token of the function's name.
  public func labels(behind name: Int) -> [Text]? {
    var open = name + 1
    if self.spells(open, "<") {
      while open < self.tokens.count, !self.spells(open, "(") { open += 1 }
    }
    guard self.spells(open, "("), let close = self.tokens[open].partner else { return nil }
    return self.commaSeparated(open + 1..<close).map { part in
      let next = part.lowerBound + 1
      let isLabelled = self.spells(next, ":") || self.isWord(next) && self.spells(next + 1, ":")
      return isLabelled ? self.name(part.lowerBound) ?? "_" : "_"
    }
  }
}
