import MVVMSyntax

/// The effects of an edit. Each is independent of the others.
package struct Effects: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Callers of the protocols or of the initializer no longer compile.
  package static let callers = Effects(rawValue: 1)
  /// The hand-written logic must be changed.
  package static let logic = Effects(rawValue: 2)
  /// Everything compiles, but behaves differently.
  package static let behaviour = Effects(rawValue: 4)
}

/// The class of an edit, which depends on its most serious effect. More serious classes come first.
package enum EditClass: String, CaseIterable, Sendable, Comparable {
  case breaking, logic, behaviour, compatible

  package static func < (left: EditClass, right: EditClass) -> Bool {
    left != right && self.allCases.first { $0 == left || $0 == right } == left
  }
}

extension Effects {
  package var headline: EditClass {
    if self.contains(.callers) { return .breaking }
    if self.contains(.logic) { return .logic }
    return self.contains(.behaviour) ? .behaviour : .compatible
  }
}

/// A single change in the declaration of a view model.
package struct InterfaceEdit: Hashable, Sendable {
  package enum Element: String, Sendable {
    case viewModel = "view model"
    case dependency, input, output, error, facet
    case importDeclaration = "import"
    case configuration
  }

  package enum Change: String, Sendable {
    case added, removed, changed, renamed, moved
  }

  /// The part of a declaration that changed, in the words of the reports.
  package enum Aspect: String, Sendable {
    case access, async, attribute, conformance, facet, file
    case kind, label, name, order, parameters, reply, sticky, type
    case defaultValue = "default"
    case initialValue = "initial value"
    case logicName = "logic name"
    case parameterName = "parameter name"
  }

  package let element: Element
  package let change: Change
  /// The name of the member, such as `tapped(row:)`: the new one unless it was removed. For a setting, its key.
  package let name: String
  /// The aspects that changed; empty for members that were added or removed, and for settings.
  package internal(set) var aspects: [Aspect] = []
  /// The old and new declarations, if they exist.
  package internal(set) var old: String?
  package internal(set) var new: String?
  package internal(set) var effects: Effects
  /// The names of members by which the edit can be accepted, in addition to the name of the view model.
  var members: [String] = []
  /// The byte range of the name in the newer spec; `nil` if it does not exist there.
  var range: Range<Int>?
  /// Whether the mock is created differently, or records other calls.
  var changesMock = false
  /// Whether callers go on compiling unless they call `bind`.
  var breaksOnlyBind = false
  /// Whether the protocol requires more of a member than before.
  var requiresMore = false
  package internal(set) var isAccepted = false

  package var headline: EditClass { self.effects.headline }

  /// An edit of a dependency is accepted with the initializer.
  init(
    _ change: Change,
    _ element: Element,
    name: some CustomStringConvertible,
    old: String? = nil,
    new: String? = nil,
    effects: Effects
  ) {
    self.element = element
    self.change = change
    self.name = name.description
    self.old = old
    self.new = new
    self.effects = effects
    self.members = element == .dependency ? ["init"] : []
  }
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

package struct ViewModelDiff: Sendable {
  package let name: String
  package let old: ViewModelInterface?
  package let new: ViewModelInterface?
  /// The edits, in this order: view model, configuration, initializer, facets, inputs, outputs, errors.
  package var edits: [InterfaceEdit]

  /// Whether a protocol has a new requirement, which breaks the user's own conforming types.
  package var addsRequirements: Bool {
    self.old != nil
      && self.edits.contains { edit in
        switch edit.element {
        case .input, .output, .error, .facet: edit.change == .added || edit.requiresMore
        case .viewModel, .dependency, .importDeclaration, .configuration: false
        }
      }
  }

  /// Whether code that uses the generated mock may stop compiling although other callers do not.
  package var changesMock: Bool {
    self.old?.hasMocks == true && self.new?.hasMocks == true
      && self.edits.contains { $0.changesMock && $0.headline != .breaking }
  }
}

/// The changes between two versions of all specs.
package struct InterfaceDiff: Sendable {
  /// The view models that changed, sorted by name.
  package var viewModels: [ViewModelDiff]
  /// Acceptances that are not used.
  package var unusedAcceptances: [String] = []
  /// The paths of specs that could not be read on one side. Nothing is known about their changes.
  package var notCompared: [String] = []

  package var edits: [InterfaceEdit] { self.viewModels.flatMap(\.edits) }
}
