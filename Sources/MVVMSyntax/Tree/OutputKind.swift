import MVVMSource

/// What a subscriber of an output can rely on.
public enum StreamKind: String, CaseIterable, Sendable {
  /// A stream that always has a current value.
  case state
  /// A stream of events; none is replayed to a new subscriber.
  case event
  /// A stream of work, which each subscriber starts.
  case stream
}

extension StreamKind {
  init?(_ word: Word) {
    switch word {
    case .state: self = .state
    case .event: self = .event
    case .stream: self = .stream
    default: return nil
    }
  }

  /// The words of reactive libraries that stand for the kind.
  private var libraryWords: [Text] {
    switch self {
    case .state: ["driver", "property"]
    case .event: ["relay", "signal", "subject"]
    case .stream: ["observable", "publisher"]
    }
  }

  /// Returns the kind that a word of a reactive library stands for.
  static func named(_ word: Text) -> StreamKind? {
    Self.allCases.first { $0.libraryWords.contains(word) }
  }
}

extension SectionKind {
  /// The words that may stand before a member.
  public var modifiers: [String] {
    switch self {
    case .inputs: ["sticky"]
    case .outputs: StreamKind.allCases.map(\.rawValue) + ["value"]
    case .dependencies, .errors: []
    }
  }
}

extension SpecSyntax {
  /// The kind of an output as written, or `nil` if it does not name one.
  public func streamKind(of output: MemberSyntax) -> StreamKind? {
    output.modifier.flatMap { StreamKind(self.tokens[$0].word) }
  }
}
