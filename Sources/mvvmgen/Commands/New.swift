import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMReports
import MVVMScaffold
import MVVMSource
import MVVMStyles

enum NewCommand: Command {
  static let name = "new"
  static let summary = "Begin a view model, its logic and its tests"
  static let operands = Operands("NAME | --from SPEC")
  static let details = [
    """
    Writes NAME.mvvm, with an example of each section, and NAME.swift, where the logic goes; NAME may stand \
    behind a folder. --from writes the logic for a spec that there is. With --tests, or where the configuration \
    names a folder for tests, the tests are written, too; with --view a view, too, \
    which lists the inputs to call and the outputs to show. No file is ever overwritten.
    """,
    """
    What is written compiles as it stands, with a warning for each output that is not written yet; each test \
    that is not written is skipped and says so.
    """,
  ]
  static let options: [Option] = [.from, .missing, .view, .tests, .module, .style, .config, .messageFormat]
  static let examples: KeyValuePairs = [
    "mvvmgen new Sources/App/LoginViewModel": "a spec, and its logic",
    "mvvmgen new --from Login.mvvm": "the logic for a spec",
    "mvvmgen new --from Login.mvvm --view": "its view, too",
    "mvvmgen new --from Login.mvvm --missing": "what logic and view lack",
  ]

  static func run(_ given: Arguments) throws(RunError) -> ExitStatus {
    if given.has(.missing) {
      try given.reject([.tests]) {
        "'\($0)' does not go with '--missing': 'mvvmgen usage' lists the members without a test"
      }
      if given.messageFormat.isDocument {
        throw given.wrong("'--missing' prints lines of Swift: leave '--message-format' out")
      }
    }
    let subject = try given.subject()
    let disk = try given.disk()
    var report = Report(given.messageFormat, output: given.has(.missing) ? .files : .messages)
    let workspace = try given.workspace([subject.path], given.generateOptions, in: disk)
    report.add(workspace.diagnostics)
    // If no spec was found, a folder has its name.
    if workspace.specs.isEmpty { report.add([.notWritable(subject.path, .isFolder)]) }
    // Errors in the configuration were reported when it was read.
    guard let spec = workspace.specs.first, case let project = workspace.configuration(of: spec),
      let configuration = project.configuration,
      let source = report.value(of: source(of: subject, configuration, project.styles, disk))
    else { return report.finish() }
    let withViews = given.has(.view) || given.has(.missing)
    let result = scaffold(source, configuration: configuration, styles: project.styles, withViews: withViews)
    guard let files = report.value(of: result) else { return report.finish() }
    let scaffolds = Plan(workspace, in: disk).scaffolds(files, of: spec).map(disk.found)
    if given.has(.missing) {
      for scaffold in scaffolds where scaffold.file.destination == .sources {
        printMissing(of: scaffold, in: disk, needsView: given.has(.view), &report)
      }
    } else {
      begin(subject, source, scaffolds, hasTests: files.count == scaffolds.count, disk, &report)
      if let style = given[.style] {
        report.say("give 'generate' the style too: '--style \(style)', or \"style\" in mvvmgen.json\n")
      }
    }
    return report.finish()
  }
}

extension Option {
  fileprivate static let from = Option(
    "--from SPEC",
    .paths(.specs),
    help: "Write the logic and the tests for a spec that there is."
  )
  fileprivate static let missing = Option(
    "--missing",
    help: "With --from: write nothing; print the lines that the logic and the view lack by now."
  )
  fileprivate static let view = Option(
    "--view",
    help: "Write a view, too: of SwiftUI in the style 'observation', of UIKit in the others."
  )
  fileprivate static let tests = Option(
    "--tests DIR",
    .paths(.folders),
    help: "Write the tests below DIR, where the tree below the configuration is mirrored."
  )
}

/// What the command creates.
private struct Subject {
  /// The path of the spec.
  let path: String
  /// The name of a new view model, and the name that the user typed; `nil` for a spec that there is.
  var new: (name: String, typed: String)?
}

