import MVVMCatalog
import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMProject

/// Returns what a catalogue shows of specs, with the lint findings in each.
func catalogSpecs(_ specs: ReadSpecs, in disk: Disk) -> [CatalogSpec] {
  let workspace = specs.workspace
  let modules = workspace.modules(in: disk)
  let settings = workspace.configurations.map { project in
    LintSettings((project.configuration ?? Configuration()).lint, styles: project.styles)
  }
  return specs.correct.map { spec in
    let settings = settings[workspace.folders[spec.folder].configuration]
    return CatalogSpec(
      spec.checked,
      configuration: spec.configuration,
      module: modules[spec.folder],
      path: spec.path,
      findings: lint(spec.checked, settings: settings, withFixes: false)
    )
  }
}
