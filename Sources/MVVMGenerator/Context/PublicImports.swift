import MVVMModel
import MVVMSource

/// The style's modules whose types a file exposes to other modules, with the access that their imports need if imports
/// are internal by default. The compiler warns of an import that is more visible than its use.
struct PublicImports {
  private(set) var accesses: SmallDictionary<Text, Access> = [:]

  init(of spec: Spec, for kind: FileKind, _ options: FileOptions) {
    guard let most = options.importAccess, let group = kind.importGroup else { return }
    let manifest = options.style.manifest
    guard let modules = manifest.publicImports[group] else { return }
    for viewModel in spec.viewModels {
      let access = viewModel.access ?? options.settings(viewModel.name).access
      for use in modules.keys where access >= use.least && viewModel.exposes(use, manifest) {
        for module in modules[use] ?? [] { self.add(module, min(access, most)) }
      }
    }
  }

  private mutating func add(_ module: Text, _ access: Access) {
    self.accesses[module] = max(access, self.accesses[module] ?? access)
  }

  /// The highest access of all modules.
  var highest: Access? { self.accesses.keys.compactMap { self.accesses[$0] }.max() }
}

extension ViewModel {
  fileprivate func exposes(_ use: LibraryUse, _ manifest: Manifest) -> Bool {
    switch use {
    case .state: self.shows(.state, manifest)
    case .event: self.shows(.event, manifest)
    case .stream: self.shows(.stream, manifest)
    case .input: self.inputs.contains { $0.reply == nil }
    case .binding, .conformance: true
    }
  }
}
