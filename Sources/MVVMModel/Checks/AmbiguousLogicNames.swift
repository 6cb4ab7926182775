import MVVMSource
import MVVMSyntax

/// Returns the inputs that the logic would read by the name of another input.
func ambiguousLogicNames(among members: [Member], of viewModel: ViewModel) -> [NameConflict] {
  let groups = members.compactMap(\.input).groups(sharing: \.logicName)
  if groups.isEmpty { return [] }
  let taken = Set(viewModel.inputs.map(\.logicName))
  return groups.flatMap { inputs in
    [NameConflict(Member(inputs[0]), nil)]
      + zip(inputs, inputs.dropFirst()).map { first, second in
        NameConflict(Member(second), ambiguousLogicName(of: second, and: first, taken: taken))
      }
  }
}

/// - Parameter taken: The logic names of all inputs.
private func ambiguousLogicName(of second: Input, and first: Input, taken: Set<Text>) -> Diagnostic {
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
  fileprivate var placeOfLogicName: SourceRange { self.tree.place(self.syntax.logicName ?? self.syntax.name) }

  /// Whether a fix can add a logic name: the input has none, but has a parameter to derive one from.
  fileprivate var canBeRenamed: Bool {
    self.syntax.logicName == nil && self.syntax.parameters?.isEmpty == false
  }

  /// The base name and the first label, such as `tappedExpandableRow`; `nil` if the input cannot be renamed.
  fileprivate var suggestedLogicName: Text? {
    guard self.canBeRenamed, let parameter = self.parameters.first else { return nil }
    return Text("\(self.name)\(capitalized(parameter.argumentLabel ?? parameter.name))")
  }
}
