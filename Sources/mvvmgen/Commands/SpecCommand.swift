import MVVMCatalog
import MVVMConfiguration
import MVVMFiles
import MVVMProject
import MVVMSource

enum SpecCommand: Command {
  static let name = "spec"
  static let summary = "Print checked specs for other programs"
  static let operands = Operands.specs
  static let details = [
    Operands.specPath,
    """
    What a spec declares is printed as 'mvvmgen generate' understands it, with types as trees and each name's \
    place. Paths are relative to the folder of the configuration, or to the current one where there is none, so \
    that the output is the same in every clone. Specs with errors are reported and left out.
    """,
  ]
  static let options: [Option] = [.json, .config]
  static let examples: KeyValuePairs = [
    "mvvmgen spec Sources > specs.json": "for another language, a wiki, a list of events"
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: noProject)
    let disk = try environment.existingDisk()
    var report = Report(.text, in: environment)
    let specs = ReadSpecs(try arguments.workspace(paths, in: disk), in: disk)
    report.add(specs.diagnostics)
    report.print(document: specsJSON(specs.json(in: disk)))
    return report.finish()
  }
}

extension Option {
  fileprivate static let json = Option(
    "--json",
    help: "Print JSON, as without this option: one object, which a schema describes."
  )
}

extension ReadSpecs {
  /// Returns the JSON of each correct spec, which is the same in every folder if a configuration decides
  /// where paths begin.
  fileprivate func json(in disk: Disk) -> [JSON] {
    let modules = self.workspace.modules(in: disk)
    let specs = self.correct.map { (spec: $0, path: self.workspace.physicalPath(of: $0.place)) }
    return specs.sorted { pathPrecedes($0.path, $1.path) }.map { spec, path in
      let top = disk.resolvedPath(self.workspace.configuration(of: spec.place).folder)
      let place = relative(path, to: top)
      return specJSON(spec.checked, spec.configuration, module: modules[spec.place.folder], path: place)
    }
  }
}
