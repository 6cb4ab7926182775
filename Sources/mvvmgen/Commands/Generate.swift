import MVVMFiles
import MVVMGenerator
import MVVMLint
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
        .check, .diff, .prune, .output, .tests, .module, .style, .config, .stdinPath, .messageFormat, .plugin,
        .sourceLocations,
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
  fileprivate static let plugin = Option(
    name: "plugin",
    metavariable: "MODULE",
    values: .words(["sources", "tests"]),
    help:
      "For build plugins: write into --output, and whether or not there is anything to say, the files that each "
      + "spec has among the sources or the tests. Among the tests a spec is written MODULE:PATH."
  )
  fileprivate static let sourceLocations = Option(
    name: "source-locations",
    help: "For build plugins: have the compiler report mistakes in types at the lines of the spec."
  )
}

private func runGenerate(_ given: Arguments) throws(UsageError) -> ExitStatus {
  try given.checkForGenerate()
  return try withDisk { disk throws(UsageError) in
    if let request = try given.pluginRequest() { return given.generateForPlugin(request, on: disk) }
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
    var options = self.workspaceOptions
    options.findsGenerated = self.has(.check) || self.has(.prune)
    let workspace = try self.workspace(paths, options, in: disk)
    report.add(workspace.diagnostics)
    var run = GenerateRun(
      workspace,
      mode,
      GenerateOptions(writesSourceLocations: self.has(.sourceLocations)),
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
    let found = try self.configuration(ofSpec: path, self.workspaceOptions, in: disk)
    guard var workspace = report.value(of: found), let source = report.standardInput(as: path),
      let configuration = workspace.configuration
    else { return report.finish() }
    let result = MVVMGenerator.generate(source, configuration: configuration, styles: &workspace.styles)
    for file in report.value(of: result) ?? [] where file.kind == .class { report.print(file.contents) }
    return report.finish()
  }

  fileprivate func generateForPlugin(_ request: PluginRequest, on disk: Disk) -> ExitStatus {
    var report = Report(self.messageFormat)
    deferSignals()
    MVVMFiles.generate(request, sourceLocations: self.has(.sourceLocations), on: disk) { report.add($0) }
    return report.finish()
  }

  private var workspaceOptions: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.style = self[.style]
    options.output = self[.output]
    options.tests = self[.tests]
    options.module = self[.module]
    options.config = self[.config]
    options.ruleNames = lintRuleNames
    return options
  }

  /// `nil` where no plugin asks.
  fileprivate func pluginRequest() throws(UsageError) -> PluginRequest? {
    guard let word = self[.plugin] else { return nil }
    let others: [Option] = [.check, .diff, .prune, .tests, .stdinPath]
    if let other = others.first(where: self.has) {
      throw self.wrong("'--plugin' does not go with '\(other.spelling)'")
    }
    guard let output = self[.output] else { throw self.wrong("'--plugin' needs a folder: --output DIR") }
    let destination: Destination = word == "tests" ? .tests : .sources
    let specs = self.operands.map { PluginRequest.spec($0, for: destination, module: self[.module]) }
    for spec in specs where !spec.path.hasSuffix(specSuffix) {
      let advice = "'--plugin' takes specs alone"
      throw self.wrong("'\(spec.path)' is no spec, whose name ends in '\(specSuffix)': \(advice)")
    }
    if destination == .tests, let spec = specs.first(where: { $0.module == nil }) {
      throw self.wrong("tests import the module of the view models: write 'MODULE:\(spec.path)'")
    }
    var request = PluginRequest(destination, specs: specs, output: output)
    request.options = self.workspaceOptions
    return request
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
