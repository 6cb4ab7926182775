import MVVMModel
import MVVMSource
import MVVMSyntax

/// A nominal type that is named inside a type.
struct TypeName {
  /// The last of its dotted parts, without generic arguments.
  let name: Text
  /// The type, with all dotted parts and generic arguments.
  let syntax: TypeSyntax
  let isGeneric: Bool
  /// Whether the type is a protocol after `any`, alone or in a composition.
  let isExistential: Bool
}

extension TypeName {
  var tokens: TokenRange { self.syntax.tokens }

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
  /// Adds the nominal types whose values can be reached through a type: those of elements, generic arguments and
  /// wrapped types, in order. The parameters and results of functions are left out.
  func addNames(in type: TypeSyntax, isExistential: Bool = false, to names: inout [TypeName]) {
    var isExistential = isExistential
    switch type.kind {
    case .name:
      let name = self.text(self.lastName(of: type.tokens))
      let isGeneric = !type.parts.isEmpty
      names.append(
        TypeName(name: name, syntax: type, isGeneric: isGeneric, isExistential: isExistential)
      )
      isExistential = false
    case .existential, .composition: isExistential = true
    case .dictionary: isExistential = false
    case .function, .suppressed: return
    case .array, .attributed, .effects, .implicitlyUnwrapped, .inlineArray, .metatype, .opaque, .optional,
      .tuple,
      .variadic:
      break
    }
    for part in self.parts(of: type) {
      self.addNames(in: part.type, isExistential: isExistential, to: &names)
    }
  }

  /// Returns the last identifier outside generic arguments.
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
