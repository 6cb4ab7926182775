import MVVMFiles
import MVVMGenerator
import MVVMManual
import MVVMProject
import MVVMReports
import MVVMSource

/// How messages are written.
enum MessageFormat: String, CaseIterable {
  case text
  case json
  case github
  case sarif
}

/// What standard output belongs to, beside the lists and diffs of results.
enum StandardOutput {
  /// Messages for machines.
  case messages
  /// The one file that is made, or, where there are errors and so no file, messages for machines.
  case file
  /// Files, of which some may be printed though others have errors.
  case files
}

/// What a run has to say: messages as they come, results, and how it ends.
struct Report {
  let format: MessageFormat
  var status = ExitStatus.fine
  private var results: [UInt8] = []
  /// Kept for reports that are one object.
  private var diagnostics: [Diagnostic] = []
  private var changes: [ReportedChange] = []
  private var pending: [PendingChange] = []
  /// A file may be told of many times.
  private var places = PlaceReader()
  /// From the root of the repository to the current folder.
  private let prefix: String
  private let options: TextOptions
  private let output: StandardOutput

  init(_ format: MessageFormat, output: StandardOutput = .messages) {
    self.format = format
    let isTerminal = format == .text && isTerminal(standardError: true)
    self.options = TextOptions(sourceLines: isTerminal, colors: isTerminal && environment("NO_COLOR") == nil)
    self.output = output
    self.prefix = format == .github || format == .sarif ? Disk()?.pathInRepository ?? "" : ""
  }

  /// Prints diagnostics; errors make the run end with findings at least.
  @inline(never)
  mutating func add(_ diagnostics: [Diagnostic]) {
    if diagnostics.isEmpty { return }
    self.status.worsen(to: ExitStatus(diagnostics))
    switch self.format {
    case .text: self.say(diagnosticText(diagnostics, options: self.options, &self.places))
    case .github:
      self.addMachineText(githubCommands(diagnostics, path: self.repositoryPath, &self.places))
    case .json, .sarif: self.diagnostics += diagnostics
    }
  }

  /// The value of what was found, after a report of what is wrong with it; `nil` where an error is.
  mutating func value<Value>(of result: Diagnosed<Value>) -> Value? {
    self.add(result.diagnostics)
    return result.hasErrors ? nil : result.value
  }

  /// Reports a change that a check found.
  mutating func add(_ change: PendingChange) {
    switch self.format {
    case .text: self.print("\(change.title): \(printable(change.path))\n")
    case .github:
      let path = self.repositoryPath(change.path)
      self.print(githubCommand(.error, title: change.title, path: path, message: change.message))
    case .sarif: self.pending.append(change)
    case .json: break
    }
  }

  /// A path as hosts of repositories know it.
  func repositoryPath(_ path: String) -> String {
    path.hasPrefix("/") ? path : normalized(join(self.prefix, path))
  }

  mutating func add(_ change: ReportedChange) {
    if self.format == .json { self.changes.append(change) }
  }

  /// Prints a result on standard output.
  @inline(never)
  mutating func print(_ bytes: [UInt8]) {
    self.results += bytes
    if self.results.count > 65_536 { self.flush() }
  }

  @inline(never)
  mutating func print(_ text: String) {
    self.print(Array(text.utf8))
  }

  /// Prints a line for the person who waits, on standard error.
  @inline(never)
  mutating func say(_ text: String) {
    self.flush()
    mvvmgen.say(text)
  }

  /// Prints what is left, a report of one object too, and returns how the run ends.
  @inline(never)
  mutating func finish() -> ExitStatus {
    switch self.format {
    case .text, .github: break
    case .json: self.addMachineText(jsonReport(diagnostics: self.diagnostics, changes: self.changes))
    case .sarif:
      let options = SARIFOptions(version: version, path: self.repositoryPath) { identifier in
        String(explanation(of: identifier).text.prefix { $0 != "\n" })
      }
      self.addMachineText(sarifReport(self.diagnostics, changes: self.pending, options))
    }
    self.flush()
    return self.status
  }

  @inline(never)
  private mutating func addMachineText(_ text: String) {
    switch self.output {
    case .file where self.status == .fine, .files: self.say(text)
    case .file, .messages: self.print(text)
    }
  }

  @inline(never)
  private mutating func flush() {
    if self.results.isEmpty { return }
    let error = write(self.results, toStandardError: false)
    self.results = []
    guard let error, self.status != .disk else { return }
    self.status.worsen(to: .disk)
    _ = write(Array("mvvmgen: error: standard output: \(error.message)\n".utf8), toStandardError: true)
  }
}
