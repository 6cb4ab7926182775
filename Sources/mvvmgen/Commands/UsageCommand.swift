import MVVMCode
import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource

enum UsageCommand: Command {
  static let name = "usage"
  static let summary = "Find members that nobody uses"
  static let operands = Operands.specs
  static let details = [
    """
    Of the specs at each PATH, or below the current folder, this lists outputs that no view and no test reads, \
    inputs that nobody calls, members that only tests use, and members that no test names.
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

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: noProject)
    let disk = try environment.existingDisk()
    let format = arguments.value(.usageFormat, default: UsageFormat.text)
    var report = Report(format.ofMessages, in: environment)
    let specs = ReadSpecs(try arguments.workspace(paths, in: disk), in: disk)
    report.add(specs.diagnostics)
    guard let usage = report.value(of: arguments.usage(of: specs, in: disk)) else { return report.finish() }
    let (findings, count) = (usage.findings, usage.members)
    let diagnostics = findings.map(\.diagnostic)
    switch format {
    case .text:
      report.print(diagnosticText(diagnostics))
      report.inform(usageSummary(of: findings, members: count))
      if usage.lacksViews {
        report.inform("no file imports a framework for views: members that only tests use are not listed\n")
      }
    case .json: report.print(document: usageJSON(findings, members: count))
    case .github, .sarif: report.add(diagnostics)
    }
    let failing = arguments.list(.failOn)
    if findings.contains(where: { failing.contains($0.kind.rawValue) }) {
      report.status.worsen(to: .findings)
    }
    return report.finish()
  }
}

private func usageSummary(of findings: [UsageFinding], members count: Int) -> TerminalText {
  if count == 0 { return "no members found\n" }
  let words = UsageFinding.Kind.allCases.compactMap { kind in
    let number = findings.count { $0.kind == kind }
    return number > 0 ? "\(number) \(kind.words)" : nil
  }
  let rest = words.isEmpty ? "all are used and tested" : words.joined(separator: ", ")
  return "\(counted(count, "member")): \(rest)\n"
}

extension Option {
  static let sources = Option(
    "--in DIR",
    .paths(.folders),
    isRepeatable: true,
    help: "Read the Swift files below DIR rather than those below the current folder."
  )
  fileprivate static let failOn = Option(
    "--fail-on KIND",
    .words(of: UsageFinding.Kind.self),
    isRepeatable: true,
    help: "Exit 1 if there is one of this kind."
  )
  fileprivate static let usageFormat = Option(
    "--format FORMAT",
    .words(of: UsageFormat.self),
    help: "Print text (default), json, github or sarif."
  )
}

private enum UsageFormat: String, CaseIterable {
  case text, json, github, sarif

  var ofMessages: MessageFormat { MessageFormat(nextTo: self.rawValue) }
}

/// The message on `-` in commands that read a whole project.
let noProject = "'-' is not supported here: pass specs or folders"

extension Arguments {
  /// Returns the members of specs that the Swift files do not use; no value if some of the files cannot be
  /// read, since they might use members that no other file does. Generated files are skipped, since they
  /// mention every member.
  func usage(of specs: ReadSpecs, in disk: Disk) -> Diagnosed<ProjectUsage> {
    let specs = specs.correct.map(\.checked)
    var names = UsedNames(viewModels: specs.flatMap(\.spec.viewModels).map(\.name))
    var problems: [Diagnostic] = []
    var seen: Set<String> = []
    for folder in self.has(.sources) ? self.list(.sources).map(tidy) : [""] {
      disk.walk(folder, config: self[.config], from: ()) { listing, _ in
        leaveIfInterrupted()
        guard seen.insert(disk.resolvedPath(listing.path)).inserted else { return nil }
        problems += listing.diagnostics
        for path in listing.swiftPaths {
          let found = disk.source(path).diagnosed(at: path)
          problems += found.diagnostics
          guard let file = found.value, !isGenerated(file.bytes) else { continue }
          names.add(file, path: disk.resolvedPath(path))
        }
        return ()
      }
    }
    if !problems.isEmpty { return Diagnosed(nil, problems) }
    return Diagnosed(ProjectUsage(of: specs, names))
  }
}

/// The members of view models that the Swift files of a project do not use.
struct ProjectUsage {
  let findings: [UsageFinding]
  /// The number of all members.
  let members: Int
  /// Whether members that only tests use were left out, because the project has no views that could use them.
  let lacksViews: Bool

  init(of specs: [CheckedSpec], _ names: UsedNames) {
    let found = specs.flatMap { usage(of: $0.spec, in: $0.file, names) }
    self.members = specs.flatMap(\.spec.viewModels).reduce(0) { $0 + $1.members.count }
    self.lacksViews = !names.hasViews && found.contains { $0.kind == .testOnlyMember }
    self.findings = self.lacksViews ? found.filter { $0.kind != .testOnlyMember } : found
  }
}
