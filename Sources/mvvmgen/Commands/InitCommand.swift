import MVVMConfiguration
import MVVMFiles
import MVVMSource
import MVVMStyles

enum InitCommand: Command {
  static let name = "init"
  static let summary = "Set up a project"
  static let operands = Operands("[DIR]", .paths(.folders))
  static let details = [
    """
    Writes mvvmgen.json into DIR, or into the current folder. The style is chosen by what the Swift files below import; \
    the module and the folder of the tests come from Package.swift, if it declares one of each. Also writes \
    .gitattributes, so that reviews fold generated files.
    """,
    "Prints what was found. No file is ever overwritten.",
  ]
  static let options: [Option] = [.initialStyle, .agents, .messageFormat]
  static let examples: KeyValuePairs = [
    "mvvmgen init": "a configuration for this project",
    "mvvmgen init --agents": "with instructions for AI assistants",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: "'-' is not a folder: name one")
    if paths.count > 1 { throw arguments.wrong("expected one folder") }
    let styles = StyleLibrary()
    if let style = arguments[.initialStyle], !styles.contains(style) {
      throw arguments.wrong("unknown style '\(style)': \(hint(for: style, among: styles.names))")
    }
    let disk = try environment.existingDisk()
    let folder = tidy(paths[0])
    var report = Report(arguments.messageFormat, in: environment)
    guard report.value(of: disk.list(folder).diagnosed(at: folder)) != nil else { return report.finish() }
    let existing = report.found(in: try arguments.configuration(ofSpec: join(folder, "_"), in: disk))?.file
    // A file that cannot be read may be a configuration.
    if existing == nil, report.status != .fine { return report.finish() }
    environment.deferSignals()
    var files = InitialFiles(in: folder, on: disk)
    files.writeConfiguration(style: arguments[.initialStyle], existing: existing?.file.path, &report)
    files.writeAttributes(&report)
    if arguments.has(.agents) { files.writeAgentsSection(&report) }
    if report.status == .fine { report.inform("'mvvmgen new NAME' starts a view model\n") }
    return report.finish()
  }
}

extension Option {
  fileprivate static let initialStyle = Option(
    "--style NAME",
    .styles,
    help: "The style (default: chosen by the imports of the Swift files)."
  )
  fileprivate static let agents = Option(
    "--agents",
    help: "Also add a section to AGENTS.md that shows AI assistants how to work with view models."
  )
}
