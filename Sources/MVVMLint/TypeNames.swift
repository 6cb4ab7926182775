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
}

extension Declared {
  /// The types that the member's own type names.
  var typeNames: [TypeName] { self.tree.names(in: [self.syntax.type].compactMap(\.self)) }

  /// The types that the member's own type and its parameters name.
  var allTypeNames: [TypeName] {
    let parameters = self.tree.parameters(of: self.syntax).map(\.type)
    return self.tree.names(in: [self.syntax.type].compactMap(\.self) + parameters)
  }
}

extension TypeName {
  /// The type, with all dotted parts and generic arguments.
  var type: SpecType { SpecType(self.syntax, in: self.tree) }

  var range: Range<Int> { self.tree.range(self.syntax.tokens) }

  var isGeneric: Bool { !self.syntax.parts.isEmpty }

  /// Whether the name begins with the prefix of one of these Apple frameworks, such as `UI` in `UIView`.
  func isOf(_ frameworks: WordSet) -> Bool {
    let bytes = self.name.bytes
    // A single capital letter only begins a name; no framework has such a prefix.
    guard bytes.count > 1, isUppercase(bytes[bytes.startIndex + 1]) else { return false }
    let capitals = bytes.prefix(while: isUppercase)
    return frameworks.contains(Text(capitals.count == bytes.count ? capitals : capitals.dropLast()))
  }
}

extension SpecSyntax {
  fileprivate func names(in types: [TypeSyntax]) -> [TypeName] {
    types.reduce(into: []) { self.addNames(in: $1, to: &$0) }
  }

  /// Adds the nominal types whose values can be reached through a type: those of elements, generic arguments and
  /// wrapped types, in order. The parameters and results of functions are left out.
  private func addNames(in type: TypeSyntax, isExistential: Bool = false, to names: inout [TypeName]) {
    var isExistential = isExistential
    switch type.kind {
    case .name:
      let name = self.text(self.lastName(of: type.tokens))
      names.append(TypeName(name: name, isExistential: isExistential, syntax: type, tree: self))
      isExistential = false
    case .existential, .composition: isExistential = true
    case .dictionary: isExistential = false
    case .function, .suppressed: return
    case .array, .attributed, .effects, .implicitlyUnwrapped, .inlineArray, .metatype, .opaque, .optional,
      .tuple, .variadic:
      break
    }
    for part in self.parts(of: type) {
      self.addNames(in: part.type, isExistential: isExistential, to: &names)
    }
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
