import MVVMCatalog
import MVVMFiles
import MVVMGenerator
import MVVMGit
import MVVMInterfaces
import MVVMModel
import MVVMProject
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
      return (try self.side(self.operands[0], disk, &report), try self.side(self.operands[1], disk, &report))
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

  /// Returns the sides for a comparison with a revision. A path may exist on one side only; the other side is then
  /// empty there.
  private func sides(_ revision: GitRevision, _ tree: GitTree, _ disk: Disk, _ report: inout Report)
    throws(GitError) -> (old: InterfaceVersion, new: InterfaceVersion)
  {
    let operands = self.operands.isEmpty ? ["."] : self.operands
    var old: [String] = []
    var new: [String] = []
    for path in operands {
      let physical = disk.resolvedPath(path)
      guard revision.contains(physical, in: disk) else {
        throw .usage("'\(path)' is not in the repository '\(revision.root)'")
      }
      let place = physical == revision.root ? "" : relative(physical, to: revision.root)
      if tree.exists(place) { old.append(place) }
      if disk.exists(path) || !tree.exists(place) { new.append(path) }
    }
    let oldSpecs = resolve(old, self.diffOptions, in: tree)
    let newSpecs = resolve(new, self.diffOptions, in: disk)
    if let message = oldSpecs.usageError ?? newSpecs.usageError { throw .usage(message) }
    report.add(oldSpecs.diagnostics + newSpecs.diagnostics)
    var oldVersion = report.version(oldSpecs, in: tree) { relative(oldSpecs.physicalPath(of: $0), to: "/") }
    var newVersion = report.version(newSpecs, in: disk) {
      relative(newSpecs.physicalPath(of: $0), to: revision.root)
    }
    let (oldNames, newNames) = (oldVersion.names, newVersion.names)
    if !oldNames.isSubset(of: newNames) {
      newVersion.elsewhere = self.everything(revision.root, in: disk, below: revision.root)
    }
    if !newNames.isSubset(of: oldNames) { oldVersion.elsewhere = self.everything("", in: tree, below: "/") }
    return (oldVersion, newVersion)
  }

  /// Returns all specs of a repository, whatever the paths of the comparison. Their errors are not reported.
  private func everything(_ root: String, in tree: any FileTree, below top: String) -> [InterfaceVersion
    .Group]
  {
    let workspace = resolve([root], self.diffOptions, in: tree)
    var report = Report(.text)
    return report.version(workspace, in: tree) { relative(workspace.physicalPath(of: $0), to: top) }.groups
  }

  /// Returns one side of a comparison of two paths. Specs have their path below the argument, by which the other side
  /// knows them. A spec that is itself an argument has an empty path, since there is one on each side.
  private func side(_ path: String, _ disk: Disk, _ report: inout Report) throws(UsageError)
    -> InterfaceVersion
  {
    let workspace = try self.workspace([path], self.diffOptions, in: disk)
    report.add(workspace.diagnostics)
    return report.version(workspace, in: disk) { spec in
      let folder = workspace.folders[spec.folder]
      return folder.relative.isEmpty && !folder.isRoot ? "" : join(folder.relative, spec.name)
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

extension Arguments {
  /// Submodules are not part of a revision, so they are skipped.
  fileprivate var diffOptions: WorkspaceOptions {
    var options = self.workspaceOptions
    options.entersRepositories = false
    return options
  }
}

extension Report {
  /// Reads the specs of a workspace as one version for a comparison. Specs that cannot be read are reported.
  ///
  /// - Parameter path: Returns the path by which the other version knows a spec.
  fileprivate mutating func version(
    _ workspace: Workspace,
    in tree: any FileTree,
    path: (WorkspaceSpec) -> String
  ) -> InterfaceVersion {
    var version = InterfaceVersion(
      groups: workspace.configurations.map { .init(configuration: $0.configuration, styles: $0.styles) }
    )
    let modules = workspace.modules(in: tree)
    for spec in workspace.specs {
      let place = workspace.path(of: spec)
      switch tree.source(place) {
      case .success(let file):
        let group = workspace.folders[spec.folder].configuration
        let known = InterfaceVersion.SpecFile(file: file, path: path(spec), module: modules[spec.folder])
        version.groups[group].specs.append(known)
      case .failure(let error):
        self.add([.notReadable(tree.shownPath(place), error)])
        version.unreadable.insert(path(spec))
      }
    }
    return version
  }
}
