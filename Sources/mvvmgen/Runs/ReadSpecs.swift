import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource

/// A correct spec, with its configuration.
struct ReadSpec {
  let checked: CheckedSpec
  let configuration: Configuration
  let place: WorkspaceSpec
  let path: String
}

/// The specs of a workspace that are correct.
struct ReadSpecs {
  let workspace: Workspace
  private(set) var correct: [ReadSpec] = []
  /// The paths of the other specs.
  private(set) var others: [String] = []
  private(set) var diagnostics: [Diagnostic]

  init(_ workspace: Workspace, in disk: Disk) {
    self.workspace = workspace
    self.diagnostics = workspace.diagnostics
    var declared = DeclaredViewModels()
    let destinations = workspace.destinations(in: disk)
    for spec in workspace.specs {
      leaveIfInterrupted()
      let path = workspace.path(of: spec)
      let project = workspace.configuration(of: spec)
      let checked = project.configuration.map { configuration in
        disk.source(path).diagnosed(at: path)
          .flatMap { check($0, configuration: configuration, styles: project.styles) }.correct()
          .flatMap {
            let module = destinations[spec.folder].module
            return Diagnosed($0, declared.add($0.spec.viewModels, ofSpec: path, in: module, disk)).correct()
          }
          .map { ReadSpec(checked: $0, configuration: configuration, place: spec, path: path) }
      }
      self.diagnostics += checked?.diagnostics ?? []
      if let spec = checked?.value { self.correct.append(spec) } else { self.others.append(path) }
    }
  }
}
