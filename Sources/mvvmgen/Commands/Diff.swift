import MVVMCatalog
import MVVMFiles
import MVVMGenerator
import MVVMGit
import MVVMInterfaces
import MVVMModel
import MVVMSource

extension Command {
  static var diff: Command {
    Command(
      name: "diff",
      summary: "Compare the interfaces of two versions",
      operands: "OLD NEW | --against REV [PATH…]",
      operandValues: .specs,
      details: [
        """
        OLD and NEW are specs or folders. With --against the specs at each PATH, or below the current folder, are \
        compared with those of a git revision, whose configuration is read, too; the work tree is not touched. What \
        the revision gained since the current branch left it does not count.
        """,
        """
        Each edit is breaking (callers stop compiling), logic (the hand-written logic has to change), behaviour (it \
        runs differently) or compatible. It is the declarations that are compared: order, layout, comments and other \
        spellings of a type do not count.
        """,
      ],
      options: [.against, .format, .failOn, .allow],
      examples: [
        Example(line: "mvvmgen diff --against main", meaning: "what did this branch change?"),
        Example(
          line: "mvvmgen diff --against origin/main --fail-on breaking",
          meaning: "does it break callers?"
        ),
        Example(line: "mvvmgen diff --against HEAD~1 --format markdown", meaning: "for a pull request"),
        Example(
          line: "mvvmgen diff --against main --format html > review.html",
          meaning: "a page to look at"
        ),
        Example(line: "mvvmgen diff Old.mvvm New.mvvm", meaning: "compare two specs"),
      ],
      run: runDiff
    )
  }
}

extension Option {
  fileprivate static let against = Option(
    name: "against",
    metavariable: "REV",
    help: "Compare with this revision of the git repository."
  )
  fileprivate static let format = Option(
    name: "format",
    metavariable: "FORMAT",
    values: .words(DiffFormat.allCases.map(\.rawValue)),
    help: "Print text (default), markdown, html, json or github."
  )
  fileprivate static let failOn = Option(
    name: "fail-on",
    metavariable: "CLASS",
    values: .words(["breaking", "logic", "behaviour"]),
    help: "Exit 1 if an edit of this class, or a graver one, is not accepted."
  )
  fileprivate static let allow = Option(
    name: "allow",
    metavariable: "NAME",
    isRepeatable: true,
    help: "Accept the edits of a view model X, a member X.tapped(row:) or an initializer X.init."
  )
}

/// The output formats for a comparison.
private enum DiffFormat: String, CaseIterable {
  case text
  case markdown
  case html
  case json
  case github
}

private func runDiff(_ given: Arguments) throws(UsageError) -> ExitStatus {
  if given.operands.contains("") { throw given.wrong("a path is empty: write '.' for the current folder") }
  if given.operands.contains("-") {
    throw given.wrong("'-' is no side of a comparison: name files or folders")
  }
  return try withDisk { disk throws(UsageError) in
    let format = given.value(.format, default: DiffFormat.text)
    var report = Report(format == .github ? .github : .text)
    if let sides = try given.sides(in: disk, &report) { given.compare(sides.old, sides.new, format, &report) }
    return report.finish()
  }
}

extension Arguments {
  /// Returns both sides of the comparison; `nil` if an error was reported.
  fileprivate func sides(in disk: Disk, _ report: inout Report) throws(UsageError)
    -> (old: InterfaceVersion, new: InterfaceVersion)?
  {
    guard let name = self[.against] else {
      guard self.operands.count == 2 else {
        throw self.wrong("expected two files or folders, OLD and NEW, or a git revision: '--against REV'")
      }
      let old = try self.workspace([self.operands[0]], self.diffOptions, in: disk)
      let new = try self.workspace([self.operands[1]], self.diffOptions, in: disk)
      guard report.addOnce(old.diagnostics, new.diagnostics) else { return nil }
      // Two specs are versions of one, whatever their names.
      let isOneSpec = self.operands.allSatisfy { $0.hasSuffix(specSuffix) }
      let path = isOneSpec ? self.operands[1] : ""
      return (report.side(old, spec: path, in: disk), report.side(new, spec: path, in: disk))
    }
    if name.hasPrefix("-") { throw self.wrong("'\(name)' is no revision") }
    do throws(GitError) {
      let revision = try GitRevision(name, in: disk)
      if let note = revision.note { report.say("mvvmgen: note: \(printable(note))\n") }
      let tree = try GitTree(revision)
      return try self.sides(revision, tree, disk, &report)
    } catch {
      switch error {
      case .usage(let message): throw self.wrong(message)
      case .failed(let message):
        report.say("mvvmgen: error: \(printable(message))\n")
        report.status.worsen(to: .unexpected)
        return nil
      }
    }
  }

  fileprivate func compare(
    _ old: InterfaceVersion,
    _ new: InterfaceVersion,
    _ format: DiffFormat,
    _ report: inout Report
  ) {
    let (before, after) = (old.interfaces(), new.interfaces())
    report.add(before.diagnostics + after.diagnostics)
    let accepted = new.groups.flatMap { $0.configuration?.diff.accepted ?? [] }
    let allowed = (self[.allow] ?? "").split(separator: ",").map(String.init)
    let diff = compareInterfaces(old: before, new: after).accepting(accepted + allowed)
    let failsOn = self[.failOn].flatMap(EditClass.init(rawValue:))
    let changes = { generatedChanges(of: diff, old: old, new: new) }
    switch format {
    case .text: report.print(interfaceText(diff))
    case .markdown: report.print(interfaceMarkdown(diff, changes: changes()))
    case .json: report.print(interfaceJSON(diff))
    case .html:
      let overrides = new.groups.first?.styles.catalogFiles ?? []
      let page = review(of: diff, changes: changes(), overrides: overrides)
      if let page = report.value(of: page) { report.print(page) }
    case .github: report.print(interfaceCommands(diff, failsOn: failsOn, path: report.repositoryPath))
    }
    let unknown = before.unknownPaths.union(after.unknownPaths).count
    if unknown > 0 {
      report.say(
        "\(counted(unknown, "spec")) \(unknown == 1 ? "was" : "were") not compared: see the errors\n"
      )
    }
    if let failsOn, diff.edits.contains(where: { !$0.isAccepted && $0.headline <= failsOn }) {
      report.status.worsen(to: .findings)
    }
  }
}
