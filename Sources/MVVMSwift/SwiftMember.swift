import MVVMSource

/// A function, property or initializer that a file declares at the top or in a type.
public struct SwiftMember: Sendable {
  /// The names of the types around it, from the outside in.
  public let owners: [Text]
  /// Whether the innermost of them is a protocol.
  public let isRequirement: Bool
  public let name: Text
  /// What callers write before the arguments, `_` for nothing; `nil` for what is no function.
  public let labels: [Text]?
  /// From its attributes to where its body begins.
  public let head: Range<Int>
  public let nameRange: Range<Int>
}

extension SwiftCode {
  /// What the file declares, in its order; what stands in bodies of functions is left out.
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

  /// `A.B` of `extension A.B`.
  private func typeName(of declaration: SwiftDeclaration) -> Text {
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

  /// The first words of a function's parameters, or the labels of a call's arguments; `_` for none.
  public func labels(behind name: Int) -> [Text]? {
    var open = name + 1
    if self.spells(open, "<") {
      while open < self.tokens.count, !self.spells(open, "(") { open += 1 }
    }
    guard self.spells(open, "("), let close = self.tokens[open].partner else { return nil }
    return self.commaSeparated(open + 1..<close).map { part in
      let next = part.lowerBound + 1
      let isLabelled = self.spells(next, ":") || next < part.upperBound && self.isWord(next)
      return isLabelled ? self.name(part.lowerBound) ?? "_" : "_"
    }
  }
}
