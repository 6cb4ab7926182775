import MVVMSource
import MVVMSyntax

extension SpecType {
  /// Reads a type on its own; `nil` if the text is not a type.
  public init?(_ text: Text) {
    guard let (tree, type) = parseType(text) else { return nil }
    self.init(type, in: tree)
  }

  /// Creates a type from its syntax, as written except for comments, layout and a comma before a closing
  /// bracket.
  public init(_ syntax: TypeSyntax, in tree: SpecSyntax) {
    func part(_ index: Int = 0) -> SpecType {
      SpecType(tree.parts[syntax.parts.lowerBound + index].type, in: tree)
    }
    self =
      switch syntax.kind {
      case .name: tree.namedType(syntax)
      case .optional: .optional(part())
      case .implicitlyUnwrapped: .implicitlyUnwrapped(part())
      case .array: .array(part())
      case .inlineArray: .inlineArray(count: tree.count(of: syntax), part())
      case .dictionary: .dictionary(part(), part(1))
      case .tuple: .tuple(tree.elements(tree.parts(of: syntax)))
      case .function: .function(tree.function(syntax))
      // Only a function type has effects, and it reads them itself.
      case .effects: .void
      case .existential: .existential(part())
      case .opaque: .opaque(part())
      case .composition: .composition(tree.parts(of: syntax).map { SpecType($0.type, in: tree) })
      case .metatype: .metatype(part(), tree.text(syntax.tokens.upperBound - 1))
      case .attributed: .attributed(tree.spellings(ofPrefix: tree.prefix(of: syntax)), part())
      case .variadic: .variadic(part())
      case .suppressed: .suppressed(part())
      }
  }
}

extension SpecSyntax {
  /// Reads `A.B<C>.D`, `[T].D`, whose first part is the array, or the number of elements of an inline array.
  fileprivate func namedType(_ syntax: TypeSyntax) -> SpecType {
    let (start, end) = (syntax.tokens.lowerBound, syntax.tokens.upperBound)
    if end == start + 1 { return .name(self.file.text(self.range(start))) }
    if self.tokens[start].kind == .other { return .name(self.joined(syntax.tokens)) }
    var parts = self.parts(of: syntax)
    var index = start
    var type = self.baseType(&parts, &index)
    while index < end {
      switch self.tokens[index].kind {
      case .less: type = .generic(type, self.arguments(&parts, &index))
      case .dot: type = .member(type, self.joined(index + 1..<index + 2))
      default: break
      }
      index += 1
    }
    return type
  }

  /// Reads the first part of a name, and moves past it.
  private func baseType(_ parts: inout ArraySlice<ElementSyntax>, _ index: inout Int) -> SpecType {
    guard let base = parts.first?.type, base.tokens.lowerBound == index else {
      index += 1
      return .name(self.joined(index - 1..<index))
    }
    parts.removeFirst()
    index = base.tokens.upperBound
    return SpecType(base, in: self)
  }

  /// Reads generic arguments, and moves from `<` to `>`.
  private func arguments(_ parts: inout ArraySlice<ElementSyntax>, _ index: inout Int) -> [SpecType] {
    var arguments: [SpecType] = []
    repeat {
      index += 1
      guard self.tokens[index].kind != .greater, let part = parts.popFirst()?.type else { break }
      arguments.append(SpecType(part, in: self))
      index = part.tokens.upperBound
    } while self.tokens[index].kind == .comma
    return arguments
  }

  fileprivate func elements(_ parts: ArraySlice<ElementSyntax>) -> [SpecType.Element] {
    parts.map { part in
      SpecType.Element(
        label: part.label.map { self.joined($0..<$0 + 1) },
        name: part.name.map { self.joined($0..<$0 + 1) },
        SpecType(part.type, in: self)
      )
    }
  }

  fileprivate func function(_ syntax: TypeSyntax) -> SpecType.Function {
    let (parameters, effects, result) = self.signature(of: syntax)
    var function = SpecType.Function(
      parameters: self.elements(parameters),
      result: SpecType(result, in: self)
    )
    function.isAsync = effects.tokens.first.map { self.text($0) == "async" } ?? false
    if let thrown = self.parts(of: effects).first?.type {
      function.errors = .typed(SpecType(thrown, in: self))
    } else if effects.tokens.count > (function.isAsync ? 1 : 0) {
      function.errors = .any
    }
    return function
  }

  /// The number of elements in `[3 of T]`.
  fileprivate func count(of array: TypeSyntax) -> Text {
    self.joined(array.tokens.lowerBound + 1..<self.firstPart(of: array).tokens.lowerBound - 1)
  }
}
