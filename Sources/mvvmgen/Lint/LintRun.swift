import MVVMGenerator
import MVVMLint
import MVVMModel
import MVVMSource

/// The linting of several specs, and what has been reported so far.
struct LintRun {
  let arguments: LintArguments
  var known: KnownFindings
  private(set) var tally = LintTally()
  /// By the index of their configuration, as are the settings that it asks for.
  private let configurations: [Configuration]
  /// Whether it is without errors.
  private let isCorrect: [Bool]
  private let settings: [LintSettings]
  /// What was found in the files of styles, which is told once.
  private var told: Set<Diagnostic> = []

  init(_ arguments: LintArguments, _ known: KnownFindings, _ store: ConfigurationStore) {
    self.arguments = arguments
    self.known = known
    self.isCorrect = store.loaded.map { $0.configuration != nil }
    self.configurations = store.loaded.map { $0.configuration ?? Configuration() }
    self.settings = zip(self.configurations, store.loaded).map { LintSettings($0.lint, styles: $1.styles) }
  }
}

/// What looking at one spec came to.
enum SpecFindings {
  /// Its configuration holds errors, which have been told.
  case unknown
  case unreadable(DiskError)
  /// The spec as it was read and as it was mended, and by which path a baseline knows it.
  case found(SourceFile, FixedFile, key: String)
}

extension LintRun {
  /// Reads and lints a spec, and reports nothing: two specs may be looked at at once.
  func look(at spec: Spec, of tree: SpecTree, _ store: inout ConfigurationStore) -> SpecFindings {
    let path = tree.path(of: spec)
    let index = tree.folders[spec.folder].configuration
    guard self.isCorrect[index] else { return .unknown }
    switch readFile(path) {
    case .failure(let error): return .unreadable(error)
    case .success(let contents):
      let source = SourceFile(path: path, bytes: contents.bytes)
      let key = self.known.isUsed ? self.known.path(of: tree.physicalPath(of: spec)) : path
      return .found(source, self.lint(source, key: key, index, &store), key: key)
    }
  }

  /// What is found in a spec, after it is mended where that is asked for.
  func lint(_ source: SourceFile, key: String, _ index: Int, _ store: inout ConfigurationStore) -> FixedFile {
    func find(_ file: SourceFile) -> [Diagnostic] {
      MVVMLint.lint(
        file,
        configuration: self.configurations[index],
        settings: self.settings[index],
        styles: &store.loaded[index].styles,
        withFixes: self.arguments.fixes || self.arguments.format == .json || self.arguments.format == .sarif
      )
    }
    guard self.arguments.fixes else { return FixedFile(file: source, diagnostics: find(source)) }
    let known = self.known
    // What is known may stay as it is.
    return applyFixes(to: source, finding: find) { known.compare($0, path: key).new }
  }

  /// Writes and reports what looking at a spec came to.
  mutating func settle(_ findings: SpecFindings, of path: String, _ report: inout Report) {
    self.tally.specs += 1
    switch findings {
    case .unknown: self.tally.failed += 1
    case .unreadable(let error):
      leaveIfInterrupted()
      report.add(.fileNotReadable, error, at: path)
      self.tally.failed += 1
    case .found(let source, let mended, let key):
      guard mended.count == 0 || rewrite(path, from: source, to: mended.file, &report) else {
        self.tally.failed += 1
        return
      }
      self.tally.fixes += mended.count
      self.report(mended.diagnostics, of: path, key: key, &report)
    }
  }

  /// Reports what is not known, or records it.
  mutating func report(_ diagnostics: [Diagnostic], of path: String, key: String, _ report: inout Report) {
    if diagnostics.isEmpty, !self.known.isUsed { return }
    let untold = diagnostics.filter { $0.place.file.path == path || self.told.insert($0).inserted }
    let new = self.known.settle(untold, path: key)
    self.tally.add(new)
    report.add(new)
  }

  func finish(_ report: inout Report) -> ExitStatus {
    if self.arguments.isStrict, self.tally.warnings > 0 { report.status.worsen(to: .findings) }
    let status = report.finish()
    if case .paths = self.arguments.source { report.say(summary(of: self.tally, self.known)) }
    return status
  }
}
