import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMUsage

extension Command {
  static var usage: Command {
    Command(
      name: "usage",
      summary: "Find members that nobody uses",
      operands: "[PATH…]",
      operandValues: .specs,
      details: [
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
      ],
      options: [.sources, .failOn, .usageFormat, .config],
      examples: [
        Example(line: "mvvmgen usage", meaning: "what does nobody use?"),
        Example(line: "mvvmgen usage Sources/Login --in .", meaning: "of some specs, in the whole project"),
        Example(line: "mvvmgen usage --fail-on unread-output --fail-on uncalled-input", meaning: "for CI"),
      ],
      run: runUsage
    )
  }
}

extension Option {
  static let sources = Option(
    name: "in",
    metavariable: "DIR",
    values: .folder,
    isRepeatable: true,
    help: "Read the Swift files below DIR rather than those below the current folder."
  )
  fileprivate static let failOn = Option(
    name: "fail-on",
    metavariable: "KIND",
    values: .words(UsageFinding.Kind.allCases.map(\.rawValue)),
    isRepeatable: true,
    help: "Exit 1 if there is one of this kind."
  )
  fileprivate static let usageFormat = Option(
    name: "format",
    metavariable: "FORMAT",
    values: .words(UsageFormat.allCases.map(\.rawValue)),
    help: "Print text (default), json or github."
  )
}

/// The output formats for findings.
private enum UsageFormat: String, CaseIterable {
  case text
  case json
  case github
}

private func runUsage(_ given: Arguments) throws(UsageError) -> ExitStatus {
  if given.operands.contains("") { throw given.wrong("a path is empty: write '.' for the current folder") }
  if given.operands.contains("-") { throw given.wrong("'-' is no project: name specs or folders") }
  return try withDisk { disk throws(UsageError) in
    let format = given.value(.usageFormat, default: UsageFormat.text)
    var report = Report(format == .github ? .github : .text)
    let paths = given.operands.isEmpty ? ["."] : given.operands
    let workspace = try given.workspace(paths, given.workspaceOptions, in: disk)
    report.add(workspace.diagnostics)
    let specs = report.specs(of: workspace, in: disk).correct
    guard let findings = report.usage(of: specs, below: given.usageFolders, in: disk) else {
      return report.finish()
    }
    let count = specs.flatMap(\.checked.spec.viewModels).reduce(0) {
      $0 + $1.members.count
    }
    report.print(findings, members: count, as: format)
    let failing = given[.failOn]?.split(separator: ",").map(String.init) ?? []
    if findings.contains(where: { failing.contains($0.kind.rawValue) }) {
      report.status.worsen(to: .findings)
    }
    return report.finish()
  }
}

extension Arguments {
  /// The folders with Swift files that may use view models.
  var usageFolders: [String] {
    self[.sources]?.split(separator: ",").map { tidy(String($0)) } ?? [""]
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
