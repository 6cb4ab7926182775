import MVVMFiles
import MVVMFormat
import MVVMGenerator
import MVVMSource

enum FormatCommand: Command {
  static let name = "format"
  static let summary = "Format specs"
  static let operands = Operands.specs
  static let details = [
    """
    \(Operands.specPath) '-' reads a spec from standard input.
    """,
    """
    The formatted text is printed; where there is more than one spec, each stands below its path. Messages then \
    go to standard error. A spec that does not parse is left alone.
    """,
  ]
  static let options: [Option] = [.inPlace, .check, .diff, .config, .stdinPath, .messageFormat]
  static let examples: KeyValuePairs = [
    "mvvmgen format -i": "format the specs below the current folder",
    "mvvmgen format --check Sources": "is all formatted?",
    "mvvmgen format --diff Login.mvvm": "what would change?",
    "mvvmgen format - < Login.mvvm": "as an editor calls it",
  ]

  static func run(_ given: Arguments) throws(RunError) -> ExitStatus {
    if given.has(.inPlace) {
      if given.operands.contains("-") {
        throw given.wrong("'-i' does not go with '-': standard input is no file")
      }
      try given.reject([.check, .diff]) { "'-i' writes files and '\($0)' writes nothing: give one" }
    }
    // Without an option, the formatted text is printed.
    let mode = given.has(.inPlace) || ChangeMode(given) != .write ? ChangeMode(given) : nil
    let disk = try given.disk()
    var report = Report(given.messageFormat, output: mode == nil ? .files : .messages)
    switch try given.source() {
    case .paths(let paths): try given.format(paths, mode, on: disk, &report)
    case .standardInput(let path): try given.formatStandardInput(path, mode, on: disk, &report)
    }
    return report.finish()
  }
}

extension Option {
  fileprivate static let inPlace = Option(
    name: "in-place",
    letter: "i",
    help: "Write the formatted text to the files, those that it changes."
  )
}

extension Arguments {
  fileprivate func format(_ paths: [String], _ mode: ChangeMode?, on disk: Disk, _ report: inout Report)
    throws(RunError)
  {
    let workspace = try self.workspace(paths, in: disk)
    report.add(workspace.diagnostics)
    var run = FormatRun(mode: mode, count: workspace.specs.count, disk: disk, writer: Writer(disk))
    deferSignals()
    for spec in workspace.specs {
      leaveIfInterrupted()
      let configuration = workspace.configuration(of: spec).configuration
      if !run.format(workspace.path(of: spec), configuration, &report) { run.failed += 1 }
    }
    if mode?.isCheck == true, run.changed > 0 { report.status.worsen(to: .findings) }
    report.summarize(run.summary)
  }

  fileprivate func formatStandardInput(
    _ path: String?,
    _ mode: ChangeMode?,
    on disk: Disk,
    _ report: inout Report
  ) throws(RunError) {
    guard let (project, source) = report.value(of: try self.standardInput(as: path, in: disk)),
      let configuration = project.configuration,
      let text = report.value(of: MVVMFormat.format(source, configuration: configuration))
    else { return }
    guard let mode else { return report.print(text) }
    guard text != source.bytes else { return }
    if mode.isCheck { report.status.worsen(to: .findings) }
    var writer = Writer(disk)
    let old = FileContents(bytes: source.bytes)
    _ = report.carryOut(FileChange(.format, source.path, old: old, new: text), mode, &writer)
  }
}

/// A run that formats several specs, with the results so far.
private struct FormatRun {
  /// How changes are made or reported; `nil` to print the formatted text.
  let mode: ChangeMode?
  let count: Int
  let disk: Disk
  var writer: Writer
  /// The number of specs that were not formatted before.
  var changed = 0
  var kept = 0
  var failed = 0

  /// Formats a spec. Returns `false` if an error was reported.
  mutating func format(_ path: String, _ configuration: Configuration?, _ report: inout Report) -> Bool {
    guard let configuration else { return false }
    if self.mode == .write { self.writer.visit(path) }
    guard let contents = report.value(of: self.disk.read(path).diagnosed(at: path)) else { return false }
    let source = SourceFile(path: path, bytes: contents.bytes)
    guard let text = report.value(of: MVVMFormat.format(source, configuration: configuration)) else {
      return false
    }
    if self.mode == nil { self.print(text, of: path, &report) }
    if text == contents.bytes {
      self.kept += 1
      return true
    }
    let change = FileChange(.format, path, old: contents, new: text)
    if let mode, !report.carryOut(change, mode, &self.writer) { return false }
    self.changed += 1
    return true
  }

  /// Prints a formatted text. With several specs, each has its path above it, so that they can be told apart.
  private func print(_ text: [UInt8], of path: String, _ report: inout Report) {
    if self.count > 1 {
      if self.changed + self.kept > 0 { report.print("\n") }
      report.print("// \(printable(path))\n")
    }
    report.print(text)
  }

  /// The one-line summary; empty if a single text was printed, where nobody needs one.
  var summary: String {
    if self.count == 0 { return noSpecs }
    let failures = failures(self.failed)
    switch self.mode {
    case nil:
      guard self.count > 1, self.changed > 0 else { return "" }
      return "\(counted(self.changed, "file")) not formatted\(failures): run with '-i' to write them\n"
    case .write: return "\(counted(self.changed, "file")) formatted, \(self.kept) unchanged\(failures)\n"
    case .compare(let check, _):
      if self.changed == 0 { return "\(counted(self.kept, "file")) formatted already\(failures)\n" }
      return check
        ? "\(self.changed) unformatted\(failures): run with '-i' to format them\n"
        : "\(counted(self.changed, "file")) would change\(failures)\n"
    }
  }
}
