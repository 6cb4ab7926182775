import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMSource

/// A run that lints several specs, with the results so far.
struct LintRun {
  private let fixes: Bool
  /// Whether fix-its are used: applied, or part of the output. Otherwise they are not made.
  private let makesFixes: Bool
  private let isStrict: Bool
  private let disk: Disk
  private var writer: Writer
  private(set) var known: KnownFindings
  private let configurations: [(project: WorkspaceConfiguration, settings: LintSettings)]
  private var tally = LintTally()
  /// The diagnostics in files of styles that were reported. Each is reported only once.
  private var reported: [Diagnostic] = []

  /// - Parameters:
  ///   - fixes: Whether to apply fix-its.
  ///   - isStrict: Whether warnings, too, make the run end with findings.
  init(
    fixes: Bool,
    isStrict: Bool,
    format: MessageFormat,
    _ known: KnownFindings,
    _ configurations: [WorkspaceConfiguration],
    _ disk: Disk
  ) {
    self.fixes = fixes
    self.makesFixes = fixes || format.isDocument
    self.isStrict = isStrict
    self.known = known
    self.disk = disk
    self.writer = Writer(disk)
    self.configurations = configurations.map { project in
      let lint = (project.configuration ?? Configuration()).lint
      return (project, LintSettings(lint, styles: project.styles))
    }
  }
}

extension LintRun {
  /// Lints a spec, and fixes it if asked for.
  ///
  /// - Parameters:
  ///   - key: The path by which the baseline knows the spec.
  ///   - configuration: The index of the spec's configuration.
  mutating func lint(_ path: String, key: String, _ configuration: Int, _ report: inout Report) {
    self.tally.specs += 1
    // Errors in the configuration were reported when it was read.
    guard self.configurations[configuration].project.configuration != nil else {
      return self.tally.failed += 1
    }
    if self.fixes { self.writer.visit(path) }
    guard let contents = report.value(of: self.disk.read(path).diagnosed(at: path)) else {
      return self.tally.failed += 1
    }
    let fixed = self.findings(in: SourceFile(path: path, bytes: contents.bytes), key: key, configuration)
    if fixed.count > 0 {
      let change = FileChange(.update, path, old: contents, new: fixed.file.bytes)
      guard report.carryOut(change, .write, &self.writer) else { return self.tally.failed += 1 }
    }
    self.tally.fixes += fixed.count
    self.report(fixed.diagnostics, of: path, key: key, &report)
  }

  /// Returns the diagnostics of a spec, after fixing it if asked for.
  func findings(in source: SourceFile, key: String, _ index: Int) -> FixedFile {
    let (project, settings) = self.configurations[index]
    func find(_ file: SourceFile) -> [Diagnostic] {
      MVVMLint.lint(
        file,
        configuration: project.configuration ?? Configuration(),
        settings: settings,
        styles: &project.styles,
        withFixes: self.makesFixes
      )
    }
    guard self.fixes else { return FixedFile(file: source, diagnostics: find(source)) }
    // Known findings are not fixed.
    return applyFixes(to: source, finding: find) { self.known.unknown($0, path: key, in: self.disk) }
  }

  /// Reports findings that are not known, or records all of them.
  mutating func report(_ diagnostics: [Diagnostic], of path: String, key: String, _ report: inout Report) {
    let unreported = diagnostics.filter { found in
      if found.place.file.path == path { return true }
      if self.reported.contains(where: found.repeats) { return false }
      self.reported.append(found)
      return true
    }
    let new = self.known.new(unreported, path: key, in: self.disk)
    self.tally.add(new)
    report.add(new)
  }

  /// Writes the findings as the new baseline, if asked for.
  mutating func writeBaseline(_ report: inout Report) {
    guard report.status != .disk, let change = report.value(of: self.known.change(in: self.disk)) ?? nil
    else { return }
    _ = report.carryOut(change, .write, &self.writer)
  }

  /// Writes a file that shows the build that the command has run. A build command must write something, even what is
  /// there already.
  mutating func writeStamp(_ path: String, _ report: inout Report) {
    let text = Array("// Nothing but a sign that the conventions were checked.\n".utf8)
    let old = try? self.disk.read(path).get()
    guard old == nil || old?.bytes == text else {
      return report.add([.notOurs(path, "move it away, or give '--stamp' another")])
    }
    _ = report.carryOut(FileChange(.update, path, old: old, new: text), .write, &self.writer)
  }

  func finish(_ report: inout Report) -> ExitStatus {
    if self.isStrict, self.tally.warnings > 0 { report.status.worsen(to: .findings) }
    return report.finish()
  }

  /// The one-line summary.
  var summary: String { lintSummary(of: self.tally, self.known) }
}
