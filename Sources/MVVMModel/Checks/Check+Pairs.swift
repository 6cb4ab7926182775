import MVVMSource
import MVVMSyntax

extension NameCheck {
  /// Reports pairs whose halves start at different values: the start stands on either, and on both it is the same text.
  mutating func checkStarts() {
    for pair in self.pairs {
      guard let start = pair.input.initialValues.first, let value = pair.state.syntax.initialValue,
        start != self.tree.text(value)
      else { continue }
      let message =
        "'\(pair.state.name)' starts at '\(self.tree.text(value))' here, and as an input at '\(start)': "
        + "it is one property, so leave one of them out"
      let note = Note("the input is here", at: Place(self.tree.file, pair.input.nameRange))
      self.findings.append(
        Diagnostic(.differentStart, message, at: self.tree.place(value), notes: [note])
      )
    }
  }
}
