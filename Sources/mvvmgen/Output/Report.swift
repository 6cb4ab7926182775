import MVVMFiles
import MVVMManual
import MVVMProject
import MVVMReports
import MVVMSource

enum MessageFormat: String, CaseIterable {
  case text, json, github, sarif

  /// Whether programs read it as one document.
  var isDocument: Bool { self == .json || self == .sarif }

  /// The format of messages in a command whose findings have formats of their own. Those for GitHub and SARIF
  /// are messages.
  init(nextTo format: String) { self = [.github, .sarif].first { $0.rawValue == format } ?? .text }
}

/// The purpose of standard output, in addition to lists and diffs.
enum StandardOutput {
  /// Machine-readable messages.
  case messages
  /// The one generated file; after errors, and so without a file, machine-readable messages.
  case file
  /// Files. Some may be printed although others have errors.
  case files
}

/// The output of a run: its messages as they arise, its results, and its exit status.
struct Report {
  let format: MessageFormat
  var status = ExitStatus.fine
  private var results: [UInt8] = []
  /// The diagnostics, kept for formats that print a single object.
  private var diagnostics: [Diagnostic] = []
  private(set) var counts: [Diagnostic.Severity: Int] = [:]
  private var changes: [ReportedChange] = []
  private var pending: [PendingChange] = []
  /// The messages so far, with their places.
  private var said: Set<String> = []
  /// Several messages may be about the same file.
  private var places = PlaceReader()
  /// The path from the root of the repository to the current folder.
  private let prefix: String
  private let output: StandardOutput
  let environment: Environment

  init(_ format: MessageFormat, output: StandardOutput = .messages, in environment: Environment) {
    self.format = format
    self.output = output
    self.environment = environment
    self.prefix = format == .github || format == .sarif ? environment.disk?.pathInRepository ?? "" : ""
  }

  /// Prints diagnostics, each once, and returns the new ones. Errors raise the exit status to `findings`.
  @discardableResult
  mutating func add(_ found: [Diagnostic]) -> [Diagnostic] {
    let diagnostics = found.filter { self.said.insert(key(of: $0)).inserted }
    if diagnostics.isEmpty { return [] }
    for diagnostic in diagnostics { self.counts[diagnostic.severity, default: 0] += 1 }
    self.status.worsen(to: ExitStatus(diagnostics))
    switch self.format {
    case .text: self.mention(diagnostics)
    case .github: self.addMachineText(workflowCommands(diagnostics, path: self.repositoryPath, &self.places))
    case .json, .sarif: self.diagnostics += diagnostics
    }
    return diagnostics
  }

  /// Prevents diagnostics from being printed by a later part of the run.
  mutating func silence(_ known: [Diagnostic]) { self.said.formUnion(known.map(key)) }

  /// Prints diagnostics that are not findings of the run, only for the user.
  mutating func mention(_ diagnostics: [Diagnostic]) {
    if diagnostics.isEmpty { return }
    let (lines, colors) = (self.environment.isTerminal, self.environment.hasColors)
    self.say(terminalText(diagnostics, sourceLines: lines, colors: colors, &self.places))
  }

  /// Reports the diagnostics of a result, and returns its value; `nil` after errors.
  mutating func value<Value>(of result: Diagnosed<Value>) -> Value? { self.found(in: result.correct()) }

  /// Reports the diagnostics of a result, and returns its value, if there is one in spite of errors.
  mutating func found<Value>(in result: Diagnosed<Value>) -> Value? {
    self.add(result.diagnostics)
    return result.value
  }

  /// Reports a change that a check found.
  mutating func add(_ change: PendingChange) {
    switch self.format {
    case .text: self.print("\(change.title): \(change.path)\n")
    case .github:
      let path = self.repositoryPath(change.path)
      self.print(document: workflowCommand(title: change.title, path: path, message: change.message))
    case .sarif: self.pending.append(change)
    case .json: break
    }
  }

  /// Returns a path relative to the root of the repository, as GitHub and similar hosts expect.
  func repositoryPath(_ path: String) -> String {
    path.hasPrefix("/") ? path : normalized(join(self.prefix, path))
  }

  mutating func add(_ change: ReportedChange) {
    if self.format == .json { self.changes.append(change) }
  }

  /// Prints a result on standard output.
  mutating func print(_ bytes: [UInt8]) {
    self.results += bytes
    if self.results.count > 65_536 { self.flush() }
  }

  /// Prints a document that was escaped as its format requires.
  mutating func print(document: String) { self.print(Array(document.utf8)) }
  mutating func print(_ text: TerminalText) { self.print(document: text.text) }

  /// Prints a message for the user on standard error.
  mutating func say(_ text: TerminalText) {
    self.flush()
    self.environment.say(text)
  }

  /// Prints information on standard error, unless only problems are wanted.
  mutating func inform(_ text: TerminalText) { if !self.environment.isQuiet { self.say(text) } }

  /// Prints once what the run did and why, if that is wanted.
  mutating func explain(_ text: TerminalText) {
    if self.environment.isVerbose, !self.format.isDocument { self.sayOnce(text) }
  }

  mutating func sayOnce(_ text: TerminalText) {
    if self.said.insert(text.text).inserted { self.say(text) }
  }

  /// Prints the result of a run on standard error; `nil` if there were no specs. Machine-readable output also
  /// has it, and is printed alone, since a package manager merges both streams of its commands.
  mutating func summarize(_ summary: TerminalText?) {
    // Unreadable paths might have named some.
    let text = summary ?? (self.status == .fine ? "no specs (*.mvvm) found\n" : nil)
    if let text, !self.format.isDocument { self.inform(text) }
  }

  /// Prints remaining output, including a report that is a single object, and returns the exit status.
  mutating func finish() -> ExitStatus {
    switch self.format {
    case .text, .github: break
    case .json: self.addMachineText(jsonReport(diagnostics: self.diagnostics, changes: self.changes))
    case .sarif:
      let (found, path) = (self.diagnostics, self.repositoryPath)
      self.addMachineText(
        sarifReport(found, changes: self.pending, version: version, path: path) { sentence(on: $0) }
      )
    }
    self.flush()
    return self.status
  }

  private mutating func addMachineText(_ text: String) {
    switch self.output {
    case .file where self.status == .fine, .files: self.say(TerminalText(verbatim: text))
    case .file, .messages: self.print(document: text)
    }
  }

  private mutating func flush() {
    if self.results.isEmpty { return }
    let error = self.environment.print(self.results)
    self.results = []
    guard let error, self.status != .disk else { return }
    self.status.worsen(to: .disk)
    self.environment.say("mvvmgen: error: standard output: \(error.message)\n")
  }
}

/// Returns the text by which a report recognizes a diagnostic that it has printed.
private func key(of diagnostic: Diagnostic) -> String {
  let (path, range) = (diagnostic.place.file.path, diagnostic.place.range.map { "\($0)" } ?? "")
  return "\(path):\(range) \(diagnostic.identifier.rawValue) \(diagnostic.message)"
}

/// Returns the first sentence in the explanation of a diagnostic.
func sentence(on identifier: DiagnosticIdentifier) -> String {
  String(explanation(of: identifier).text.prefix { $0 != "\n" })
}

/// Prints a text of our own as the only output.
func show(_ text: String, in environment: Environment) -> ExitStatus {
  var report = Report(.text, in: environment)
  report.print(document: text)
  return report.finish()
}
