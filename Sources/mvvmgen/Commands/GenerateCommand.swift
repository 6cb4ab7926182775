import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMSource
import MVVMStyles

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
    Each file is written next to its spec, or below --output DIR. A file that is up to date is not touched, and \
    neither is one that mvvmgen did not write.
    """,
  ]
  static let options: [Option] = [
    .check, .diff, .prune, .watch, .list, .xcodeFileList, .outputFolder, .testsFolder, .module, .style,
    .config, .stdinPath,
    .messageFormat,
  ]
  static let examples: KeyValuePairs = [
    "mvvmgen generate": "write what changed below the current folder",
    "mvvmgen generate --check Sources": "is all up to date?",
    "mvvmgen generate --diff | git apply": "the same as writing",
    "mvvmgen generate --watch": "write at each save, until Ctrl-C",
    "mvvmgen generate - < Login.mvvm": "print the class file",
    "mvvmgen generate --list inputs --xcfilelist > in.xcfilelist": "for a Run Script phase",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    try arguments.checkForGenerate()
    let disk = try environment.existingDisk()
    switch try arguments.source() {
    case .paths(let paths) where arguments.has(.watch):
      return try arguments.watch(paths, on: disk, in: environment)
    case .paths(let paths):
      let workspace = try arguments.workspace(paths, arguments.generateOptions, in: disk)
      if let list = arguments[.list].flatMap(FileList.init) {
        return arguments.list(list, of: workspace, from: paths, on: disk, in: environment)
      }
      environment.deferSignals()
      return arguments.generate(workspace, on: disk, in: environment).status
    case .standardInput(let path): return try arguments.generateFromStandardInput(path, in: environment)
    }
  }
}

extension Option {
  static let prune = Option(
    "--prune",
    help:
      "Remove generated files that are not made any more, but none below --output and --tests, where another run may have written them."
  )
  static let watch = Option(
    "--watch",
    help: "Go on: write again whenever a spec, a configuration or a template is saved, until Ctrl-C."
  )
  static let outputFolder = Option(
    "--output DIR",
    .paths(.folders),
    help: "Write below DIR, which mirrors the tree below each folder (default: next to the specs)."
  )
  static let testsFolder = Option(
    "--tests DIR",
    .paths(.folders),
    help:
      "Also write test cases, and mocks if the configuration says so, below DIR, which mirrors the tree below each folder."
  )
}

extension Arguments {
  func generate(_ workspace: Workspace, on disk: Disk, in environment: Environment) -> (
    status: ExitStatus, tally: Tally
  ) {
    var report = Report(self.messageFormat, in: environment)
    let run = GenerateRun(workspace, mode: ChangeMode(self), on: disk)
    run.run(&report)
    return (report.finish(), run.tally)
  }

  /// Prints the class file of the spec on standard input.
  fileprivate func generateFromStandardInput(_ path: String?, in environment: Environment) throws(RunError)
    -> ExitStatus
  {
    var report = Report(self.messageFormat, output: .file, in: environment)
    let input = try self.standardInput(as: path, self.generateOptions, in: environment)
    guard let (project, source) = report.value(of: input), let configuration = project.configuration
    else { return report.finish() }
    let result = MVVMGenerator.generate(source, configuration: configuration, styles: project.styles)
    for file in report.value(of: result) ?? [] where file.kind == .classes { report.print(file.contents) }
    return report.finish()
  }

  /// The options of `generate`. `new` has some of them.
  var generateOptions: WorkspaceOptions {
    var options = self.workspaceOptions
    options.style = self[.style]
    options.output = self[.outputFolder]
    options.tests = self[.testsFolder]
    options.module = self[.module]
    options.findsGenerated = self.has(.check) || self.has(.prune)
    return options
  }

  /// Checks for options that contradict each other.
  fileprivate func checkForGenerate() throws(RunError) {
    try self.checkForList()
    if self.has(.check) {
      try self.reject([.prune]) { "'--check' writes nothing and '\($0)' removes files: give one" }
    }
    if self.has(.watch) {
      try self.reject([.check, .diff]) { "'\($0)' writes nothing and '--watch' goes on writing: give one" }
      if self.messageFormat != .text {
        throw self.wrong("'--watch' is for people: '--format' goes with runs that end")
      }
    }
    if !self.operands.contains("-") { return }
    try self.reject([.check, .diff, .prune, .watch, .outputFolder, .testsFolder]) {
      "'\($0)' does not go with '-', which prints the class file"
    }
  }

  /// Generates after each save until a signal asks to stop.
  func watch(_ paths: [String], on disk: Disk, in environment: Environment) throws(RunError) -> ExitStatus {
    var workspace = try self.workspace(paths, self.generateOptions, in: disk)
    environment.deferSignals()
    var watch = FileWatch(WatchedFiles(paths, workspace, in: disk))
    var (status, sum) = self.generate(workspace, on: disk, in: environment)
    var runs = 1
    environment.say("watching for changes; Ctrl-C ends\n")
    while let changes = watch.next({ WatchedFiles(paths, workspace, in: disk) }) {
      workspace = try self.workspace(paths, self.generateOptions, in: disk)
      workspace.begin(with: changes)
      let run = self.generate(workspace, on: disk, in: environment)
      status = run.status
      sum.add(run.tally)
      runs += 1
    }
    environment.say("\n\(counted(runs, "run")): \(summary(of: sum, .write))")
    return status
  }
}

extension Workspace {
  /// Moves some specs to the front.
  fileprivate mutating func begin(with paths: [String]) {
    let first = Set(paths)
    let groups = Dictionary(grouping: self.specs) { first.contains(self.path(of: $0)) }
    self.specs = (groups[true] ?? []) + (groups[false] ?? [])
  }
}
