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

extension SpecSyntax {
  /// Calls the function with each nominal type of which values are reached through a type: those of elements,
  /// generic arguments and wrapped types. What functions take and give is left out.
  func forEachName(in type: TypeSyntax?, isExistential: Bool = false, _ body: (TypeName) -> Void) {
    switch type?.form {
    case .name(let arguments)?:
      guard let type else { return }
      body(
        TypeName(
          name: self.text(self.lastName(of: type.tokens)),
          tokens: type.tokens,
          isGeneric: !arguments.isEmpty,
          isExistential: isExistential
        )
      )
      for argument in arguments { self.forEachName(in: argument, body) }
    case .optional(let type)?, .implicitlyUnwrapped(let type)?, .array(let type)?, .inlineArray(let type)?,
      .opaque(let type)?, .metatype(let type)?, .variadic(let type)?, .attributed(_, let type)?:
      self.forEachName(in: type, isExistential: isExistential, body)
    case .existential(let type)?: self.forEachName(in: type, isExistential: true, body)
    case .composition(let types)?:
      for type in types { self.forEachName(in: type, isExistential: true, body) }
    case .dictionary(let key, let value)?:
      self.forEachName(in: key, body)
      self.forEachName(in: value, body)
    case .tuple(let elements)?:
      for element in elements { self.forEachName(in: element.type, isExistential: isExistential, body) }
    case .function?, .suppressed?, nil: break
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
