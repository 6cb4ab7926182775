import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMStyles
import MVVMWatch

enum GenerateCommand: Command {
  static let name = "generate"
  static let summary = "Write Swift for specs"
  static let operands = Operands.specs
  static let details = [
    """
    \(Operands.specPath) '-' reads a spec from standard input and prints the class file; all messages then \
    go to standard error.
    """,
    """
    Each file is written beside its spec, or below --output DIR. A file that holds the right bytes already \
    is left alone, and so is one that mvvmgen did not write.
    """,
  ]
  static let options: [Option] = [
    .check, .diff, .prune, .watch, .output, .tests, .module, .style, .config, .stdinPath, .messageFormat,
  ]
  static let examples: KeyValuePairs = [
    "mvvmgen generate": "write what changed below the current folder",
    "mvvmgen generate --check Sources": "is all up to date?",
    "mvvmgen generate --diff | git apply": "the same as writing",
    "mvvmgen generate --watch": "write at each save, until Ctrl-C",
    "mvvmgen generate - < Login.mvvm": "print the class file",
  ]

  static func run(_ given: Arguments) throws(RunError) -> ExitStatus {
    try given.checkForGenerate()
    let disk = try given.disk()
    switch try given.source() {
    case .paths(let paths): return try given.generate(paths, on: disk)
    case .standardInput(let path): return try given.generateFromStandardInput(path, on: disk)
    }
  }
}

extension Option {
  fileprivate static let prune = Option(
    "--prune",
    help:
      "Remove generated files that are not made any more, but none below --output and --tests, where another run may have written them."
  )
  fileprivate static let watch = Option(
    "--watch",
    help: "Go on: write again whenever a spec, a configuration or a template is saved, until Ctrl-C."
  )
  fileprivate static let output = Option(
    "--output DIR",
    .paths(.folders),
    help: "Write below DIR, where the tree below each folder is mirrored, rather than beside the specs."
  )
  fileprivate static let tests = Option(
    "--tests DIR",
    .paths(.folders),
    help:
      "Write test cases, too, and mocks where the configuration says so, below DIR, where the tree below each folder is mirrored."
  )
}

extension WorkspaceConfiguration {
  /// Whether mocks are asked for among tests that have no folder. The build plugin knows where they go.
  fileprivate var lacksPlaceForMocks: Bool {
    guard self.tests == nil, let configuration = self.configuration else { return false }
    return configuration.settings.mocks == .tests
      || configuration.overrides.entries.contains { $0.mocks == .tests }
  }
}

extension Workspace {
  /// Moves some specs before the others.
  fileprivate mutating func begin(with paths: [String]) {
    let first = Set(paths)
    let groups = Dictionary(grouping: self.specs) { first.contains(self.path(of: $0)) }
    self.specs = (groups[true] ?? []) + (groups[false] ?? [])
  }
}

extension Arguments {
  fileprivate func generate(_ paths: [String], on disk: Disk) throws(RunError) -> ExitStatus {
    if self.has(.watch) { return try self.watch(paths, on: disk) }
    let workspace = try self.workspace(paths, self.generateOptions, in: disk)
    deferSignals()
    return self.generate(workspace, on: disk).status
  }

  /// Generates the files of specs, and prints a one-line summary, with a hint at files that are not made any more.
  fileprivate func generate(_ workspace: Workspace, on disk: Disk) -> (status: ExitStatus, tally: Tally) {
    var report = Report(self.messageFormat)
    let mode = ChangeMode(self)
    report.add(workspace.diagnostics)
    let run = GenerateRun(workspace, mode, disk)
    // If a folder or a configuration could not be read, files might wrongly seem to be orphans.
    let findsOrphans = workspace.options.findsGenerated && report.status != .disk
    run.generate(&report)
    if findsOrphans { run.removeOrphans(&report) }
    if mode.isCheck, run.tally.differences > 0 { report.status.worsen(to: .findings) }
    // Whoever begins has to know, and nobody each time.
    let isFirst = mode == .write && run.tally[.create] > 0 && run.tally.kept + run.tally[.update] == 0
    if isFirst { report.add([workspace.noteOnStyle].compactMap(\.self)) }
    let status = report.finish()
    let isEmpty = workspace.specs.isEmpty && run.tally.differences == 0
    report.summarize(isEmpty ? nil : summary(of: run.tally, mode))
    if workspace.configurations.contains(where: \.lacksPlaceForMocks) {
      let advice = "'tests.folder' in mvvmgen.json, or '--tests', says where they go"
      report.summarize("no mocks were made: \(advice)\n")
    }
    // The compiler would go on compiling orphans.
    let isWriting = mode == .write && !self.has(.prune) && !self.messageFormat.isDocument
    if isWriting, status != .disk { say(hint(at: run.orphans.value ?? [])) }
    return (status, run.tally)
  }

  /// Generates at each save until a signal asks to stop.
  private func watch(_ paths: [String], on disk: Disk) throws(RunError) -> ExitStatus {
    var workspace = try self.workspace(paths, self.generateOptions, in: disk)
    deferSignals()
    var watch = FileWatch(WatchedFiles(paths, workspace, in: disk))
    var (status, sum) = self.generate(workspace, on: disk)
    var runs = 1
    say("watching for changes; Ctrl-C ends\n")
    while let changes = watch.next({ WatchedFiles(paths, workspace, in: disk) }) {
      workspace = try self.workspace(paths, self.generateOptions, in: disk)
      workspace.begin(with: changes)
      let run = self.generate(workspace, on: disk)
      status = run.status
      sum.add(run.tally)
      runs += 1
    }
    say("\n\(counted(runs, "run")): \(summary(of: sum, .write))")
    return status
  }

  fileprivate func generateFromStandardInput(_ path: String?, on disk: Disk) throws(RunError) -> ExitStatus {
    var report = Report(self.messageFormat, output: .file)
    let input = try self.standardInput(as: path, self.generateOptions, in: disk)
    guard let (project, source) = report.value(of: input), let configuration = project.configuration
    else { return report.finish() }
    let result = MVVMGenerator.generate(source, configuration: configuration, styles: project.styles)
    for file in report.value(of: result) ?? [] where file.kind == .classes { report.print(file.contents) }
    return report.finish()
  }

  /// The options of `generate`, of which `new` has some.
  var generateOptions: WorkspaceOptions {
    var options = self.workspaceOptions
    options.style = self[.style]
    options.output = self[.output]
    options.tests = self[.tests]
    options.module = self[.module]
    options.findsGenerated = self.has(.check) || self.has(.prune)
    return options
  }

  /// Checks for options that contradict each other.
  fileprivate func checkForGenerate() throws(RunError) {
    if self.has(.check) {
      try self.reject([.prune]) { "'--check' writes nothing and '\($0)' removes files: give one" }
    }
    if self.has(.watch) {
      try self.reject([.check, .diff]) { "'\($0)' writes nothing and '--watch' goes on writing: give one" }
      if self.messageFormat != .text {
        throw self.wrong("'--watch' is for people: '--message-format' goes with runs that end")
      }
    }
    guard self.operands.contains("-") else { return }
    try self.reject([.check, .diff, .prune, .watch, .output, .tests]) {
      "'\($0)' does not go with '-', which prints the class file"
    }
  }
}

/// Says how many generated files are not made any more; empty for none.
private func hint(at orphans: [FileChange]) -> TerminalText {
  guard let first = orphans.first else { return "" }
  let others = orphans.count > 1 ? " and \(counted(orphans.count - 1, "other file"))" : ""
  let advice = "run with '--prune' to remove what is orphaned"
  return "not made any more: \(first.path)\(others): \(advice)\n"
}
