import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns a canonical spelling of a type, which is the same for all its spellings: `()` for `Void`, `T?` for
/// `Optional<T>`, `Int` for `Swift.Int`, `P` for `any P`, sorted compositions, and no redundant parentheses. It is for
/// comparing, not for reading.
func canonicalType(_ text: Text) -> Text {
  if text.bytes.allSatisfy({ isNameByte($0) }), !text.spells("Void") { return text }
  return parseType(text).map { Text($0.tree.canonical($0.type)) } ?? text
}

func canonicalType(_ type: SpecType) -> Text {
  canonicalType(type.text)
}

/// Whether two types are the same, however they are spelled.
func isSame(_ left: SpecType?, _ right: SpecType?) -> Bool {
  left?.text == right?.text || left.map(canonicalType) == right.map(canonicalType)
}

/// Whether a canonical type is the optional of another. If so, values of the other can be passed for it.
func isOptional(_ type: Text, of wrapped: Text) -> Bool {
  type == "\(wrapped)?" || type == "(\(wrapped))?"
}

extension SpecSyntax {
  fileprivate func canonical(_ type: TypeSyntax) -> String {
    let inner = self.firstPart(of: type)
    return switch type.kind {
    case .name: self.canonicalName(type, self.parts(of: type).map(\.type))
    case .optional: "\(self.operand(inner))?"
    case .implicitlyUnwrapped: "\(self.operand(inner))!"
    case .array: "[\(self.canonical(inner))]"
    case .inlineArray: "InlineArray<\(self.count(of: type, inner)), \(self.canonical(inner))>"
    case .attributed: "\(self.attributes(of: type)) \(self.canonical(inner))"
    case .dictionary: "[\(self.parts(of: type).map { self.canonical($0.type) }.joined(separator: ": "))]"
    case .tuple: self.canonicalTuple(Array(self.parts(of: type)))
    case .function: self.canonicalFunction(type, self.parts(of: type).dropLast())
    case .existential: self.canonical(inner)
    case .opaque: "some \(self.canonical(inner))"
    case .composition: self.constituents(of: type).ordered(by: <).joined(separator: " & ")
    case .metatype: "\(self.instance(inner)).\(self.text(type.tokens.upperBound - 1))"
    case .variadic: "\(self.operand(inner))..."
    case .suppressed: "~\(self.operand(inner))"
    }
  }

  /// Returns the type, in parentheses if a following mark such as `?` would otherwise apply only to its last part.
  private func operand(_ type: TypeSyntax) -> String {
    let text = self.canonical(type)
    switch self.withoutParentheses(type).kind {
    // 'any P' is the same as 'P', which needs no parentheses.
    case .existential: return self.operand(self.firstPart(of: self.withoutParentheses(type)))
    case .attributed, .composition, .function, .opaque: return "(\(text))"
    case .array, .dictionary, .implicitlyUnwrapped, .inlineArray, .metatype, .name, .optional, .suppressed,
      .tuple, .variadic:
      return text
    }
  }

  /// Returns the type of which a metatype is taken: `(any Any).Type` is not `Any.Type`.
  private func instance(_ type: TypeSyntax) -> String {
    self.withoutParentheses(type).kind == .existential
      ? "(any \(self.canonical(type)))" : self.operand(type)
  }

  private func count(of array: TypeSyntax, _ element: TypeSyntax) -> String {
    (array.tokens.lowerBound + 1..<element.tokens.lowerBound - 1).map { "\(self.text($0))" }.joined()
  }

  /// Returns the attributes and specifiers before a type, sorted, as their order does not matter.
  private func attributes(of type: TypeSyntax) -> String {
    var attributes: [String] = []
    var depth = 0
    for index in self.prefix(of: type) {
      let kind = self.tokens[index].kind
      let isJoined = attributes.isEmpty ? false : [.at, .dot].contains(self.tokens[index - 1].kind)
      if depth == 0, kind == .at || (kind == .identifier && !isJoined) { attributes.append("") }
      if kind == .leftParenthesis { depth += 1 }
      if kind == .rightParenthesis { depth -= 1 }
      attributes[attributes.count - 1] += "\(self.text(index))"
    }
    return attributes.ordered(by: <).joined(separator: " ")
  }

