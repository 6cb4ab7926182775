import MVVMCatalog
import MVVMConfiguration
import MVVMFiles
import MVVMSource
import MVVMStyles

enum TemplatesCommand: Command {
  static let name = "templates"
  static let summary = "List or export the bundled templates"
  static let operands = Operands("list | export DIR", .words(["list", "export"], then: .paths(.folders)))
  static let details = [
    """
    Name a folder as 'templates' in mvvmgen.json: a template there is laid over the bundled one of the \
    same name. 'export' copies the bundled templates to DIR and never overwrites a file.
    """
  ]
  static let examples: KeyValuePairs = [
    "mvvmgen templates list": "the name of each template",
    "mvvmgen templates export Templates": "copies to change",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    switch (arguments.operands.first, arguments.operands.count) {
    case ("list", 1): return show(templateList, in: environment)
    case ("export", 2): return try exportTemplates(to: tidy(arguments.operands[1]), in: environment)
    case ("export", _): throw arguments.wrong("'export' needs one folder: export DIR")
    case (let word?, 1):
      throw arguments.wrong("unknown word '\(word)': \(hint(for: word, among: ["list", "export"]))")
    case (_, _): throw arguments.wrong("expected 'list' or 'export DIR'")
    }
  }
}

/// The bundled templates as files to copy and change, by their names in the templates folder.
private var bundledTemplates: [(name: String, text: String)] {
  let templates = (sharedTemplates + styleSheets).map { ("\($0.name).mustache", "\($0.text)") }
  let manifests = styleManifests.map { ("\($0.name).json", "\($0.text)") }
  return (templates + manifests).sorted { $0.0 < $1.0 }
}

/// The templates of generated files, then those of the catalogue.
private var allTemplates: [(name: String, text: String)] { bundledTemplates + bundledCatalogTemplates }

private var templateList: String {
  let library = StyleLibrary()
  let width = library.names.map(\.utf8.count).max() ?? 0
  let lines = library.names.map { name in
    "  \(padded(name, width + 2))\(library.manifest(named: name).value?.summary ?? "")\n"
  }
  return "Styles:\n\(lines.joined())\nTemplates:\n" + allTemplates.map { "  \($0.name)\n" }.joined()
}

/// Writes the templates to a folder. Existing files are not changed; those that differ are reported.
private func exportTemplates(to folder: String, in environment: Environment) throws(RunError) -> ExitStatus {
  let disk = try environment.existingDisk()
  var report = Report(.text, in: environment)
  var (written, kept) = (0, 0)
  for template in allTemplates {
    let path = join(folder, template.name)
    let bytes = Array(template.text.utf8)
    switch Writer(disk).create(path, bytes) {
    case nil: written += 1
    case .exists?:
      kept += 1
      if disk.bytes(path) == bytes { continue }
      report.say("\(path): exists and stays as it is\n")
      report.status.worsen(to: .findings)
    case let error?: report.add([.notWritable(path, error)])
    }
  }
  let status = report.finish()
  report.inform("\(counted(written, "file")) written, \(kept) kept\n")
  return status
}
