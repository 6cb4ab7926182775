import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMUsage

enum UsageCommand: Command {
  static let name = "usage"
  static let summary = "Find members that nobody uses"
  static let operands = Operands.specs
  static let details = [
    """
    Of the specs at each PATH, or below the current folder, this lists outputs that no view and no test reads, \
    inputs that nobody calls, and members that no test names.
    """,
    """
    Swift is read by its tokens below the current folder, or below each --in DIR, but no generated file and no \
    view model's own logic. What a name is read of, tokens cannot know: a name that two view models share is \
    used of both as soon as it is used of one. So what is listed is unused, unless it is reached by a name made \
    at run time; what is not listed may be unused all the same.
    """,
  ]
  static let options: [Option] = [.sources, .failOn, .usageFormat, .config]
  static let examples: KeyValuePairs = [
    "mvvmgen usage": "what does nobody use?",
    "mvvmgen usage Sources/Login --in .": "of some specs, in the whole project",
    "mvvmgen usage --fail-on unread-output --fail-on uncalled-input": "for CI",
  ]

  static func run(_ given: Arguments) throws(RunError) -> ExitStatus {
    let paths = try given.paths(hyphen: noProject)
    let disk = try given.disk()
    let format = given.value(.usageFormat, default: UsageFormat.text)
    var report = Report(format == .github ? .github : .text)
    let specs = ReadSpecs(try given.workspace(paths, in: disk), in: disk)
    report.add(specs.diagnostics)
    guard let findings = report.value(of: given.usage(of: specs, in: disk)) else { return report.finish() }
    let count = specs.correct.flatMap(\.checked.spec.viewModels).reduce(0) { $0 + $1.members.count }
    report.print(findings, members: count, as: format)
    let failing = given.list(.failOn)
    if findings.contains(where: { failing.contains($0.kind.rawValue) }) {
      report.status.worsen(to: .findings)
    }
    return report.finish()
  }
}

extension Option {
  static let sources = Option(
    name: "in",
    takes: .folder,
    isRepeatable: true,
    help: "Read the Swift files below DIR rather than those below the current folder."
  )
  fileprivate static let failOn = Option(
    name: "fail-on",
    takes: .word(of: UsageFinding.Kind.self, as: "KIND"),
    isRepeatable: true,
    help: "Exit 1 if there is one of this kind."
  )
  fileprivate static let usageFormat = Option(
    name: "format",
    takes: .word(of: UsageFormat.self, as: "FORMAT"),
    help: "Print text (default), json or github."
  )
}

/// The output formats for findings.
private enum UsageFormat: String, CaseIterable {
  case text
  case json
  case github
}

/// What is wrong with `-`, where a whole project is read.
let noProject = "'-' is no project: name specs or folders"

extension Arguments {
  /// Returns what nobody uses of specs.
  func usage(of specs: ReadSpecs, in disk: Disk) -> Diagnosed<[UsageFinding]> {
    let folders = self.has(.sources) ? self.list(.sources).map(tidy) : [""]
    return unusedMembers(of: specs.correct, below: folders, in: disk)
  }
}

extension Report {
  fileprivate mutating func print(_ findings: [UsageFinding], members count: Int, as format: UsageFormat) {
    let diagnostics = findings.map(\.diagnostic)
    switch format {
    case .text:
      self.print(diagnosticText(diagnostics))
      let kinds = UsageFinding.Kind.allCases.map { kind in
        (findings.filter { $0.kind == kind }.count, kind.words)
      }
      let words = kinds.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      let summary = words.isEmpty ? "all are used and tested" : words.joined(separator: ", ")
      self.say(count == 0 ? "no members found\n" : "\(counted(count, "member")): \(summary)\n")
    case .json: self.print(usageJSON(findings, members: count))
    case .github: self.print(githubCommands(diagnostics, path: self.repositoryPath))
    }
  }
}

extension UsageFinding.Kind {
  fileprivate var words: String {
    switch self {
    case .unreadOutput: "not read"
    case .uncalledInput: "not called"
    case .untestedMember: "not tested"
    }
  }
}