  private func canonicalTuple(_ elements: [ElementSyntax]) -> String {
    if elements.count == 1, elements[0].label == nil { return self.canonical(elements[0].type) }
    let parts = elements.map { element in
      "\(element.label.map { "\(self.text($0)): " } ?? "")\(self.canonical(element.type))"
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Returns a function type without parameter names, which do not matter to callers.
  private func canonicalFunction(_ type: TypeSyntax, _ parameters: ArraySlice<ElementSyntax>) -> String {
    let result = self.parts[type.parts.upperBound - 1].type
    let types = parameters.map { self.canonical($0.type) }.joined(separator: ", ")
    return "(\(types))\(self.effects(of: type, parameters, result)) -> \(self.canonical(result))"
  }

  /// Returns effects such as ` async throws`. `throws(any Error)` becomes `throws`, and `throws(Never)` disappears.
  private func effects(of type: TypeSyntax, _ parameters: ArraySlice<ElementSyntax>, _ result: TypeSyntax)
    -> String
  {
    let arrow = result.tokens.lowerBound - 1
    let last = parameters.last?.tokens.upperBound ?? type.tokens.lowerBound
    let start = (last..<arrow).first { self.tokens[$0].kind == .rightParenthesis } ?? arrow
    let words = (start..<arrow).dropFirst().map { "\(self.text($0))" }.joined(separator: " ")
    let named = words.replacing("Swift . ", with: "").replacing("throws ( any Error )", with: "throws")
    let plain = named.replacing("throws ( Error )", with: "throws").replacing("throws ( Never )", with: "")
    let isAsync = plain.hasPrefix("async")
    let rest = (isAsync ? plain.dropFirst(5) : plain[...]).drop { $0 == " " }
    return (isAsync ? " async" : "") + (rest.isEmpty ? "" : " \(rest)")
  }

  /// Returns the types of a composition, including those of nested compositions.
  private func constituents(of type: TypeSyntax) -> Set<String> {
    let inner = self.withoutParentheses(type)
    guard inner.kind == .composition else { return [self.canonical(type)] }
    return self.parts(of: inner).reduce(into: []) { $0.formUnion(self.constituents(of: $1.type)) }
  }

  private func canonicalName(_ type: TypeSyntax, _ arguments: [TypeSyntax]) -> String {
    let opening = type.tokens.first { self.tokens[$0].kind == .less } ?? type.tokens.upperBound
    let isQualified = self.text(type.tokens.lowerBound).spells("Swift") && type.tokens.count > 2
    let start = type.tokens.lowerBound + (isQualified ? 2 : 0)
    let name = (start..<opening).map { "\(self.text($0))" }.joined()
    let isWhole =
      opening == type.tokens.upperBound || self.tokens[type.tokens.upperBound - 1].kind == .greater
    switch (name, arguments.count) {
    case ("Void", 0): return "()"
    case ("Optional", 1) where isWhole: return "\(self.operand(arguments[0]))?"
    case ("Array", 1) where isWhole: return "[\(self.canonical(arguments[0]))]"
    case ("Dictionary", 2) where isWhole:
      return "[\(self.canonical(arguments[0])): \(self.canonical(arguments[1]))]"
    case ("InlineArray", 2) where isWhole:
      return "InlineArray<\(self.canonical(arguments[0])), \(self.canonical(arguments[1]))>"
    case (_, 0): return name
    case (_, _): return self.spelled(type, arguments, from: start)
    }
  }

  /// Returns the tokens separated by spaces, with the parts in their canonical spelling.
  private func spelled(_ type: TypeSyntax, _ parts: [TypeSyntax], from start: Int? = nil) -> String {
    var words: [String] = []
    var index = start ?? type.tokens.lowerBound
    while index < type.tokens.upperBound {
      if let part = parts.first(where: { $0.tokens.lowerBound == index && !$0.tokens.isEmpty }) {
        words.append(self.canonical(part))
        index = part.tokens.upperBound
      } else {
        words.append("\(self.text(index))")
        index += 1
      }
    }
    return words.joined(separator: " ")
  }
}

extension SpecSyntax {
  private func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
    guard type.kind == .tuple, type.parts.count == 1, self.parts(of: type).first?.label == nil else {
      return type
    }
    return self.withoutParentheses(self.firstPart(of: type))
  }
}
