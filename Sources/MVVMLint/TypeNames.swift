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
  /// The capitals that a framework of Apple's puts before the names of its types: `UI` of `UIView`, and none of `User`.
  var frameworkPrefix: Text {
    let capitals = self.name.bytes.prefix(while: isUpper)
    return Text(capitals.count == self.name.count ? capitals : capitals.dropLast())
  }
}

extension SpecSyntax {
  /// The nominal types of which values are reached through a type: those of elements, generic arguments and wrapped
  /// types, in their order. What functions take and give is left out.
  func typeNames(in type: TypeSyntax?) -> [TypeName] {
    var names: [TypeName] = []
    if let type { self.addNames(in: type, to: &names) }
    return names
  }

  func typeNames(in parameters: ArraySlice<ParameterSyntax>) -> [TypeName] {
    var names: [TypeName] = []
    for parameter in parameters { self.addNames(in: parameter.type, to: &names) }
    return names
  }

  private func addNames(in type: TypeSyntax, isExistential: Bool = false, to names: inout [TypeName]) {
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
