import MVVMModel
import MVVMSource

extension LintRule {
  public static let successAndFailure = LintRule(
    .successAndFailure,
    "An output that tells of success has a partner for failure, and the other way round",
    details: """
      Whoever shows that signing in worked has to show that it did not, too:
      'loginSuccess' stands beside 'loginFailure'. The partner may be one of the
      'errors'. A failure among the 'errors' needs no partner: its success is
      what the outputs show.
      """,
    bad: """
      /// Signs a person in.
      viewmodel LoginViewModel {
        outputs {
          /// Emits when signing in succeeds.
          event loginSuccess: Void
        }
      }

      """,
    good: """
      /// Signs a person in.
      viewmodel LoginViewModel {
        outputs {
          /// Emits the message to show when signing in fails.
          event loginFailure: ErrorMessage
          /// Emits when signing in succeeds.
          event loginSuccess: Void
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      let partners = viewModel.outputs.compactMap { member in
        partner(of: member.name).map { (member, $0) }
      }
      guard !partners.isEmpty else { continue }
      let names = Set(viewModel.shown.map(\.name))
      for (member, partner) in partners where !names.contains(partner) {
        findings.report("'\(member.name)' stands alone: add '\(partner)', to outputs or errors", at: member)
      }
    }
  }
}

private func partner(of name: Text) -> Text? {
  guard name.count >= 7 else { return nil }
  let endings: [(StaticString, StaticString)] = [("Success", "Failure"), ("success", "failure")]
  for (success, failure) in endings {
    if name.hasSuffix(success) { return exchange(success, for: failure, in: name) }
    if name.hasSuffix(failure) { return exchange(failure, for: success, in: name) }
  }
  return nil
}

/// Replaces the ending of a name. An ending in lower case must be the whole name: `unsuccess` does not count.
private func exchange(_ ending: StaticString, for other: StaticString, in name: Text) -> Text? {
  let start = name.bytes.dropLast(ending.utf8CodeUnitCount)
  guard start.isEmpty || 0x41...0x5A ~= ending.utf8Start.pointee else { return nil }
  return Text("\(Text(start))\(other)")
}
