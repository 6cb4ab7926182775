import MVVMSource

/// The kinds of outputs. The table of their traits has everything that differs between them; only templates
/// and manifests refer to single kinds.
public enum OutputKind: String, CaseIterable, Sendable {
  /// A stream that always has a current value.
  case state
  /// A state that views also write. A section of inputs may contain it, and it is an output there as well.
  case binding
  /// A stream of events; none is replayed to a new subscriber.
  case event
  /// A stream of work, started by each subscriber.
  case stream
  /// A property whose value is computed when it is read.
  case value
  /// A function that the logic implements.
  case function
}

/// The differences between the kinds of outputs.
public struct OutputTraits: Sendable {
  /// Whether subscribers observe it. All other outputs are read or called.
  public var isStream = false
  /// Whether it always has a current value. It may then have an initial value, and be one property together
  /// with an input.
  public var holdsValue = false
  /// Whether views also write it, like an input. Only styles that have a word for the kind have such outputs.
  public var isSettable = false
  /// Whether the logic sends its elements through a member of the class.
  public var isRelayed = false
  /// Whether each subscriber starts the work, so that views need not subscribe: its argument in `bind` may be
  /// `nil`, and the object that SwiftUI observes leaves it out.
  public var isStartedBySubscribers = false
  /// The word before an output in a spec; `nil` if parentheses show the kind.
  public var word: String?
  /// The words that reactive libraries use for the kind.
  public var libraryWords: [Text] = []
}

extension OutputTraits {
  static let state = OutputTraits(
    isStream: true,
    holdsValue: true,
    word: "state",
    libraryWords: ["driver", "property"]
  )
  static let binding = OutputTraits(isStream: true, holdsValue: true, isSettable: true, word: "binding")
  static let event = OutputTraits(
    isStream: true,
    isRelayed: true,
    word: "event",
    libraryWords: ["relay", "signal", "subject"]
  )
  static let stream = OutputTraits(
    isStream: true,
    isStartedBySubscribers: true,
    word: "stream",
    libraryWords: ["observable", "publisher"]
  )
  static let value = OutputTraits(word: "value")
  static let function = OutputTraits()
}

extension OutputKind {
  public var traits: OutputTraits {
    switch self {
    case .state: .state
    case .binding: .binding
    case .event: .event
    case .stream: .stream
    case .value: .value
    case .function: .function
    }
  }

  /// The kinds that subscribers observe.
  public static var streams: [OutputKind] { self.allCases.filter(\.traits.isStream) }

  /// Returns the kind for a word before an output.
  init?(_ word: Word) {
    guard let kind = OutputKind(rawValue: word.rawValue), kind.traits.word != nil else { return nil }
    self = kind
  }

  /// Returns the kind that a word of a reactive library means.
  static func named(_ word: Text) -> OutputKind? {
    Self.allCases.first { $0.traits.libraryWords.contains(word) }
  }
}

extension SectionKind {
  /// The words that may precede a member.
  public var modifiers: [String] {
    switch self {
    case .inputs: ["sticky"] + OutputKind.allCases.filter(\.traits.isSettable).compactMap(\.traits.word)
    case .outputs: OutputKind.allCases.compactMap(\.traits.word)
    case .dependencies, .errors: []
    }
  }
}

extension SpecSyntax {
  /// Returns the kind of an output as written, or `nil` if the style decides.
  public func writtenKind(of output: MemberSyntax) -> OutputKind? {
    if output.parameters != nil { return .function }
    return output.modifier.flatMap { OutputKind(self.tokens[$0].word) }
  }
}
