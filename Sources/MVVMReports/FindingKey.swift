import MVVMSource

/// By what a finding is known again in a later run, when lines have moved: several may share one.
public struct FindingKey: Hashable, Sendable {
  /// An identifier.
  public let rule: String
  public let path: String
  public let subject: Subject

  public init(rule: String, path: String, subject: Subject) {
    self.rule = rule
    self.path = path
    self.subject = subject
  }

  /// - Parameter path: That of the diagnostic's file, as seen from where the key is kept.
  public init(_ diagnostic: Diagnostic, path: String) {
    self.init(rule: diagnostic.identifier.rawValue, path: path, subject: diagnostic.subject ?? Subject())
  }

  /// In the order in which keys are written.
  public var parts: [String] {
    [
      self.path, self.subject.viewModel ?? "", self.subject.facet ?? "", self.subject.selector ?? "",
      self.rule,
    ]
  }
}

extension FindingKey: Comparable {
  public static func < (left: FindingKey, right: FindingKey) -> Bool {
    for (left, right) in zip(left.parts, right.parts) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}
