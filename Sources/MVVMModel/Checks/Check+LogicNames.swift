import MVVMSource
import MVVMSyntax

extension NameCheck {
  /// Reports inputs that the logic would read by the same name.
  mutating func checkLogicNames() {
    var unclear: Set<Int> = []
    for index in self.declarations.indices
    where self.declarations[index].section == .inputs && !self.isReported(index) {
      let key = self.declarations[index].logicNameHash.key(in: NameScope.logicNames)
      if let other = self.table.insert(index, key) { unclear.formUnion([index, other]) }
    }
    guard !unclear.isEmpty else { return }
    let taken = Set(self.declarations.indices.compactMap { self.member($0).input?.logicName })
    var last: [Text: Input] = [:]
    for input in unclear.sorted(by: <).compactMap({ self.member($0).input }) {
      if let other = last.updateValue(input, forKey: input.logicName) {
        self.findings.append(ambiguousLogicName(input, other, taken))
      }
    }
    self.reported.formUnion(unclear)
  }
}

/// - Parameter taken: The logic names of all inputs.
private func ambiguousLogicName(_ second: Input, _ first: Input, _ taken: Set<Text>) -> Diagnostic {
  let isSecond = second.canBeRenamed || !first.canBeRenamed
  let (renamed, other) = isSecond ? (second, first) : (first, second)
  let suggestion = renamed.suggestedLogicName.flatMap { taken.contains($0) ? nil : $0 }
  let advice = suggestion.map { "add 'as \($0)'" } ?? "name one of them with 'as'"
  let end = renamed.tree.range(renamed.syntax.tokens).upperBound
  return Diagnostic(
    .ambiguousLogicName,
    "inputs '\(first.selector)' and '\(second.selector)' would both be read as "
      + "'\(second.logicName)': \(advice)",
    at: renamed.placeOfLogicName,
    notes: [Note("the other is here", at: other.placeOfLogicName)],
    fix: suggestion.map { Fix(Edit(end..<end, " as \($0)")) }
  )
}

extension Input {
  fileprivate var placeOfLogicName: Place { self.tree.place(self.syntax.logicName ?? self.syntax.name) }

  /// Whether a fix can give it a logic name: it has none yet, and has a parameter to derive one from.
  fileprivate var canBeRenamed: Bool {
    self.syntax.logicName == nil && self.syntax.parameters?.isEmpty == false
  }

  /// The base name and the first label, such as `tappedExpandableRow`; `nil` if the input cannot be renamed.
  fileprivate var suggestedLogicName: Text? {
    guard self.canBeRenamed, let parameter = self.parameters.first else { return nil }
    return Text("\(self.name)\(capitalized(parameter.argumentLabel ?? parameter.name))")
  }
}
