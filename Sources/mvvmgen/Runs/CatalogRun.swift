import MVVMCatalog
import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMProject
import MVVMSource

/// The input of a catalogue: the specs of a workspace, with the lint findings in each.
struct CatalogRun {
  let specs: [ReadSpec]
  let shown: [CatalogSpec]
  /// The paths of specs with errors.
  let notShown: [String]

  init(_ workspace: Workspace, in disk: Disk, _ report: inout Report) {
    let (specs, others) = report.specs(of: workspace, in: disk)
    let modules = workspace.modules(in: disk)
    let settings = workspace.configurations.map { project in
      LintSettings((project.configuration ?? Configuration()).lint, styles: project.styles)
    }
    self.specs = specs
    self.notShown = others
    self.shown = specs.map { spec in
      CatalogSpec(
        spec.checked,
        configuration: spec.configuration,
        module: modules[spec.folder],
        path: spec.path,
        findings: lint(
          spec.checked,
          settings: settings[workspace.folders[spec.folder].configuration],
          withFixes: false
        )
      )
    }
  }
}
