import MVVMConfiguration
import MVVMFiles
import MVVMLint
import MVVMModel
import MVVMSource

/// A run that lints several specs, with the results so far.
final class LintRun {
  private let disk: Disk
  private var writer: Writer
  private let fixes: Bool
  /// Whether fix-its are used: applied, counted, or part of the output. Otherwise they are not made.
  var makesFixes: Bool
  private(set) var known: KnownFindings?
  private let settings: [LintSettings]
  private(set) var tally = LintTally()
  private var declared = DeclaredViewModels()

  /// - Parameter configurations: The configurations of the specs, in the order of the workspace.
  init(
    _ arguments: Arguments,
    known: KnownFindings?,
    _ configurations: [WorkspaceConfiguration],
    on disk: Disk
  ) {
    self.disk = disk
    self.writer = Writer(disk)
    self.fixes = arguments.has(.fix)
    self.makesFixes = self.fixes || arguments.messageFormat.isDocument
    self.known = known
    self.settings = configurations.map { project in
      LintSettings((project.configuration ?? Configuration()).lint, styles: project.styles)
    }
  }

  /// Lints the specs of a workspace, and fixes them on request.
  func lint(_ workspace: Workspace, _ report: inout Report) {
    let modules = workspace.destinations(in: self.disk).map(\.module)
    for spec in workspace.specs {
      leaveIfInterrupted()
      self.tally.specs += 1
      let isChecked = self.lint(spec, of: workspace, in: modules[spec.folder], &report)
      if !isChecked { self.tally.failed += 1 }
    }
    report.nameLeftovers(of: workspace, on: self.disk)
  }

  /// Lints a spec. Returns `false` if it cannot be read or written, or its configuration has errors.
  private func lint(_ spec: WorkspaceSpec, of workspace: Workspace, in module: String, _ report: inout Report)
    -> Bool
  {
    let path = workspace.path(of: spec)
    let key = self.known?.key(workspace.physicalPath(of: spec)) ?? ""
    let index = workspace.folders[spec.folder].configuration
    let project = workspace.configurations[index]
    if project.configuration == nil { return false }
    if self.fixes { self.writer.removeLeftovers(near: path) }
    guard let contents = report.value(of: self.disk.read(path).diagnosed(at: path)) else { return false }
    let source = SourceFile(path: path, bytes: contents.bytes)
    let settings = self.settings[index]
    let fixed = self.findings(in: source, of: module, key: key, project, settings, fixes: self.fixes)
    if fixed.count > 0 {
      let change = FileChange(.update, path, old: contents, new: fixed.file.bytes)
      guard report.apply(change, mode: .write, writer: &self.writer) else {
        let found = self.findings(in: source, of: module, key: key, project, settings, fixes: false)
        self.report(found.diagnostics, key: key, &report)
        return false
      }
    }
    self.tally.fixes += fixed.count
    self.report(fixed.diagnostics, key: key, &report)
    return true
  }

  /// Lints the spec on standard input. With `--fix`, prints the fixed text.
  func lint(_ source: SourceFile, key: String, project: WorkspaceConfiguration, _ report: inout Report) {
    let fixed = self.findings(in: source, key: key, project, self.settings[0], fixes: self.fixes)
    if self.fixes { report.print(fixed.file.bytes) }
    self.report(fixed.diagnostics, key: key, &report)
  }

  /// Returns the diagnostics of a spec, after fixing it on request.
  private func findings(
    in source: SourceFile,
    of module: String = "",
    key: String,
    _ project: WorkspaceConfiguration,
    _ settings: LintSettings,
    fixes: Bool
  ) -> FixedFile {
    func find(_ file: SourceFile) -> [Diagnostic] {
      MVVMLint.lint(
        file,
        configuration: project.configuration ?? Configuration(),
        settings: settings,
        styles: project.styles,
        withFixes: self.makesFixes,
        comparing: { self.declared.add($0.viewModels, ofSpec: file.path, in: module, self.disk) }
      )
    }
    return applyFixes(to: source, finding: find) { found in
      // Known findings are not fixed.
      fixes ? self.known?.compare(found, key: key).new ?? found : []
    }
  }

  /// Reports findings that are not known, or records all of them.
  private func report(_ diagnostics: [Diagnostic], key: String, _ report: inout Report) {
    let new = self.known?.new(diagnostics, key: key) ?? diagnostics
    self.tally.add(report.add(new))
    report.silence(diagnostics)
  }

  /// Writes the findings as the new baseline, on request.
  func writeBaseline(_ report: inout Report) {
    guard report.status != .disk, let known, known.records, let needed = report.value(of: known.change())
    else { return }
    switch needed {
    case .upToDate: self.known?.isWritten = true
    case .change(let change):
      self.known?.isWritten = report.apply(change, mode: .write, writer: &self.writer)
    }
  }

  /// Writes a file that shows the build that the command has run: a build command must have an output.
  func writeStamp(_ path: String, _ report: inout Report) {
    let text = Array("// Nothing but a sign that the conventions were checked.\n".utf8)
    let old = try? self.disk.read(path).get()
    guard old == nil || old?.bytes == text else {
      report.add([.notOurs(path, "move it away, or give '--stamp' another")])
      return
    }
    _ = report.apply(FileChange(.update, path, old: old, new: text), mode: .write, writer: &self.writer)
  }
}
