import MVVMSource

/// A key that identifies a finding in later runs, even after lines have moved. Several findings may have the
/// same key.
package struct FindingKey: Hashable, Sendable {
  package let rule: String
  package let path: String
  package let subject: Subject

  package init(rule: String, path: String, subject: Subject) {
    self.rule = rule
    self.path = path
    self.subject = subject
  }

  /// - Parameter path: The path of the diagnostic's file, relative to where the key is stored.
  package init(_ diagnostic: Diagnostic, path: String) {
    self.init(rule: diagnostic.identifier.rawValue, path: path, subject: diagnostic.subject ?? Subject())
  }

  /// The parts in the order in which keys are written and sorted.
  package var parts: [String] {
    [
      self.path, self.subject.viewModel ?? "", self.subject.facet ?? "", self.subject.selector ?? "",
      self.rule,
    ]
  }
}

extension FindingKey: Comparable {
  package static func < (left: FindingKey, right: FindingKey) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
