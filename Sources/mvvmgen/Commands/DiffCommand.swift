import MVVMConfiguration
import MVVMFiles
import MVVMInterfaces
import MVVMProject
import MVVMSource
import MVVMStyles

enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "Compare the interfaces of two versions"
  static let operands = Operands("OLD NEW | --against REV [PATH…]", .paths(.specs))
  static let details = [
    """
    OLD and NEW are specs or folders. With --against the specs at each PATH, or below the current folder, are \
    compared with those of a git revision, with its configuration; the work tree is not touched. What \
    the revision gained since the current branch left it does not count.
    """,
    """
    Each edit is breaking (callers stop compiling), logic (the hand-written logic has to change), behaviour (it \
    runs differently) or compatible. It is the declarations that are compared: order, layout, comments and other \
    spellings of a type do not count.
    """,
  ]
  static let options: [Option] = [.against, .format, .failOn, .allow]
  static let examples: KeyValuePairs = [
    "mvvmgen diff --against main": "what did this branch change?",
    "mvvmgen diff --against origin/main --fail-on breaking": "does it break callers?",
    "mvvmgen diff --against HEAD~1 --format markdown": "for a pull request",
    "mvvmgen diff Old.mvvm New.mvvm": "compare two specs",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: "'-' cannot be compared: pass files or folders")
    let disk = try environment.existingDisk()
    let format = arguments.value(.format, default: DiffFormat.text)
    var report = Report(format.ofMessages, in: environment)
    if let sides = report.found(in: try arguments.sides(paths, on: disk, in: environment)) {
      // This is not a finding, since it is not compared.
      report.mention(sides.elsewhere)
      arguments.compare(sides, format: format, &report)
    }
    return report.finish()
  }
}

extension Option {
  static let against = Option("--against REV", help: "Compare with this revision of the git repository.")
  fileprivate static let format = Option(
    "--format FORMAT",
    .words(of: DiffFormat.self),
    help: "Print text (default), markdown, json, github or sarif."
  )
  fileprivate static let failOn = Option(
    "--fail-on CLASS",
    .words(["breaking", "logic", "behaviour"]),
    help: "Exit 1 if an edit of this class, or a more severe one, is not accepted."
  )
  fileprivate static let allow = Option(
    "--allow NAME",
    isRepeatable: true,
    help: "Accept the edits of a view model X, a member X.tapped(row:) or an initializer X.init."
  )
}

private enum DiffFormat: String, CaseIterable {
  case text, markdown, json, github, sarif

  var ofMessages: MessageFormat { MessageFormat(nextTo: self.rawValue) }
}

extension Arguments {
  /// Returns both sides of the comparison; no value if something could be read on one side only.
  fileprivate func sides(_ paths: [String], on disk: Disk, in environment: Environment) throws(RunError)
    -> Diagnosed<DiffSides>
  {
    // Submodules are not part of a revision, so they are skipped.
    var options = self.workspaceOptions
    options.entersRepositories = false
    guard let name = self[.against] else {
      guard paths.count == 2 else {
        throw self.wrong("expected two files or folders, OLD and NEW, or a git revision: '--against REV'")
      }
      let old = try self.workspace([paths[0]], options, in: disk)
      let new = try self.workspace([paths[1]], options, in: disk)
      return pathSides(old: old, new: new, paths: paths, in: disk)
    }
    if name.hasPrefix("-") { throw self.wrong("'\(name)' is not a revision") }
    do throws(GitError) {
      let revision = try GitRevision(name, in: disk)
      if let note = revision.note { environment.say("mvvmgen: note: \(note)\n") }
      return try revisionSides(of: paths, revision: revision, options, in: disk)
    } catch {
      switch error {
      case .usage(let message): throw self.wrong(message)
      case .failed(let message): throw .unexpected(message)
      }
    }
  }

  fileprivate func compare(_ sides: DiffSides, format: DiffFormat, _ report: inout Report) {
    let (old, new) = (sides.old, sides.new)
    let (before, after) = (old.interfaces(), new.interfaces())
    report.add(before.diagnostics + after.diagnostics)
    let accepted = new.groups.flatMap { $0.configuration?.acceptedChanges ?? [] }
    let allowed = self.list(.allow)
    let diff = compareInterfaces(old: before, new: after).accepting(accepted + allowed)
    let failsOn = self[.failOn].flatMap(EditClass.init(rawValue:))
    switch format {
    case .text: report.print(interfaceText(diff))
    case .markdown:
      let changes = generatedChanges(of: diff, old: old, new: new)
      report.print(document: interfaceMarkdown(diff, changes: changes).text)
    case .json: report.print(document: interfaceJSON(diff))
    case .github, .sarif: report.add(interfaceDiagnostics(diff, failsOn: failsOn))
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
