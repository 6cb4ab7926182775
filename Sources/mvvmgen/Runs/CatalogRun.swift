import MVVMCatalog
import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMProject
import MVVMSource

/// The reading of a workspace's specs for a catalogue, with what breaks the conventions in each.
struct CatalogRun {
  private(set) var specs: [CatalogSpec] = []
  /// The paths of specs with errors.
  private(set) var notShown: [String] = []

  init(_ workspace: Workspace, in disk: Disk, _ report: inout Report) {
    let modules = workspace.modules(in: disk)
    for (index, project) in workspace.configurations.enumerated() {
      let paths = workspace.specs.filter { workspace.folders[$0.folder].configuration == index }
      let settings = LintSettings((project.configuration ?? Configuration()).lint, styles: project.styles)
      for spec in paths {
        leaveIfInterrupted()
        let path = workspace.path(of: spec)
        guard let configuration = project.configuration,
          let file = report.source(path, in: disk),
          let checked = report.value(of: check(file, configuration: configuration, styles: &project.styles))
        else {
          self.notShown.append(path)
          continue
        }
        self.specs.append(
          CatalogSpec(
            checked,
            configuration: configuration,
            module: modules[spec.folder],
            path: path,
            findings: lint(checked, settings: settings, withFixes: false)
          )
        )
      }
    }
  }
}

extension Report {
  /// A file, or `nil` after a report that it cannot be read.
  fileprivate mutating func source(_ path: String, in disk: Disk) -> SourceFile? {
    switch disk.source(path) {
    case .success(let file): return file
    case .failure(let error):
      self.add([.notReadable(path, error)])
      return nil
    }
  }
}
