import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let successAndFailure = LintRule(
    identifier: .successAndFailure,
    summary: "An output for success has a partner for failure, and vice versa",
    details: """
      A view that shows success must also show failure: 'loginSuccess' needs a
      'loginFailure'. The counterpart may be one of the 'errors'. A failure among
      the 'errors' needs none.
      """,
    example: """
        /// Signs a person in.
        viewmodel LoginViewModel {
          outputs {
      +     /// Emits the message to show when signing in fails.
      +     event loginFailure: ErrorMessage
            /// Emits when signing in succeeds.
            event loginSuccess: Void
          }
        }
      """
  ) { viewModel, _, findings in
    let partners = viewModel.outputs.filter { $0.section == .outputs }
      .compactMap { output in partner(of: output.name).map { (output, $0) } }
    guard !partners.isEmpty else { return }
    let names = Set(viewModel.outputs.map(\.name))
    for (output, partner) in partners where !names.contains(partner) {
      findings.report(
        "'\(output.name)' has no counterpart: add '\(partner)' to outputs or errors",
        of: output
      )
    }
  }
}

private func partner(of name: Text) -> Text? {
  let endings: [(String, String)] = [("Success", "Failure"), ("success", "failure")]
  for (success, failure) in endings {
    if name.hasSuffix(success) { return exchange(success, for: failure, in: name) }
    if name.hasSuffix(failure) { return exchange(failure, for: success, in: name) }
  }
  return nil
}

/// Replaces the ending of a name. An ending in lower case must be the whole name, so that `unsuccess` is left
/// alone.
private func exchange(_ ending: String, for other: String, in name: Text) -> Text? {
  let start = name.bytes.dropLast(ending.utf8.count)
  guard start.isEmpty || ending.first?.isUppercase == true else { return nil }
  return Text("\(Text(start))\(other)")
}
