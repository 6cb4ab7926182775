import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// A view model, with the facts that its records share.
final class ViewModelFacts {
  let viewModel: ViewModel
  /// The module of the file.
  let destination: Destination
  let options: FileOptions
  let settings: Configuration.ViewModelSettings
  /// The inputs and states that share a property of the class.
  private(set) lazy var pairs = self.style.manifest.pairs(of: self.viewModel)
  /// The inputs that a view writes: in the object that SwiftUI observes, or in the class.
  private(set) lazy var written =
    self.isObserved
    ? self.viewModel.fields(self.style.manifest.defaultKind) : self.pairs.filter(\.isBound).map(\.field)
  /// The indices of the members that belong to a value written by a view.
  private(set) lazy var pairedMembers: Set<Int> = {
    let pairs = self.pairs + self.written.compactMap(\.pair)
    let states = pairs.map(\.state) + self.viewModel.outputs.filter(\.isBinding)
    return Set((pairs.map(\.input) + self.written.map(\.input)).map(\.index) + states.map(\.index))
  }()
  /// The initial values of states in pairs, by the indices of the states.
  private(set) lazy var startsOfStates = self.pairs.reduce(into: [Int: Text]()) {
    $0[$1.state.index] = $1.start
  }
  /// The indices of the states that the class stores.
  private(set) lazy var keptStates =
    self.style.manifest.interface.storesStates
    ? self.viewModel.keptStates(self.pairs, self.style.manifest.defaultKind) : []
  private(set) lazy var attributes =
    self.settings.attributes(of: self.viewModel, self.style.manifest.interface)
  private(set) lazy var tests = TestedNames(
    of: self.viewModel,
    self.style.manifest,
    self.options.configuration.tests
  )

  init(of viewModel: ViewModel, in destination: Destination, _ options: FileOptions) {
    self.viewModel = viewModel
    self.destination = destination
    self.options = options
    self.settings = options.configuration.settings(for: viewModel)
  }

  var style: Style { self.options.style }

  /// The access of the declarations in the file. In a test module everything is internal.
  var access: Access {
    self.destination == .tests ? .internal : self.viewModel.access ?? self.settings.access
  }

  /// The way in which the protocol of the whole view model exposes its facets.
  var typeProtocol: Configuration.TypeProtocol { self.style.manifest.typeProtocol(self.settings) }

  /// Whether there is an object that SwiftUI observes.
  var isObserved: Bool { self.style.manifest.isObserved(self.viewModel, self.settings) }

  /// Whether views can bind sources to inputs.
  var bindsInputs: Bool { self.settings.bindings && self.style.manifest.bindsInputs }

  /// Whether every protocol of the view model refines something.
  var hasParents: Bool { self.settings.classBound || self.attributes.contains("@MainActor") }

  /// Returns the app's protocols that a generated one refines according to the configuration: each once, and
  /// never itself.
  func refined(by key: NamingKey, name: NamePattern) -> [String] {
    guard let names = self.settings.refines[key] else { return [] }
    var known = [name.applied(to: self.viewModel.name).description]
    if self.settings.classBound { known.append("AnyObject") }
    return names.reduce(into: []) { refined, name in
      if !(known + refined).contains(name) { refined.append(name) }
    }
  }

  /// Returns the name of the property for a facet.
  func property(of facet: Facet) -> FilledPattern {
    FilledPattern(pattern: self.settings.naming.property(of: facet), name: self.viewModel.name)
  }
}
