import MVVMSource
import MVVMSyntax

/// Reports inputs that the logic would read by the same name.
///
/// - Parameter members: Those inputs as written, in the order of the file.
func reportLogicNames(
  of members: [MemberSyntax],
  _ inputs: [Input],
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  var first: [Text: MemberSyntax] = [:]
  let names = InputNames(of: inputs)
  for member in members {
    let name = tree.text(member.logicName ?? member.name)
    if let other = first.updateValue(member, forKey: name) {
      findings.append(ambiguousLogicName(name, member, other, names, in: tree))
    }
  }
}

private struct InputNames {
  /// By the offset of the input's name.
  let selectors: [Int: Text]
  let logicNames: Set<Text>

  init(of inputs: [Input]) {
    let pairs = inputs.map { ($0.nameRange.lowerBound, $0.selector) }
    self.selectors = Dictionary(pairs, uniquingKeysWith: { $1 })
    self.logicNames = Set(inputs.map(\.logicName))
  }
}

private func ambiguousLogicName(
  _ name: Text,
  _ second: MemberSyntax,
  _ first: MemberSyntax,
  _ names: InputNames,
  in tree: SpecSyntax
) -> Diagnostic {
  let selectors = [first, second].map { names.selectors[tree.range($0.name).lowerBound] ?? name }
  let (renamed, other) = canBeRenamed(second) || !canBeRenamed(first) ? (second, first) : (first, second)
  let suggestion = logicName(for: renamed, in: tree).flatMap { suggestion in
    names.logicNames.contains(suggestion) ? nil : suggestion
  }
  let advice = suggestion.map { "add 'as \($0)'" } ?? "name one of them with 'as'"
  let end = tree.range(renamed.tokens).upperBound
  return Diagnostic(
    .ambiguousLogicName,
    "inputs '\(selectors[0])' and '\(selectors[1])' would both be read as '\(name)': \(advice)",
    at: tree.place(renamed.logicName ?? renamed.name),
    notes: [Note("the other is here", at: tree.place(other.logicName ?? other.name))],
    fix: suggestion.map { Fix(Edit(end..<end, " as \($0)")) }
  )
}

private func canBeRenamed(_ member: MemberSyntax) -> Bool {
  member.logicName == nil && member.parameters?.isEmpty == false
}

/// Base name and first label, such as `tappedExpandableRow`; `nil` for an input that has a logic name or no
/// parameter to tell it by.
private func logicName(for member: MemberSyntax, in tree: SpecSyntax) -> Text? {
  guard member.logicName == nil, let parameter = member.parameters?.first else { return nil }
  let label = parameter.label.map { tree.text($0) }
  let word = label == nil || label == "_" ? tree.text(parameter.name) : label ?? ""
  return Text("\(tree.text(member.name))\(capitalized(word))")
}

/// The text with a first letter of a–z in upper case.
public func capitalized(_ text: Text) -> Text {
  guard let first = text.bytes.first, 0x61...0x7A ~= first else { return text }
  var bytes = Array(text.bytes)
  bytes[0] = first - 0x20
  return Text(bytes[...])
}
