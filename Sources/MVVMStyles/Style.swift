import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMTemplates

/// A style without errors: its manifest, and the template for one kind of file. It is a class because it is
/// passed around with every spec.
package final class Style: Sendable {
  package let manifest: Manifest
  package let template: Template
  /// Whether the style can make outputs in two ways, hot and cold.
  package let hasHotOutputs: Bool

  package init(manifest: Manifest, template: Template) {
    self.manifest = manifest
    self.template = template
    self.hasHotOutputs = template.reads("hotOutputs")
  }
}

extension Manifest {
  /// Returns the rules that the checks need to find name clashes.
  package func checkRules(for settings: Configuration.ViewModelSettings) -> CheckRules {
    CheckRules(
      defaultKind: self.defaultKind,
      access: settings.access,
      facetProperties: settings.naming.facetProperties,
      facetType: settings.naming[.facet],
      typeNames: self.typePatterns(for: settings),
      reservedNames: self.reservedNames + supportNames + self.nestedTypes
        + self.libraryTypeNames + self.libraryTypes.map(\.module)
        + (self.observed(settings) == .off ? [] : ["MainActor"] + typesOfObservedObjects.types),
      nestedTypes: self.nestedTypes + (settings.mocks == .off ? [] : [callType]),
      typesOfTests: self.testCaseNames.filter { $0.bytes.first.map(isUppercase) == true } + testCaseTypes,
      conformances: self.conformances,
      namespaces: self.namespaces.filter { $0.isMade(for: settings) },
      hooks: self.overloads.flatMap(\.entries).filter { $0.source == .binding }.map(\.pattern),
      isMainActor: settings.isolation == .mainActor
        || self.interface.attributes.contains { $0 == "@MainActor" },
      storesStates: self.interface.storesStates,
      showsInputs: self.interface.showsInputs,
      stylesOfBindings: self.interface.hasBindings ? nil : bundledStylesOfBindings
    )
  }

  /// The library's types from all its modules, without duplicates.
  package var libraryTypeNames: [Text] {
    self.libraryTypes.flatMap(\.types).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Returns the types next to the class, as patterns of its name.
  package func typePatterns(for settings: Configuration.ViewModelSettings) -> [NamePattern] {
    let type = self.typeProtocol(settings) == .none ? [] : [settings.naming[.type]]
    let types: [GeneratedType] =
      (settings.mocks == .off ? [] : [.mock]) + [.logic]
      + (self.observed(settings) == .off ? [] : [.observed])
    return settings.naming.facetProtocols + type + types.map(\.pattern) + self.typeNames
  }
}

extension Manifest {
  /// Returns the inputs and states of a view model that share a property; none if the class stores no states.
  package func pairs(of viewModel: ViewModel) -> [Pair] {
    self.interface.storesStates ? viewModel.pairs(self.defaultKind) : []
  }

  /// Returns how the protocol of a view model exposes its facets, as configured or as usual in the style.
  package func typeProtocol(_ settings: Configuration.ViewModelSettings) -> Configuration.TypeProtocol {
    settings.typeProtocol == .auto ? self.usualTypeProtocol : settings.typeProtocol
  }

  /// Whether views can bind sources to inputs in this style.
  package var bindsInputs: Bool { self.namespaces.contains(where: \.bindsInputs) }

  /// Returns whether a view can be bound to an output, or a source to an input.
  package func canBind(_ viewModel: ViewModel) -> Bool {
    !viewModel.bound.isEmpty || self.bindsInputs && viewModel.inputs.contains(where: \.isSent)
  }

  /// Returns how SwiftUI observes view models with these settings: not at all without bindings, or if the
  /// style's classes are observed directly.
  package func observed(_ settings: Configuration.ViewModelSettings) -> Configuration.Observed {
    settings.bindings && !self.interface.storesStates ? settings.observed : .off
  }

  /// Returns whether there is an object that SwiftUI observes, which is not the case if the view model shows
  /// nothing.
  package func isObserved(_ viewModel: ViewModel, _ settings: Configuration.ViewModelSettings) -> Bool {
    self.observed(settings) != .off && !viewModel.bound.isEmpty
  }
}

/// The types of Combine in the objects that SwiftUI observes.
let typesOfObservedObjects: (module: Text, types: [Text]) = ("Combine", ["ObservableObject", "Published"])

/// The enum of a mock's calls.
package let callType: Text = "Call"

/// Names that test cases of every style declare, or take from their framework.
private let testCaseTypes: [Text] = ["XCTSkip"]

extension Namespace {
  /// Returns whether the code with this scope is generated.
  package func isMade(for settings: Configuration.ViewModelSettings) -> Bool {
    if self.isOfBindings { return settings.bindings }
    if self.isObserved { return settings.bindings && settings.observed != .off }
    return settings.mocks != .off || !self.name.hasPrefix("mock")
  }
}
