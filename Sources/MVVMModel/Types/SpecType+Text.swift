import MVVMSource

extension SpecType: CustomStringConvertible {
  /// The type as Swift code, with a formatter's layout and the parentheses that the tree needs.
  public var text: Text {
    if case .name(let name) = self { return name }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    self.write(to: &bytes)
    return Text(bytes[...])
  }

  public var description: String { self.text.description }

  /// Appends the text.
  public func write(to bytes: inout [UInt8]) {
    switch self {
    case .name(let name): bytes += name.bytes
    case .member(let type, let name), .metatype(let type, let name):
      type.write(to: &bytes, before: ".")
      bytes += name.bytes
    case .generic(let type, let arguments):
      type.write(to: &bytes)
      writeArguments(arguments, to: &bytes)
    case .optional(let type): type.write(to: &bytes, before: "?")
    case .implicitlyUnwrapped(let type): type.write(to: &bytes, before: "!")
    case .array(let type): type.write(to: &bytes, between: "[", and: "]")
    case .inlineArray(let count, let type):
      bytes += "[".utf8
      bytes += count.bytes
      type.write(to: &bytes, between: " of ", and: "]")
    case .dictionary(let key, let value):
      key.write(to: &bytes, between: "[", and: ": ")
      value.write(to: &bytes, between: "", and: "]")
    case .tuple(let elements): writeElements(elements, to: &bytes)
    case .function(let function): function.write(to: &bytes)
    case .existential(let type): type.write(to: &bytes, between: "any ", and: "")
    case .opaque(let type): type.write(to: &bytes, between: "some ", and: "")
    case .composition(let types):
      for index in types.indices { types[index].write(to: &bytes, between: index == 0 ? "" : " & ", and: "") }
    case .attributed(let words, let type):
      for word in words {
        bytes += word.bytes
        bytes += " ".utf8
      }
      type.write(to: &bytes)
    case .variadic(let type): type.write(to: &bytes, before: "...")
    case .suppressed(let type): type.write(to: &bytes, between: "~", and: "")
    }
  }

  /// Appends the type and a mark, which would otherwise belong only to the last part of the type.
  private func write(to bytes: inout [UInt8], before mark: String) {
    if self.isCompound { self.write(to: &bytes, between: "(", and: ")") } else { self.write(to: &bytes) }
    bytes += mark.utf8
  }

  fileprivate func write(to bytes: inout [UInt8], between opening: String, and closing: String) {
    bytes += opening.utf8
    self.write(to: &bytes)
    bytes += closing.utf8
  }

  /// Whether a mark such as `?` after the type would belong only to its last part.
  private var isCompound: Bool {
    switch self {
    case .attributed, .composition, .existential, .function, .opaque: true
    default: false
    }
  }
}

extension SpecType.Function {
  fileprivate func write(to bytes: inout [UInt8]) {
    writeElements(self.parameters, to: &bytes)
    if self.isAsync { bytes += " async".utf8 }
    switch self.errors {
    case .none: break
    case .any: bytes += " throws".utf8
    case .typed(let type): type.write(to: &bytes, between: " throws(", and: ")")
    }
    self.result.write(to: &bytes, between: " -> ", and: "")
  }
}

private func writeElements(_ elements: [SpecType.Element], to bytes: inout [UInt8]) {
  bytes += "(".utf8
  for index in elements.indices {
    if index > 0 { bytes += ", ".utf8 }
    if let label = elements[index].label { bytes += label.bytes }
    if let name = elements[index].name {
      bytes += " ".utf8
      bytes += name.bytes
    }
    elements[index].type.write(to: &bytes, between: elements[index].label == nil ? "" : ": ", and: "")
  }
  bytes += ")".utf8
}

private func writeArguments(_ arguments: [SpecType], to bytes: inout [UInt8]) {
  bytes += "<".utf8
  let start = bytes.count
  for index in arguments.indices {
    arguments[index].write(to: &bytes, between: index == 0 ? "" : ", ", and: "")
  }
  // Without the space, `<-` would be one operator.
  if bytes[start...].first == UInt8(ascii: "-") { bytes.insert(Byte.space, at: start) }
  bytes += ">".utf8
}

extension SpecType: Hashable {
  /// Returns whether two types have the same text.
  public static func == (left: SpecType, right: SpecType) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { self.text.hash(into: &hasher) }
}
