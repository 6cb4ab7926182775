import MVVMModel
import MVVMSource

/// A finding about a member that nobody uses or tests.
package struct UsageFinding: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// An output that no view and no test reads.
    case unreadOutput = "unread-output"
    /// An input that nobody calls.
    case uncalledInput = "uncalled-input"
    /// A member that only tests use.
    case testOnlyMember = "test-only-member"
    /// A member that is used, but that no test names.
    case untestedMember = "untested-member"

    /// A description of the problem.
    package var words: String {
      switch self {
      case .unreadOutput: "not read"
      case .uncalledInput: "not called"
      case .testOnlyMember: "used by tests alone"
      case .untestedMember: "not tested"
      }
    }
  }

  package let kind: Kind
  package let viewModel: Text
  package let member: Member
  package let place: SourceRange

  /// The finding as a diagnostic, for a terminal or for GitHub.
  package var diagnostic: Diagnostic {
    let subject = self.member.subject(in: self.viewModel)
    let word = self.member.output?.isBinding == true ? "binding" : self.member.section.member
    let member = "\(word) '\(self.member.selector)' of '\(self.viewModel)'"
    let (identifier, message): (DiagnosticIdentifier, String) =
      switch self.kind {
      case .unreadOutput:
        (.usageUnreadOutput, "no view and no test reads the \(member): remove it, or show it")
      case .uncalledInput: (.usageUncalledInput, "nobody calls the \(member): remove it, or call it")
      case .testOnlyMember:
        (.usageTestOnlyMember, "only tests use the \(member): remove it, or use it in a view")
      case .untestedMember: (.usageUntestedMember, "no test names the \(member): write one")
      }
    return Diagnostic(identifier, message, at: self.place, severity: .warning, subject: subject)
  }
}

/// Returns the unused members of a spec's view models, each with its most serious finding.
package func usage(of spec: Spec, in file: SourceFile, _ names: UsedNames) -> [UsageFinding] {
  spec.viewModels.flatMap { viewModel in
    viewModel.members.compactMap { member in
      // A generated test case uses this name for an observer if XCTestCase already has the output's name.
      let second = member.input?.logicName ?? NamePattern.observer.applied(to: member.name)
      let isUsed = names.uses([member.name, second], of: viewModel.name)
      let isTested = names.tests([member.name, second])
      if isUsed, isTested { return nil }
      let unused: UsageFinding.Kind = member.input == nil ? .unreadOutput : .uncalledInput
      let kind = isUsed ? .untestedMember : isTested ? .testOnlyMember : unused
      let place = SourceRange(file, member.nameRange)
      return UsageFinding(kind: kind, viewModel: viewModel.name, member: member, place: place)
    }
  }
  .sorted { ($0.place.range?.lowerBound ?? 0) < ($1.place.range?.lowerBound ?? 0) }
}

/// Returns all findings as one JSON object, with a line for each, and the number of members that were
/// checked.
package func usageJSON(_ findings: [UsageFinding], members count: Int) -> String {
  let counts = UsageFinding.Kind.allCases.map { kind in
    (kind.rawValue, JSON(findings.count { $0.kind == kind }))
  }
  return """
    {"version": 1,
    "summary": \(JSON(counts + [("members", JSON(count))])),
    "findings": \(JSON(lines: findings.map(json)))}

    """
}

private func json(_ finding: UsageFinding) -> JSON {
  let position = LineTable(finding.place.file.bytes).position(of: finding.place.range?.lowerBound ?? 0)
  return [
    "kind": JSON(finding.kind.rawValue), "viewModel": JSON(finding.viewModel.description),
    "facet": JSON(finding.member.facet), "member": JSON(finding.member.selector.description),
    "path": JSON(finding.place.file.path), "line": JSON(position.line), "column": JSON(position.column),
  ]
}