extension Arguments {
  fileprivate func subject() throws(RunError) -> Subject {
    let advice = "'mvvmgen new NAME' begins a view model, 'mvvmgen new --from SPEC' goes on with one"
    if let spec = self[.from] {
      guard self.operands.isEmpty else { throw self.wrong("a name does not go with '--from': \(advice)") }
      guard spec.hasSuffix(specSuffix) else {
        throw self.wrong("'\(spec)' is no spec, whose name ends in '\(specSuffix)'")
      }
      return Subject(path: tidy(spec))
    }
    if self.has(.missing) { throw self.wrong("'--missing' needs the spec: add '--from SPEC'") }
    guard let operand = self.operands.first, self.operands.count == 1 else {
      throw self.wrong("expected one name: \(advice)")
    }
    let (folder, word) = split(operand)
    let stem = stem(word)
    guard let name = viewModelName(from: stem) else {
      throw self.wrong("'\(stem)' cannot be the name of a view model: write one such as LoginViewModel")
    }
    return Subject(path: join(tidy(folder), name + specSuffix), new: (name, stem))
  }
}

/// Returns the name of a view model for a word that somebody typed; `nil` if the word cannot be one.
private func viewModelName(from word: String) -> String? {
  guard isSwiftName(word), let first = word.unicodeScalars.first, !first.properties.isLowercase else {
    return nil
  }
  return word.hasSuffix("ViewModel") ? word : "\(word)ViewModel"
}

/// Returns the existing spec, or a new one.
private func source(
  of subject: Subject,
  _ configuration: Configuration,
  _ styles: StyleLibrary,
  _ disk: Disk
) -> Diagnosed<SourceFile> {
  let path = subject.path
  switch (subject.new?.name, disk.source(path)) {
  case (nil, let source): return source.diagnosed(at: path)
  case (let name?, .failure(.notFound)):
    return newSpec(named: name, configuration: configuration, styles: styles)
      .map { SourceFile(path: path, bytes: $0.bytes) }
  case (_?, .success):
    let message = "there is a spec of this name: 'mvvmgen new --from \(path)' writes what goes with it"
    return Diagnosed(nil, [Diagnostic(.fileExists, message, at: Place(path: path))])
  case (_?, .failure(let error)): return Diagnosed(nil, [.notWritable(path, error)])
  }
}

/// Writes the files that do not exist yet, and says which ones were left unchanged. Nothing is written if something that
/// is not a file is in the place of one.
private func begin(
  _ subject: Subject,
  _ spec: SourceFile,
  _ scaffolds: [Output],
  hasTests: Bool,
  _ disk: Disk,
  _ report: inout Report
) {
  var files = scaffolds.map { ($0.path, $0.file.contents) }
  if subject.new != nil { files.insert((spec.path, spec.bytes), at: 0) }
  let problems = files.compactMap { path, _ -> Diagnostic? in
    switch disk.read(path) {
    case .success, .failure(.notFound): nil
    case .failure(let error): .notWritable(path, error)
    }
  }
  report.add(problems)
  if !problems.isEmpty { return }
  if let (name, typed) = subject.new, name != typed {
    report.say("the view model is called \(name): names end in 'ViewModel'\n")
  }
  deferSignals()
  for (path, contents) in files {
    leaveIfInterrupted()
    switch disk.create(path, contents) {
    case nil:
      report.say("\(path) written\n")
      report.add(ReportedChange(path: path, kind: FileChange.Kind.create.rawValue))
    case .exists?: report.say("\(path) is there, and stays as it is\n")
    case let error?: report.add([.notWritable(path, error)])
    }
  }
  if !hasTests {
    report.say("no tests were written: '--tests DIR', or \"tests\" in mvvmgen.json, says where they go\n")
  }
}

/// Prints the lines that a file lacks, below a comment with its path.
///
/// - Parameter needsView: Whether to report a view that does not exist.
private func printMissing(of scaffold: Output, in disk: Disk, needsView: Bool, _ report: inout Report) {
  let path = scaffold.path
  let isView = scaffold.file.kind == .view
  switch disk.read(path) {
  case .failure(.notFound):
    if isView, !needsView { return }
    report.say("\(path) is not there: run without '--missing' to write it\n")
  case .failure(let error): report.add([.notReadable(path, error)])
  case .success(let existing):
    let find = isView ? missingViewLines : missingLines
    let lines = find(scaffold.file.contents, existing.bytes)
    if lines.isEmpty { return }
    report.print("// \(path)\n")
    for line in lines { report.print(line + [UInt8(ascii: "\n")]) }
  }
}
