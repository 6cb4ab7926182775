import MVVMModel
import MVVMSource
import MVVMSyntax

/// A nominal type where a type names it.
struct TypeName {
  /// The last of its dotted parts, without generic arguments.
  let name: Text
  /// With its dotted parts and generic arguments.
  let tokens: TokenRange
  let isGeneric: Bool
  /// Whether it is a protocol, or a composition of some, behind `any`.
  let isExistential: Bool
}

extension TypeName {
  /// Whether its name begins with the capitals of one of some frameworks of Apple's: `UI` of `UIView`.
  func isOf(_ frameworks: WordSet) -> Bool {
    let bytes = self.name.bytes
    // One capital begins a name, and is no framework's.
    guard bytes.count > 1, isUpper(bytes[bytes.startIndex + 1]) else { return false }
    let capitals = bytes.prefix(while: isUpper)
    return frameworks.contains(Text(capitals.count == bytes.count ? capitals : capitals.dropLast()))
  }
}

extension SpecSyntax {
  /// Adds the nominal types of which values are reached through a type: those of elements, generic arguments and wrapped
  /// types, in their order. What functions take and give is left out.
  func addNames(in type: TypeSyntax, isExistential: Bool = false, to names: inout [TypeName]) {
    var isExistential = isExistential
    switch type.kind {
    case .name:
      let name = self.text(self.lastName(of: type.tokens))
      let isGeneric = !type.parts.isEmpty
      names.append(
        TypeName(name: name, tokens: type.tokens, isGeneric: isGeneric, isExistential: isExistential)
      )
      isExistential = false
    case .existential, .composition: isExistential = true
    case .dictionary: isExistential = false
    case .function, .suppressed: return
    case .array, .attributed, .implicitlyUnwrapped, .inlineArray, .metatype, .opaque, .optional, .tuple,
      .variadic:
      break
    }
    for part in self.parts(of: type) {
      self.addNames(in: part.type, isExistential: isExistential, to: &names)
    }
  }

  /// The last identifier that stands in no generic arguments.
  func lastName(of tokens: TokenRange) -> Int {
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
