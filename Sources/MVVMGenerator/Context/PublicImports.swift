import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// The style's modules whose types a file exposes to other modules, with the access that their imports need
/// if imports are internal by default. The compiler warns about imports that are more visible than their use.
struct PublicImports {
  private(set) var accesses: [Text: Access] = [:]

  init(of file: PlannedFile, _ options: FileOptions) {
    guard let most = options.configuration.importAccess, let group = file.kind.importGroup,
      file.destination == .sources
    else { return }
    guard let modules = options.style.manifest.publicImports[group] else { return }
    for viewModel in file.viewModels {
      let settings = options.configuration.settings(for: viewModel)
      let access = viewModel.access ?? settings.access
      for (use, modules) in modules where access >= use.least {
        guard viewModel.exposes(use, settings, options.style.manifest) else { continue }
        for module in modules { self.add(module, min(access, most)) }
      }
    }
  }

  private mutating func add(_ module: Text, _ access: Access) {
    self.accesses[module] = max(access, self.accesses[module] ?? access)
  }
}

extension Configuration {
  /// Returns the access for an import whose types some view models expose to other modules; `nil` if none is
  /// needed.
  func importAccess(for viewModels: [ViewModel]) -> Access? {
    guard let most = self.importAccess, let widest = viewModels.map(self.access).max(), widest > .internal
    else { return nil }
    return min(widest, most)
  }

  /// Returns the access for an import that some view models only need for a conformance. Other modules only
  /// see conformances of public classes.
  func conformanceAccess(for viewModels: [ViewModel]) -> Access? {
    self.importAccess(for: viewModels).flatMap { $0 == .public ? $0 : nil }
  }
}

extension ViewModel {
  fileprivate func exposes(
    _ use: LibraryUse,
    _ settings: Configuration.ViewModelSettings,
    _ manifest: Manifest
  ) -> Bool {
    switch use {
    case .output(let kind): self.outputs.contains { $0.kind(manifest.defaultKind) == kind }
    case .input: self.inputs.contains { $0.answer == nil }
    case .type: manifest.typeProtocol(settings) != .none
    case .binding, .conformance: true
    }
  }
}
