import MVVMFiles
import MVVMGenerator
import MVVMImport
import MVVMSource

extension Command {
  static var `import`: Command {
    Command(
      name: "import",
      summary: "Move hand-written view models over to specs",
      operands: "[PATH…]",
      operandValues: .file,
      details: [
        """
        A PATH is a Swift file or a folder that is searched for some, hidden folders left out; without one the \
        current folder is. For each view model with Inputs and Outputs protocols a spec is made, and its Swift file \
        becomes the file of its logic: protocols, class and backings leave it, and all else stays.
        """,
        """
        Without --write nothing is written: the changes are printed as unified diffs. A view model is moved over as a \
        whole or not at all, and each thing that is in the way is reported where it stands; 'mvvmgen explain ID' says \
        what to do. No spec that is there is ever written over, and tests are never touched.
        """,
      ],
      options: [.write, .output, .style, .partial, .keepOrder, .config, .messageFormat],
      examples: [
        Example(line: "mvvmgen import Sources", meaning: "what would become of the view models?"),
        Example(line: "mvvmgen import --write Sources/Login", meaning: "move these over"),
        Example(line: "mvvmgen import --write --output /tmp/try Sources", meaning: "the same, beside"),
      ],
      run: runImport
    )
  }
}

extension Option {
  fileprivate static let write = Option(name: "write", help: "Write specs and logic rather than print diffs.")
  fileprivate static let output = Option(
    name: "output",
    metavariable: "DIR",
    values: .folder,
    help: "Write below DIR, where the tree below each folder is mirrored, and leave the Swift files alone."
  )
  fileprivate static let partial = Option(
    name: "partial",
    help: "Move view models over though parts are left to you: these stand under '#error' then."
  )
  fileprivate static let keepOrder = Option(
    name: "keep-order",
    help: "Keep the order and the layout of the protocols rather than format the specs."
  )
}

private func runImport(_ given: Arguments) throws(UsageError) -> ExitStatus {
  if given.has(.output), !given.has(.write) {
    throw given.wrong("'--output' says where to write: add '--write'")
  }
  return try withDisk { disk throws(UsageError) in
    var report = Report(given.messageFormat)
    var run = ImportRun(given.importRequest, given.workspaceOptions, disk)
    deferSignals()
    for path in given.operands.isEmpty ? ["."] : given.operands {
      if let message = run.add(path, &report) ?? run.usageError { throw given.wrong(message) }
    }
    report.add(run.configurationDiagnostics)
    report.summarize(run.summary)
    return report.finish()
  }
}

extension Arguments {
  fileprivate var importRequest: ImportRequest {
    ImportRequest(
      mode: self.has(.write) ? .write : .compare(check: false, diff: true),
      output: self[.output],
      style: self[.style],
      isPartial: self.has(.partial),
      keepsOrder: self.has(.keepOrder)
    )
  }
}
