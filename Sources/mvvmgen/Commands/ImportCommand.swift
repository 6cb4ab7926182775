import MVVMFiles

enum ImportCommand: Command {
  static let name = "import"
  static let summary = "Move hand-written view models over to specs"
  static let operands = Operands("[PATH…]", .paths(.files))
  static let details = [
    """
    \(Operands.meaningOfPath(to: "a Swift file", searchedFor: "some")) For each view model with Inputs and Outputs protocols a spec is made, and its Swift file \
    becomes the file of its logic: protocols, class and backings leave it, and all else stays.
    """,
    """
    Without --write, the changes are printed as unified diffs. A view model is converted completely or not at \
    all, and each obstacle is reported where it occurs; 'mvvmgen explain ID' says what to do. If no \
    mvvmgen.json applies, one is made for the protocols as they are. Existing specs and tests are never changed.
    """,
  ]
  static let options: [Option] = [.write, .output, .style, .partial, .keepOrder, .config, .messageFormat]
  static let examples: KeyValuePairs = [
    "mvvmgen import Sources": "what would become of the view models?",
    "mvvmgen import --write Sources/Login": "move these over",
    "mvvmgen import --write --output /tmp/try Sources": "the same, into another folder",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    if arguments.has(.output), !arguments.has(.write) {
      throw arguments.wrong("'--output' says where to write: add '--write'")
    }
    let disk = try environment.existingDisk()
    var report = Report(arguments.messageFormat, in: environment)
    let run = ImportRun(arguments, output: arguments[.output], on: disk)
    environment.deferSignals()
    for path in try arguments.paths(hyphen: nil) {
      if let message = run.add(path, &report) { throw arguments.wrong(message) }
    }
    run.importFiles(&report)
    if let message = run.usageError { throw arguments.wrong(message) }
    report.add(run.configurations.diagnostics)
    report.summarize(run.summary)
    return report.finish()
  }
}

extension Option {
  static let write = Option("--write", help: "Write specs and logic rather than print diffs.")
  fileprivate static let output = Option(
    "--output DIR",
    .paths(.folders),
    help: "Write below DIR, where the tree below each folder is mirrored, and leave the Swift files alone."
  )
  static let partial = Option(
    "--partial",
    help: "Move view models even if parts are left to you, under '#error'."
  )
  static let keepOrder = Option(
    "--keep-order",
    help: "Keep the order and the layout of the protocols rather than format the specs."
  )
}
