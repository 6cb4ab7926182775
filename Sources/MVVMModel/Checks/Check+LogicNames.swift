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
    let taken = Set(
      self.declarations.filter { $0.section == .inputs }.map { self.tree.logicName(of: $0) }
    )
    var last: [Text: Int] = [:]
    for (index, input) in self.declarations.enumerated() where unclear.contains(index) {
      if let other = last.updateValue(index, forKey: self.tree.logicName(of: input)) {
        self.findings.append(ambiguousLogicName(input, self.declarations[other], taken, in: self.tree))
      }
    }
    for index in unclear { self.reported.insert(index) }
  }
}

/// - Parameter taken: The logic names of all inputs.
private func ambiguousLogicName(
  _ second: Declaration,
  _ first: Declaration,
  _ taken: Set<Text>,
  in tree: SpecSyntax
) -> Diagnostic {
  let isSecond = tree.canBeRenamed(second) || !tree.canBeRenamed(first)
  let (renamed, other) = isSecond ? (second, first) : (first, second)
  let suggestion = tree.suggestedLogicName(of: renamed).flatMap { taken.contains($0) ? nil : $0 }
  let advice = suggestion.map { "add 'as \($0)'" } ?? "name one of them with 'as'"
  let end = tree.range(tree.members[renamed.member].tokens).upperBound
  return Diagnostic(
    .ambiguousLogicName,
    "inputs '\(tree.selector(of: first))' and '\(tree.selector(of: second))' would both be read as "
      + "'\(tree.logicName(of: second))': \(advice)",
    at: tree.place(tree.logicNameToken(of: renamed)),
    notes: [Note("the other is here", at: tree.place(tree.logicNameToken(of: other)))],
    fix: suggestion.map { Fix(Edit(end..<end, " as \($0)")) }
  )
}

extension SpecSyntax {
  /// Whether a fix can give an input a logic name: it has none yet, and has a parameter to derive one from.
  fileprivate func canBeRenamed(_ input: Declaration) -> Bool {
    let member = self.members[input.member]
    return member.logicName == nil && member.parameters?.isEmpty == false
  }

  /// The base name and the first label, such as `tappedExpandableRow`; `nil` if the input cannot be renamed.
  fileprivate func suggestedLogicName(of input: Declaration) -> Text? {
    guard self.canBeRenamed(input), let parameter = self.parameters(of: self.members[input.member]).first
    else { return nil }
    let label = parameter.label.map { self.text($0) }
    let word = label.flatMap { $0.spells("_") ? nil : $0 } ?? self.text(parameter.name)
    return Text("\(self.name(of: input))\(capitalized(word))")
  }
}
