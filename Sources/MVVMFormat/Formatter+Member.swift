import MVVMConfiguration
import MVVMSource
import MVVMSyntax

extension Formatter {
  /// Writes a member on one line, or with one parameter per line if it is too long.
  mutating func write(_ member: MemberSyntax, _ item: Commented) {
    let start = self.output.count
    self.begin(item)
    if self.hasComment(inside: member.tokens) {
      let values = self.tree.parameters(of: member).map(\.initialValue) + [member.initialValue]
      self.write(verbatim: member.tokens, from: self.start(of: item), values: values.compactMap { $0 })
    } else {
      self.write(attributes: member.attributes)
      self.write(member, from: start)
    }
    // Without the `;`, the value would continue on the next line.
    let last = self.tokens[member.tokens.upperBound - 1].kind
    if last == .arrow || last == .ampersand { self.write(Byte.semicolon) }
    self.end(trailing: item.trailing)
  }

  /// - Parameter start: The start of a line in the output, at or before the member.
  private mutating func write(_ member: MemberSyntax, from start: Int) {
    self.writeNames(of: member)
    let parameters = self.tree.parameters(of: member)
    let mark = self.output.count
    if member.parameters != nil { self.write(parameters, areBroken: false) }
    self.writeRest(of: member)
    let line = self.output[start..<mark].lastIndex(where: isLineEnd).map { $0 + 1 } ?? start
    guard !parameters.isEmpty, widestLine(self.output[line...]) > self.layout.width else { return }
    self.output.removeSubrange(mark...)
    self.write(parameters, areBroken: true)
    self.writeRest(of: member)
  }

  private mutating func writeNames(of member: MemberSyntax) {
    if let modifier = member.modifier { self.write(word: modifier) }
    if let label = member.label { self.write(word: label) }
    self.write(token: member.name)
  }

  private mutating func writeRest(of member: MemberSyntax) {
    if member.effect != nil { self.write(" async") }
    if let type = member.type {
      self.write(member.parameters == nil ? ": " : " -> ")
      self.write(type)
    }
    if let value = member.initialValue { self.write(value: value) }
    if let logicName = member.logicName {
      self.write(" as ")
      self.write(token: logicName)
    }
  }

  /// - Parameter areBroken: Whether each parameter has a line of its own.
  private mutating func write(_ parameters: ArraySlice<ParameterSyntax>, areBroken: Bool) {
    func breakLine(_ formatter: inout Formatter) {
      formatter.endLine()
      formatter.startLine()
    }
    self.write(Byte.leftParenthesis)
    self.depth += areBroken ? 1 : 0
    for (offset, parameter) in parameters.enumerated() {
      if offset > 0 { self.write(areBroken ? "," : ", ") }
      if areBroken { breakLine(&self) }
      self.write(parameter)
    }
    self.depth -= areBroken ? 1 : 0
    if areBroken { breakLine(&self) }
    self.write(Byte.rightParenthesis)
  }

  private mutating func write(_ parameter: ParameterSyntax) {
    if let label = parameter.label { self.write(word: label) }
    self.write(token: parameter.name)
    self.write(": ")
    self.write(parameter.type)
    if let value = parameter.initialValue { self.write(value: value) }
  }

  private mutating func write(value: TokenRange) {
    self.write(" = ")
    self.write(self.tree.range(value))
  }
}

private func widestLine(_ text: ArraySlice<UInt8>) -> Int {
  var widest = 0
  var width = 0
  for byte in text {
    if isLineEnd(byte) {
      widest = max(widest, width)
      width = 0
    } else if byte == Byte.tab {
      width += 4
    } else if byte & 0xC0 != 0x80 {
      width += 1
    }
  }
  return max(widest, width)
}
