import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMSource

enum NewCommand: Command {
  static let name = "new"
  static let summary = "Begin a view model, its logic and its tests"
  static let operands = Operands("NAME | --from SPEC")
  static let details = [
    """
    Writes NAME.mvvm, with an example of each section, and NAME.swift, where the logic goes. NAME may have a \
    folder. Replace the examples, then run --from, which writes the logic for the spec as it is now. With --tests, or \
    where the configuration names a folder for tests, both also write tests; with --view a view, which lists the \
    inputs to call and the outputs to show.
    """,
    """
    No file of yours is overwritten: --from replaces only logic, tests and views that are, to the byte, what was \
    written for the example, or for the spec with fewer members. The result compiles, with a warning for each \
    output that is not written yet; each test that is not written is skipped and says so.
    """,
  ]
  static let options: [Option] = [.from, .missing, .view, .tests, .module, .style, .config, .messageFormat]
  static let examples: KeyValuePairs = [
    "mvvmgen new Sources/App/LoginViewModel": "an example of a spec, and its logic",
    "mvvmgen new --from Login.mvvm": "the logic for what the spec says now",
    "mvvmgen new --from Login.mvvm --view": "also its view",
    "mvvmgen new --from Login.mvvm --missing": "what logic and view lack",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    try arguments.checkForNew()
    let subject = try arguments.newSubject()
    let disk = try environment.existingDisk()
    let workspace = try arguments.workspace([subject.path], arguments.generateOptions, in: disk)
    let printsMissing = arguments.has(.missing)
    let found = newFiles(
      for: subject,
      in: workspace,
      withViews: arguments.has(.view) || printsMissing,
      on: disk
    )
    var report = Report(arguments.messageFormat, output: printsMissing ? .files : .messages, in: environment)
    report.add(workspace.diagnostics)
    guard let files = report.value(of: found) else { return report.finish() }
    if printsMissing {
      files.printMissing(needsView: arguments.has(.view), &report)
    } else {
      files.write(&report)
      if let style = arguments[.style] {
        report.inform("also give 'generate' the style: '--style \(style)', or \"style\" in mvvmgen.json\n")
      }
      if report.status == .fine { report.nameMissingExcludes(of: [subject.path], on: disk) }
    }
    return report.finish()
  }
}

extension Option {
  fileprivate static let from = Option(
    "--from SPEC",
    .paths(.specs),
    help: "Write the logic and the tests for an existing spec."
  )
  fileprivate static let missing = Option(
    "--missing",
    help: "With --from: write nothing; print the lines that the logic and the view lack."
  )
  fileprivate static let view = Option(
    "--view",
    help: "Also write a view: of SwiftUI in the styles for SwiftUI, of UIKit in the others."
  )
  fileprivate static let tests = Option(
    "--tests DIR",
    .paths(.folders),
    help: "Write the tests below DIR, where the tree below the configuration is mirrored."
  )
}

extension Arguments {
  fileprivate func checkForNew() throws(RunError) {
    if !self.has(.missing) { return }
    try self.reject([.tests]) {
      "'\($0)' does not go with '--missing': 'mvvmgen usage' lists the members without a test"
    }
    if self.messageFormat.isDocument {
      throw self.wrong("'--missing' prints lines of Swift: leave '--format' out")
    }
  }

  fileprivate func newSubject() throws(RunError) -> NewSubject {
    let advice = "'mvvmgen new NAME' begins a view model, 'mvvmgen new --from SPEC' continues one"
    if let spec = self[.from] {
      guard self.operands.isEmpty else { throw self.wrong("a name does not go with '--from': \(advice)") }
      guard spec.hasSuffix(specSuffix)
      else { throw self.wrong("'\(spec)' is not a spec, whose name ends in '\(specSuffix)'") }
      return NewSubject(path: tidy(spec))
    }
    if self.has(.missing) { throw self.wrong("'--missing' needs the spec: add '--from SPEC'") }
    guard let operand = self.operands.first, self.operands.count == 1
    else { throw self.wrong("expected one name: \(advice)") }
    let (folder, word) = split(operand)
    let stem = stem(word)
    guard let name = viewModelName(from: stem) else {
      throw self.wrong("'\(stem)' cannot be the name of a view model: write one such as LoginViewModel")
    }
    return NewSubject(path: join(tidy(folder), name + specSuffix), new: (name, stem))
  }
}

/// Returns the name of a view model for a word that was typed; `nil` if the word cannot be one.
private func viewModelName(from word: String) -> String? {
  guard isSwiftName(word), let first = word.unicodeScalars.first, !first.properties.isLowercase
  else { return nil }
  return word.hasSuffix("ViewModel") ? word : "\(word)ViewModel"
}
