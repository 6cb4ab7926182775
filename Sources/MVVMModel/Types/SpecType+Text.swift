import MVVMSource

extension SpecType: CustomStringConvertible {
  /// The type as Swift code, in the layout of a formatter and with the parentheses that the tree needs.
  public var text: Text {
    if case .name(let name) = self { return name }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    self.append(to: &bytes)
    return Text(bytes[...])
  }

  public var description: String { self.text.description }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .name(let name): bytes += name.bytes
    case .member(let type, let name), .metatype(let type, let name):
      type.append(to: &bytes, before: ".")
      bytes += name.bytes
    case .generic(let type, let arguments):
      type.append(to: &bytes)
      appendArguments(arguments, to: &bytes)
    case .optional(let type): type.append(to: &bytes, before: "?")
    case .implicitlyUnwrapped(let type): type.append(to: &bytes, before: "!")
    case .array(let type): type.append(to: &bytes, between: "[", "]")
    case .inlineArray(let count, let type):
      appendPiece("[", to: &bytes)
      bytes += count.bytes
      type.append(to: &bytes, between: " of ", "]")
    case .dictionary(let key, let value):
      key.append(to: &bytes, between: "[", ": ")
      value.append(to: &bytes, between: "", "]")
    case .tuple(let elements): appendElements(elements, to: &bytes)
    case .function(let function): function.append(to: &bytes)
    case .existential(let type): type.append(to: &bytes, between: "any ", "")
    case .opaque(let type): type.append(to: &bytes, between: "some ", "")
    case .composition(let types):
      for index in types.indices { types[index].append(to: &bytes, between: index == 0 ? "" : " & ", "") }
    case .attributed(let words, let type):
      for word in words {
        bytes += word.bytes
        bytes.append(Byte.space)
      }
      type.append(to: &bytes)
    case .variadic(let type): type.append(to: &bytes, before: "...")
    case .suppressed(let type): type.append(to: &bytes, between: "~", "")
    }
  }

  /// Appends the type and a mark, which would otherwise belong only to the last part of the type.
  private func append(to bytes: inout [UInt8], before mark: StaticString) {
    if self.isCompound {
      self.append(to: &bytes, between: "(", ")")
    } else {
      self.append(to: &bytes)
    }
    appendPiece(mark, to: &bytes)
  }

  fileprivate func append(to bytes: inout [UInt8], between opening: StaticString, _ closing: StaticString) {
    appendPiece(opening, to: &bytes)
    self.append(to: &bytes)
    appendPiece(closing, to: &bytes)
  }

  /// Whether a mark such as `?` behind the type would belong only to its last part.
  private var isCompound: Bool {
    switch self {
    case .attributed, .composition, .existential, .function, .opaque: true
    case .array, .dictionary, .generic, .implicitlyUnwrapped, .inlineArray, .member, .metatype, .name,
      .optional, .suppressed, .tuple, .variadic:
      false
    }
  }
}

extension SpecType.Function {
  fileprivate func append(to bytes: inout [UInt8]) {
    appendElements(self.parameters, to: &bytes)
    if self.isAsync { appendPiece(" async", to: &bytes) }
    switch self.errors {
    case .none: break
    case .any: appendPiece(" throws", to: &bytes)
    case .typed(let type): type.append(to: &bytes, between: " throws(", ")")
    }
    self.result.append(to: &bytes, between: " -> ", "")
  }
}

private func appendElements(_ elements: [SpecType.Element], to bytes: inout [UInt8]) {
  bytes.append(Byte.leftParenthesis)
  for index in elements.indices {
    if index > 0 { appendPiece(", ", to: &bytes) }
    if let label = elements[index].label { bytes += label.bytes }
    if let name = elements[index].name {
      bytes.append(Byte.space)
      bytes += name.bytes
    }
    elements[index].type.append(to: &bytes, between: elements[index].label == nil ? "" : ": ", "")
  }
  bytes.append(Byte.rightParenthesis)
}

private func appendArguments(_ arguments: [SpecType], to bytes: inout [UInt8]) {
  // `<-` would be one operator.
  let isNegative = arguments.first?.text.hasPrefix("-") == true
  appendPiece(isNegative ? "< " : "<", to: &bytes)
  for index in arguments.indices { arguments[index].append(to: &bytes, between: index == 0 ? "" : ", ", "") }
  appendPiece(">", to: &bytes)
}

private func appendPiece(_ piece: StaticString, to bytes: inout [UInt8]) {
  bytes.append(contentsOf: UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount))
}

extension SpecType: Hashable {
  /// Whether two types are written alike.
  public static func == (left: SpecType, right: SpecType) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { self.text.hash(into: &hasher) }
}
