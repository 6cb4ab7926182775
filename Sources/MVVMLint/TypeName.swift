import MVVMModel
import MVVMSource
import MVVMSyntax

/// A nominal type that is named inside a type.
struct TypeName {
  /// The last of its dotted parts, without generic arguments.
  let name: Text
  /// Whether the type is a protocol after `any`, alone or in a composition.
  let isExistential: Bool
  fileprivate let syntax: TypeSyntax
  fileprivate let tree: SpecSyntax

  /// The type, with all dotted parts and generic arguments.
  var type: SpecType { SpecType(self.syntax, in: self.tree) }
  var range: Range<Int> { self.tree.range(self.syntax.tokens) }
  var isGeneric: Bool { !self.syntax.parts.isEmpty }

  /// Returns whether the name begins with the prefix of one of these Apple frameworks, such as `UI` in `UIView`.
  func isOf(_ frameworks: WordSet) -> Bool {
    let bytes = self.name.bytes
    // A single capital letter only begins a name; no framework has such a prefix.
    guard bytes.count > 1, isUppercase(bytes[bytes.startIndex + 1]) else { return false }
    let capitals = bytes.prefix(while: isUppercase)
    return frameworks.contains(Text(capitals.count == bytes.count ? capitals : capitals.dropLast()))
  }
}

extension Declared {
  /// Returns the first type in the member's own type that satisfies a condition.
  func typeName(where isWanted: (TypeName) -> Bool) -> TypeName? {
    self.syntax.type.flatMap { self.tree.name(in: $0, where: isWanted) }
  }

  /// Returns the first type in the member's own type or its parameters that satisfies a condition.
  func anyTypeName(where isWanted: (TypeName) -> Bool) -> TypeName? {
    if let own = self.typeName(where: isWanted) { return own }
    for parameter in self.tree.parameters(of: self.syntax) {
      if let found = self.tree.name(in: parameter.type, where: isWanted) { return found }
    }
    return nil
  }
}

extension SpecSyntax {
  /// Returns the first nominal type whose values can be reached through a type and that satisfies a
  /// condition: elements, generic arguments and wrapped types, in order. Functions are left out.
  fileprivate func name(in type: TypeSyntax, isExistential: Bool = false, where isWanted: (TypeName) -> Bool)
    -> TypeName?
  {
    var isExistential = isExistential
    switch type.kind {
    case .name:
      let name = self.text(self.lastName(of: type.tokens))
      let found = TypeName(name: name, isExistential: isExistential, syntax: type, tree: self)
      if isWanted(found) { return found }
      isExistential = false
    case .existential, .composition: isExistential = true
    case .dictionary: isExistential = false
    case .function, .suppressed: return nil
    case .array, .attributed, .effects, .implicitlyUnwrapped, .inlineArray, .metatype, .opaque, .optional,
      .tuple, .variadic:
      break
    }
    for part in type.parts {
      let found = self.name(in: self.parts[part].type, isExistential: isExistential, where: isWanted)
      if let found { return found }
    }
    return nil
  }

  /// Returns the last identifier outside generic arguments.
  private func lastName(of tokens: TokenRange) -> Int {
    var depth = 0
    for index in tokens.reversed() {
      switch self.tokens[index].kind {
      case .greater: depth += 1
      case .less: depth -= 1
      case .identifier where depth == 0: return index
      default: break
      }
    }
    return tokens.lowerBound
  }
}
