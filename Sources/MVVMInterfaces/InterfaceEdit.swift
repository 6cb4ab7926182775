import MVVMSource
import MVVMSyntax

/// The effects of an edit. Each is independent of the others.
public struct Effects: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Callers of the protocols or of the initializer do not compile any more.
  public static let callers = Effects(rawValue: 1)
  /// The hand-written logic must be changed.
  public static let logic = Effects(rawValue: 2)
  /// Everything compiles, but runs differently.
  public static let behaviour = Effects(rawValue: 4)
}

/// The class of an edit, which depends on its most serious effect. More serious classes come first.
public enum EditClass: String, CaseIterable, Sendable, Comparable {
  case breaking
  case logic
  case behaviour
  case compatible

  public static func < (left: EditClass, right: EditClass) -> Bool {
    left != right && self.allCases.first { $0 == left || $0 == right } == left
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

  /// What changed of a declaration, in the words of the reports.
  public enum Aspect: String, Sendable {
    case access, attribute, conformance, facet, file, kind, label, name, order, parameters, reply, sticky,
      type
    case defaultValue = "default"
    case initialValue = "initial value"
    case logicName = "logic name"
    case parameterName = "parameter name"
  }

  public let element: Element
  public let change: Change
  /// The name of the member, such as `tapped(row:)`: the new name, or the old one if it was removed. For a setting, its
  /// key.
  public let name: Text
  /// The aspects that changed; empty for members that were added or removed, and for settings.
  public internal(set) var aspects: [Aspect] = []
  /// The old declaration; `nil` if there was none.
  public internal(set) var old: Text?
  /// The new declaration; `nil` if there is none.
  public internal(set) var new: Text?
  public internal(set) var effects: Effects
  /// The names of members by which the edit can be accepted, in addition to the name of the view model.
  var members: [Text] = []
  /// The byte range of the name in the newer spec; `nil` if it is not there.
  var range: Range<Int>?
  /// Whether the mock is made in another way, or records other calls.
  var changesMock = false
  public internal(set) var isAccepted = false

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
