import MVVMSource

// Names that may be declared in a module that the spec imports. Names alone can only exclude some that
// cannot.
extension ViewModel {
  /// Returns whether a binding exposes a type that may come from another module.
  public func bindsForeignNames(withInputs: Bool) -> Bool {
    let inputs = withInputs ? self.inputs.filter(\.isSent) : []
    return self.bound.contains { mayBeForeign($0.type) }
      || inputs.flatMap(\.parameters).contains { mayBeForeign($0.type) }
  }

  /// Whether a type or an initial value of an input or output may come from another module.
  public var mayShowForeignNames: Bool {
    let parameters = self.inputs.flatMap(\.parameters) + self.outputs.flatMap(\.parameters)
    return parameters.contains { mayBeForeign($0.type) } || self.outputs.contains { mayBeForeign($0.type) }
      || self.inputs.contains { $0.reply.map(mayBeForeign) ?? false } || self.namesInitialValues
  }

  /// Whether an initial value may name a declaration, rather than being a literal.
  public var namesInitialValues: Bool {
    let values = self.inputs.flatMap(\.initialValues) + self.outputs.compactMap(\.initialValue)
    return values.contains(where: namesForeign)
  }
}

private func mayBeForeign(_ type: SpecType) -> Bool {
  type.contains { part in if case .name(let name) = part { !standard.contains(name) } else { false } }
}

/// Returns whether a value has a word that another module may declare: it is not a number or the member of
/// something else, nor a name that hardly any other module declares.
private func namesForeign(_ text: Text) -> Bool {
  let isPlainString = text.bytes.first == UInt8(ascii: "\"") && !text.bytes.contains(Byte.backslash)
  if isPlainString { return false }
  return text.bytes.split { !isNameByte($0) }.contains { word in
    let isMember = word.startIndex > text.bytes.startIndex && text.bytes[word.startIndex - 1] == Byte.dot
    return !isMember && word.first.map(isDigit) == false && !standard.contains(Text(word))
  }
}

private let standard: WordSet = "Bool Double Error Float Int String Void any false nil true"
