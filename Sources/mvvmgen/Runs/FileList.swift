import MVVMConfiguration
import MVVMFiles
import MVVMProject
import MVVMSource

/// The files that `generate --list` prints, for build systems that ask for them.
enum FileList: String, CaseIterable {
  case inputs, outputs
}

extension Arguments {
  /// Prints the files that a run reads or writes, and writes nothing.
  ///
  /// - Parameter paths: The paths that led to the workspace.
  func list(
    _ list: FileList,
    of workspace: Workspace,
    from paths: [String],
    on disk: Disk,
    in environment: Environment
  ) -> ExitStatus {
    var report = Report(.text, in: environment)
    report.add(workspace.diagnostics)
    let files =
      switch list {
      case .inputs: Array(WatchedFiles(paths, workspace, in: disk).versions.keys)
      case .outputs: report.found(in: outputs(of: Plan(workspace, in: disk))) ?? []
      }
    let root = self.has(.xcodeFileList) ? "$(SRCROOT)/" : ""
    for file in files.sorted(by: pathPrecedes) {
      report.print("\(file.hasPrefix("/") ? "" : root)\(file)\n")
    }
    if files.isEmpty { report.summarize(nil) }
    return report.finish()
  }

  /// Checks for options that do not go with a list.
  func checkForList() throws(RunError) {
    guard self.has(.list) else {
      if self.has(.xcodeFileList) {
        throw self.wrong("'--xcfilelist' needs '--list inputs' or '--list outputs'")
      }
      return
    }
    try self.reject([.check, .diff, .prune, .watch, .messageFormat]) {
      "'\($0)' does not go with '--list', which prints paths"
    }
    if self.operands.contains("-") { throw self.wrong("'--list' needs specs or folders: leave '-' out") }
  }
}

extension Option {
  static let list = Option(
    "--list FILES",
    .words(of: FileList.self),
    help: "Write nothing; print the inputs or the outputs of a run, a path a line."
  )
  static let xcodeFileList = Option(
    "--xcfilelist",
    help: "With --list: begin relative paths with $(SRCROOT)/, for a file list of Xcode."
  )
}

/// Returns the paths of all generated files.
private func outputs(of plan: Plan) -> Diagnosed<[String]> {
  var paths: [String] = []
  var diagnostics = plan.diagnostics
  var results = plan.generate { _, outputs in
    diagnostics += outputs.diagnostics
    paths += (outputs.value ?? []).map(\.path)
  }
  let support = results.supportOutputs()
  return Diagnosed(paths + (support.value ?? []).map(\.path), diagnostics + support.diagnostics)
}
