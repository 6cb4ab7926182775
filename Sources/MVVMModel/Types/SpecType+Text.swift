import MVVMSource

extension SpecType: CustomStringConvertible {
  /// The type as Swift code, in the layout of a formatter and with the parentheses that the tree needs.
  public var text: Text {
    if case .name(let name) = self { return name }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    self.write { bytes += $0 }
    return Text(bytes[...])
  }

  public var description: String { self.text.description }

  /// Writes the text piece by piece, without one of its own.
  public func write(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch self {
    case .name(let name): name.bytes.withUnsafeBufferPointer(take)
    case .member(let type, let name), .metatype(let type, let name):
      type.write(take, before: ".")
      name.bytes.withUnsafeBufferPointer(take)
    case .generic(let type, let arguments):
      type.write(take)
      writeArguments(arguments, take)
    case .optional(let type): type.write(take, before: "?")
    case .implicitlyUnwrapped(let type): type.write(take, before: "!")
    case .array(let type): type.write(take, between: "[", "]")
    case .inlineArray(let count, let type):
      writePiece("[", take)
      count.bytes.withUnsafeBufferPointer(take)
      type.write(take, between: " of ", "]")
    case .dictionary(let key, let value):
      key.write(take, between: "[", ": ")
      value.write(take, between: "", "]")
    case .tuple(let elements): writeElements(elements, take)
    case .function(let function): function.write(take)
    case .existential(let type): type.write(take, between: "any ", "")
    case .opaque(let type): type.write(take, between: "some ", "")
    case .composition(let types):
      for index in types.indices { types[index].write(take, between: index == 0 ? "" : " & ", "") }
    case .attributed(let words, let type):
      for word in words {
        word.bytes.withUnsafeBufferPointer(take)
        writePiece(" ", take)
      }
      type.write(take)
    case .variadic(let type): type.write(take, before: "...")
    case .suppressed(let type): type.write(take, between: "~", "")
    }
  }

  /// Appends the type and a mark, which would otherwise belong only to the last part of the type.
  private func write(_ take: Writing, before mark: StaticString) {
    if self.isCompound {
      self.write(take, between: "(", ")")
    } else {
      self.write(take)
    }
    writePiece(mark, take)
  }

  fileprivate func write(_ take: Writing, between opening: StaticString, _ closing: StaticString) {
    writePiece(opening, take)
    self.write(take)
    writePiece(closing, take)
  }

  /// Whether a mark such as `?` behind the type would belong only to its last part.
  private var isCompound: Bool {
    switch self {
    case .attributed, .composition, .existential, .function, .opaque: true
    default: false
    }
  }
}

extension SpecType.Function {
  fileprivate func write(_ take: Writing) {
    writeElements(self.parameters, take)
    if self.isAsync { writePiece(" async", take) }
    switch self.errors {
    case .none: break
    case .any: writePiece(" throws", take)
    case .typed(let type): type.write(take, between: " throws(", ")")
    }
    self.result.write(take, between: " -> ", "")
  }
}

private func writeElements(_ elements: [SpecType.Element], _ take: Writing) {
  writePiece("(", take)
  for index in elements.indices {
    if index > 0 { writePiece(", ", take) }
    elements[index].label?.bytes.withUnsafeBufferPointer(take)
    if let name = elements[index].name {
      writePiece(" ", take)
      name.bytes.withUnsafeBufferPointer(take)
    }
    elements[index].type.write(take, between: elements[index].label == nil ? "" : ": ", "")
  }
  writePiece(")", take)
}

private func writeArguments(_ arguments: [SpecType], _ take: Writing) {
  // `<-` would be one operator.
  let isNegative = arguments.first?.text.hasPrefix("-") == true
  writePiece(isNegative ? "< " : "<", take)
  for index in arguments.indices { arguments[index].write(take, between: index == 0 ? "" : ", ", "") }
  writePiece(">", take)
}

private func writePiece(_ piece: StaticString, _ take: Writing) {
  if piece.utf8CodeUnitCount > 0 { piece.withUTF8Buffer(take) }
}

/// Is given the pieces of a text.
private typealias Writing = (UnsafeBufferPointer<UInt8>) -> Void

extension SpecType: Hashable {
  /// Whether two types are written alike.
  public static func == (left: SpecType, right: SpecType) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { self.text.hash(into: &hasher) }
}
