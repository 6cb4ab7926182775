import MVVMSource
import MVVMSyntax

/// Returns errors for pairs whose initial values differ. Either half may give the initial value; if both do,
/// the texts must be the same.
func differentStarts(of pairs: [Pair]) -> [Diagnostic] {
  pairs.compactMap { pair in
    let tree = pair.state.tree
    guard let start = pair.input.initialValues.first, let value = pair.state.syntax.initialValue,
      start != tree.text(value)
    else { return nil }
    let message =
      "'\(pair.state.name)' has the initial value '\(tree.text(value))' here, and '\(start)' as an input: "
      + "they are one property, so remove one of them"
    let note = Note("the input is here", at: pair.input.place)
    return Diagnostic(.differentStart, message, at: tree.place(value), notes: [note])
  }
}
