import MVVMSource

/// Whom an edit concerns; each is independent of the others.
public struct Effects: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Callers of the protocols or of the initializer stop compiling.
  public static let callers = Effects(rawValue: 1)
  /// The hand-written logic has to change.
  public static let logic = Effects(rawValue: 2)
  /// All compiles, and runs differently.
  public static let behaviour = Effects(rawValue: 4)
}

/// The headline of an edit, by the gravest of its effects.
public enum EditClass: String, CaseIterable, Sendable, Comparable {
  case breaking
  case logic
  case behaviour
  case compatible

  /// The graver comes first.
  public static func < (left: EditClass, right: EditClass) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .logic: 1
    case .behaviour: 2
    case .compatible: 3
    }
  }
}

extension Effects {
  public var headline: EditClass {
    if self.contains(.callers) { return .breaking }
    if self.contains(.logic) { return .logic }
    return self.contains(.behaviour) ? .behaviour : .compatible
  }
}

/// One thing that a view model declares otherwise than before.
public struct InterfaceEdit: Hashable, Sendable {
  public enum Element: String, Sendable {
    case viewModel = "view model"
    case dependency
    case input
    case output
    case error
    case importDeclaration = "import"
    case configuration
  }

  public enum Change: String, Sendable {
    case added
    case removed
    case changed
    case renamed
    case moved
  }

  public let element: Element
  public let change: Change
  /// Of the member as it is now, or was: `tapped(row:)`.
  public let name: Text
  /// What of it changed, such as `type`; empty where it was added or removed.
  public let aspects: [String]
  /// As the spec declared it; `nil` where it did not.
  public let old: Text?
  /// As the spec declares it.
  public let new: Text?
  public let effects: Effects
  /// Names by which the edit can be accepted, beside that of the view model.
  public let members: [Text]
  /// The bytes of the name in the newer spec; `nil` for what is not there.
  public let range: Range<Int>?
  public var isAccepted = false

  @inline(never)
  init(
    _ element: Element,
    _ change: Change,
    _ name: Text,
    aspects: [String] = [],
    old: Text? = nil,
    new: Text? = nil,
    _ effects: Effects,
    members: [Text] = [],
    range: Range<Int>? = nil
  ) {
    self.element = element
    self.change = change
    self.name = name
    self.aspects = aspects
    self.old = old
    self.new = new
    self.effects = effects
    self.members = members
    self.range = range
  }

  public var headline: EditClass { self.effects.headline }
}

/// What changed in one view model.
public struct ViewModelDiff: Sendable {
  public let name: Text
  public let old: ViewModelInterface?
  public let new: ViewModelInterface?
  /// View model, configuration, initializer, inputs, outputs, errors.
  public var edits: [InterfaceEdit]

  /// Whether a protocol has a new requirement, which breaks types of a person's own that conform to it.
  public var addsRequirements: Bool {
    self.old != nil
      && self.edits.contains { edit in
        switch edit.element {
        case .input, .output, .error: edit.change == .added
        case .viewModel, .dependency, .importDeclaration, .configuration: false
        }
      }
  }
}

/// What changed between two versions of all specs.
public struct InterfaceDiff: Sendable {
  /// Those that changed, by name.
  public var viewModels: [ViewModelDiff]
  /// Acceptances that accepted nothing.
  public var unusedAcceptances: [String] = []
  /// The paths of specs that could not be read on one side: of these nothing is known.
  public var notCompared: [String] = []

  /// All edits, of all view models.
  public var edits: [InterfaceEdit] { self.viewModels.flatMap(\.edits) }
}
