import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Command {
  static var generate: Command {
    Command(
      name: "generate",
      summary: "Write Swift for specs",
      operands: "[PATH…]",
      operandValues: .specs,
      details: [
        """
        A PATH is a spec (*.mvvm) or a folder that is searched for specs, hidden folders left out; without one \
        the current folder is. '-' reads a spec from standard input and prints the class file; all messages then \
        go to standard error.
        """,
        """
        Each file is written beside its spec, or below --output DIR. A file that holds the right bytes already \
        is left alone, and so is one that mvvmgen did not write.
        """,
      ],
      options: [
        .check, .diff, .prune, .output, .tests, .module, .style, .config, .stdinPath, .messageFormat,
      ],
      examples: [
        Example(line: "mvvmgen generate", meaning: "write what changed below the current folder"),
        Example(line: "mvvmgen generate --check Sources", meaning: "is all up to date?"),
        Example(line: "mvvmgen generate --diff | git apply", meaning: "the same as writing"),
        Example(line: "mvvmgen generate - < Login.mvvm", meaning: "print the class file"),
      ],
      run: runGenerate
    )
  }
}

extension Option {
  fileprivate static let prune = Option(
    name: "prune",
    help:
      "Remove generated files that are not made any more, but none below --output and --tests, where another "
      + "run may have written them."
  )
  fileprivate static let output = Option(
    name: "output",
    metavariable: "DIR",
    values: .folder,
    help: "Write below DIR, where the tree below each folder is mirrored, rather than beside the specs."
  )
  fileprivate static let tests = Option(
    name: "tests",
    metavariable: "DIR",
    values: .folder,
    help:
      "Write test cases, too, and mocks where the configuration says so, below DIR, where the tree below each "
      + "folder is mirrored."
  )
}

private func runGenerate(_ given: Arguments) throws(UsageError) -> ExitStatus {
  try given.checkForGenerate()
  return try withDisk { disk throws(UsageError) in
    switch try given.source() {
    case .paths(let paths): return try given.generate(paths, on: disk)
    case .standardInput(let path): return try given.generateFromStandardInput(path, on: disk)
    }
  }
}

extension Arguments {
  fileprivate func generate(_ paths: [String], on disk: Disk) throws(UsageError) -> ExitStatus {
    var report = Report(self.messageFormat)
    let mode = ChangeMode(self)
    var options = self.generateOptions
    options.findsGenerated = self.has(.check) || self.has(.prune)
    let workspace = try self.workspace(paths, options, in: disk)
    report.add(workspace.diagnostics)
    var run = GenerateRun(
      workspace,
      mode,
      disk
    )
    // Where a folder or a configuration could not be read, files would seem to have lost their specs.
    let findsOrphans = options.findsGenerated && report.status != .disk
    deferSignals()
    run.generate(&report)
    if findsOrphans { run.findOrphans(&report) }
    if mode.isCheck, run.tally.differences > 0 { report.status.worsen(to: .findings) }
    let status = report.finish()
    report.say(summary(of: run.tally, mode, hasSpecs: !workspace.specs.isEmpty))
    return status
  }

  fileprivate func generateFromStandardInput(_ path: String?, on disk: Disk) throws(UsageError) -> ExitStatus
  {
    var report = Report(self.messageFormat, output: .file)
    let found = try self.configuration(ofSpec: path, self.generateOptions, in: disk)
    guard let workspace = report.value(of: found), let source = report.standardInput(as: path),
      let configuration = workspace.configuration
    else { return report.finish() }
    let result = MVVMGenerator.generate(source, configuration: configuration, styles: &workspace.styles)
    for file in report.value(of: result) ?? [] where file.kind == .class { report.print(file.contents) }
    return report.finish()
  }

  private var generateOptions: WorkspaceOptions {
    var options = self.workspaceOptions
    options.style = self[.style]
    options.output = self[.output]
    options.tests = self[.tests]
    options.module = self[.module]
    return options
  }

  /// What contradicts itself.
  fileprivate func checkForGenerate() throws(UsageError) {
    if self.has(.check), self.has(.prune) {
      throw self.wrong("'--check' writes nothing and '--prune' removes files: give one")
    }
    guard self.operands.contains("-") else { return }
    let writing: [Option] = [.check, .diff, .prune, .output, .tests]
    if let option = writing.first(where: self.has) {
      throw self.wrong("'\(option.spelling)' does not go with '-', which prints the class file")
    }
  }
}
