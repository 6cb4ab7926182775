import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMTemplates

/// A style without errors: its manifest, and the template for one kind of file. It is a class because it is passed on
/// with every spec.
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
  /// Returns what the checker must know to find clashes between names.
  package func checkRules(for settings: Configuration.ViewModelSettings) -> CheckRules {
    CheckRules(
      defaultKind: self.defaultKind,
      access: settings.access,
      facetProperties: settings.naming.facetProperties,
      facetType: settings.naming[.facet],
      typeNames: self.typePatterns(for: settings),
      reservedNames: self.reservedNames + supportNames + self.nestedTypes
        + self.libraryTypeNames + self.libraryTypes.map(\.module)
        + (self.observed(settings) == .off ? [] : observedNames),
      nestedTypes: self.nestedTypes + self.testCaseNames.filter { $0.bytes.first.map(isUppercase) == true }
        + testCaseTypes + (settings.mocks == .off ? [] : [callType]),
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

  /// The library's types, from all its modules, each once.
  package var libraryTypeNames: [Text] {
    self.libraryTypes.flatMap(\.types).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The types beside the class, as patterns of its name.
  package func typePatterns(for settings: Configuration.ViewModelSettings) -> [NamePattern] {
    let type = self.typeProtocol(settings) == .none ? [] : [settings.naming[.type]]
    let types: [GeneratedType] =
      (settings.mocks == .off ? [] : [.mock]) + [.logic]
      + (self.observed(settings) == .off ? [] : [.observed])
    return settings.naming.facetProtocols + type + types.map(\.pattern) + self.typeNames
  }
}

extension Manifest {
  /// The inputs and states of a view model that are one property; none where the class keeps no states.
  package func pairs(of viewModel: ViewModel) -> [Pair] {
    self.interface.storesStates ? viewModel.pairs(self.defaultKind) : []
  }

  /// How the protocol of a view model offers its facets: as the configuration says, or as is usual in the style.
  package func typeProtocol(_ settings: Configuration.ViewModelSettings) -> Configuration.TypeProtocol {
    settings.typeProtocol == .auto ? self.usualTypeProtocol : settings.typeProtocol
  }

  /// Whether views can bind sources to inputs in this style.
  package var bindsInputs: Bool { self.namespaces.contains(where: \.bindsInputs) }

  /// Whether a view can be bound to an output, or a source to an input.
  package func canBind(_ viewModel: ViewModel) -> Bool {
    !viewModel.bound.isEmpty || self.bindsInputs && viewModel.inputs.contains(where: \.isSent)
  }

  /// How SwiftUI observes view models with these settings: not where nothing binds, nor in a style whose classes it
  /// observes as they are.
  package func observed(_ settings: Configuration.ViewModelSettings) -> Configuration.Observed {
    settings.bindings && !self.interface.storesStates ? settings.observed : .off
  }

  /// Whether there is an object that SwiftUI observes: not of a view model that shows nothing.
  package func isObserved(_ viewModel: ViewModel, _ settings: Configuration.ViewModelSettings) -> Bool {
    self.observed(settings) != .off && !viewModel.bound.isEmpty
  }
}

/// What the objects that SwiftUI observes are written with.
private let observedNames: [Text] = ["MainActor", "ObservableObject", "Published"]

/// The enum of a mock's calls.
package let callType: Text = "Call"

/// What test cases of every style declare, or take from their framework.
private let testCaseTypes: [Text] = ["XCTSkip"]

extension Namespace {
  /// Whether the code with this scope is generated.
  package func isMade(for settings: Configuration.ViewModelSettings) -> Bool {
    if self.isOfBindings { return settings.bindings }
    if self.isObserved { return settings.bindings && settings.observed != .off }
    return settings.mocks != .off || !self.name.hasPrefix("mock")
  }
}
