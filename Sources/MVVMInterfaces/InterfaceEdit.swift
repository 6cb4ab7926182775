import MVVMSource
import MVVMSyntax

/// The effects of an edit. Each is independent of the others.
public struct Effects: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Callers of the protocols or of the initializer do not compile any more.
  public static let callers = Effects(rawValue: 1)
  /// The hand-written logic must be changed.
  public static let logic = Effects(rawValue: 2)
  /// Everything compiles, but runs differently.
  public static let behaviour = Effects(rawValue: 4)
}

/// The class of an edit, which depends on its most serious effect.
public enum EditClass: String, CaseIterable, Sendable, Comparable {
  case breaking
  case logic
  case behaviour
  case compatible

  /// More serious classes come first.
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

/// A single change in the declaration of a view model.
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
  /// The name of the member, such as `tapped(row:)`: the new name, or the old one if it was removed.
  public let name: Text
  /// The aspects that changed, such as `type`; empty for members that were added or removed.
  public let aspects: [String]
  /// The old declaration; `nil` if there was none.
  public let old: Text?
  /// The new declaration; `nil` if there is none.
  public let new: Text?
  public internal(set) var effects: Effects
  /// The names of members by which the edit can be accepted, in addition to the name of the view model.
  public let members: [Text]
  /// The byte range of the name in the newer spec; `nil` if it is not there.
  public let range: Range<Int>?
  /// Whether the mock is made in another way, or records other calls.
  var changesMock = false
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

extension InterfaceEdit.Element {
  init(of section: SectionKind) {
    self =
      switch section {
      case .dependencies: .dependency
      case .inputs: .input
      case .outputs: .output
      case .errors: .error
      }
  }
}

/// The changes in one view model.
public struct ViewModelDiff: Sendable {
  public let name: Text
  public let old: ViewModelInterface?
  public let new: ViewModelInterface?
  /// The edits, in this order: view model, configuration, initializer, inputs, outputs, errors.
  public var edits: [InterfaceEdit]

  /// Whether a protocol has a new requirement. This breaks the user's own types that conform to it.
  public var addsRequirements: Bool {
    self.old != nil
      && self.edits.contains { edit in
        switch edit.element {
        case .input, .output, .error: edit.change == .added
        case .viewModel, .dependency, .importDeclaration, .configuration: false
        }
      }
  }

  /// Whether code that uses the generated mock may stop compiling, beside what breaks all callers.
  public var changesMock: Bool {
    self.old?.hasMocks == true && self.new?.hasMocks == true
      && self.edits.contains { $0.changesMock && $0.headline != .breaking }
  }
}

/// The changes between two versions of all specs.
public struct InterfaceDiff: Sendable {
  /// The view models that changed, sorted by name.
  public var viewModels: [ViewModelDiff]
  /// Acceptances that are not used.
  public var unusedAcceptances: [String] = []
  /// The paths of specs that could not be read on one side. Nothing is known about their changes.
  public var notCompared: [String] = []

  /// The edits of all view models.
  public var edits: [InterfaceEdit] { self.viewModels.flatMap(\.edits) }
}
