import MVVMSource

extension SpecType: CustomStringConvertible {
  /// The type as Swift code, in the layout of a formatter and with the parentheses that the tree needs.
  public var text: Text {
    if case .name(let name) = self { return name }
    var bytes: [UInt8] = []
    self.append(to: &bytes)
    return Text(bytes[...])
  }

  public var description: String { self.text.description }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .name(let name): bytes += name.bytes
    case .member(let type, let name): type.append(to: &bytes, behind: ".", name)
    case .generic(let type, let arguments):
      type.append(to: &bytes)
      appendArguments(arguments, to: &bytes)
    case .optional(let type): type.append(to: &bytes, behind: "?")
    case .implicitlyUnwrapped(let type): type.append(to: &bytes, behind: "!")
    case .array(let type): type.append(to: &bytes, between: "[", "]")
    case .inlineArray(let count, let type): type.append(to: &bytes, between: "[\(count) of ", "]")
    case .dictionary(let key, let value):
      key.append(to: &bytes, between: "[", ": ")
      value.append(to: &bytes, between: "", "]")
    case .tuple(let elements): appendList(elements, to: &bytes)
    case .function(let function): function.append(to: &bytes)
    case .existential(let type): type.append(to: &bytes, between: "any ", "")
    case .opaque(let type): type.append(to: &bytes, between: "some ", "")
    case .composition(let types): appendSeparated(types, " & ", to: &bytes) { $0.append(to: &$1) }
    case .metatype(let type, let word): type.append(to: &bytes, behind: ".", word)
    case .attributed(let words, let type):
      for word in words { bytes += word.bytes + [Byte.space] }
      type.append(to: &bytes)
    case .variadic(let type): type.append(to: &bytes, behind: "...")
    case .suppressed(let type): type.append(to: &bytes, between: "~", "")
    }
  }

  /// Appends the type and something behind it, which would otherwise belong only to the last part of the type.
  private func append(to bytes: inout [UInt8], behind mark: String, _ name: Text = "") {
    if self.isCompound {
      self.append(to: &bytes, between: "(", ")")
    } else {
      self.append(to: &bytes)
    }
    bytes += mark.utf8
    bytes += name.bytes
  }

  private func append(to bytes: inout [UInt8], between opening: String, _ closing: String) {
    bytes += opening.utf8
    self.append(to: &bytes)
    bytes += closing.utf8
  }

  /// Whether a mark such as `?` behind the type would belong only to its last part.
  private var isCompound: Bool {
    switch self {
    case .attributed, .composition, .existential, .function, .opaque: true
    case .array, .dictionary, .generic, .implicitlyUnwrapped, .inlineArray, .member, .metatype, .name,
      .optional,
      .suppressed, .tuple, .variadic:
      false
    }
  }
}

extension SpecType.Function {
  fileprivate func append(to bytes: inout [UInt8]) {
    appendList(self.parameters, to: &bytes)
    if self.isAsync { bytes += " async".utf8 }
    switch self.errors {
    case .none: break
    case .any: bytes += " throws".utf8
    case .typed(let type): bytes += " throws(\(type))".utf8
    }
    bytes += " -> \(self.result)".utf8
  }
}

private func appendList(_ elements: [SpecType.Element], to bytes: inout [UInt8]) {
  bytes.append(Byte.leftParenthesis)
  appendSeparated(elements, ", ", to: &bytes) { element, bytes in
    if let label = element.label { bytes += label.bytes }
    if let name = element.name { bytes += [Byte.space] + name.bytes }
    if element.label != nil { bytes += ": ".utf8 }
    bytes += element.type.text.bytes
  }
  bytes.append(Byte.rightParenthesis)
}

private func appendArguments(_ arguments: [SpecType], to bytes: inout [UInt8]) {
  let list = arguments.map(\.description).joined(separator: ", ")
  // `<-` would be one operator.
  bytes += "<\(list.hasPrefix("-") ? " " : "")\(list)>".utf8
}

private func appendSeparated<Part>(
  _ parts: [Part],
  _ separator: String,
  to bytes: inout [UInt8],
  _ append: (Part, inout [UInt8]) -> Void
) {
  for (index, part) in parts.enumerated() {
    if index > 0 { bytes += separator.utf8 }
    append(part, &bytes)
  }
}

extension SpecType: Hashable {
  /// Whether two types are written alike.
  public static func == (left: SpecType, right: SpecType) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { self.text.hash(into: &hasher) }
}
