import MVVMCode
import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMReports
import MVVMSource
import MVVMStyles

/// The view model that `new` begins, or goes on with.
struct NewSubject {
  /// The path of the spec.
  let path: String
  /// The name of a new view model, and the name that the user typed; `nil` for a spec that exists.
  var new: (name: String, typed: String)?
}

/// The files that `new` writes for a view model, unless they exist.
struct NewFiles {
  let subject: NewSubject
  let spec: SourceFile
  /// The logic, the view and the tests.
  let scaffolds: [PlacedFile]
  /// Whether nothing says where tests go, so that none are written.
  let lacksFolderForTests: Bool
  let disk: Disk
}

/// Returns the files for the only spec of a workspace.
func newFiles(for subject: NewSubject, in workspace: Workspace, withViews: Bool, on disk: Disk)
  -> Diagnosed<NewFiles>
{
  // If no spec was found, a folder has its name.
  guard let place = workspace.specs.first
  else { return Diagnosed(nil, [.notWritable(subject.path, .isFolder)]) }
  let project = workspace.configuration(of: place)
  // Errors in the configuration were reported when it was read.
  guard let configuration = project.configuration else { return Diagnosed(nil) }
  return source(of: subject, configuration, project.styles, on: disk).correct().flatMap { spec in
    scaffold(spec, configuration: configuration, styles: project.styles, withViews: withViews).map { files in
      let scaffolds = Plan(workspace, in: disk).scaffolds(files, of: place)
      return NewFiles(
        subject: subject,
        spec: spec,
        scaffolds: scaffolds.map(disk.found),
        lacksFolderForTests: files.count != scaffolds.count,
        disk: disk
      )
    }
  }
}

/// Returns the existing spec, or a new one.
private func source(
  of subject: NewSubject,
  _ configuration: Configuration,
  _ styles: StyleLibrary,
  on disk: Disk
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

extension NewFiles {
  /// Creates the files that do not exist, and names the others; none if something else is in the place of one.
  func write(_ report: inout Report) {
    var files = self.scaffolds.map { SourceFile(path: $0.path, bytes: $0.file.contents) }
    if self.subject.new != nil { files.insert(self.spec, at: 0) }
    if let model = self.subject.new != nil ? self.neighbor : self.spec {
      files = files.map { $0.withLineEnds(like: model) }
    }
    let problems = files.compactMap { self.problem(at: $0.path) }
    report.add(problems)
    if !problems.isEmpty { return }
    if let (name, typed) = self.subject.new, name != typed {
      report.inform("the view model is called \(name): names end in 'ViewModel'\n")
    }
    report.environment.deferSignals()
    for file in files { self.create(file, &report) }
    if self.lacksFolderForTests {
      report.inform(
        "no tests were written: '--tests DIR', or \"tests\" in mvvmgen.json, says where they go\n"
      )
    }
  }

  /// A file in the folder of a new spec, whose line ends the new files get; a spec if there is one.
  private var neighbor: SourceFile? {
    let beside = FolderListing(of: folder(of: self.spec.path), in: self.disk)
    let specs = beside.specs.sorted(by: pathPrecedes).map { join(beside.path, $0) }
    return (specs.first ?? beside.swiftPaths.first).flatMap { try? self.disk.source($0).get() }
  }

  /// Returns a diagnostic if something that is not a file is at a path.
  private func problem(at path: String) -> Diagnostic? {
    switch self.disk.read(path) {
    case .success, .failure(.notFound): nil
    case .failure(let error): .notWritable(path, error)
    }
  }

  private func create(_ file: SourceFile, _ report: inout Report) {
    leaveIfInterrupted()
    let path = file.path
    switch Writer(self.disk).create(path, file.bytes) {
    case nil:
      report.inform("\(path) written\n")
      report.add(ReportedChange(path: path, kind: FileChange.Kind.create.rawValue))
    case .exists?: report.inform("\(path) is there, and stays as it is\n")
    case let error?: report.add([.notWritable(path, error)])
    }
  }

  /// Prints the lines that the logic and the view lack, each file's below its path. Only a needed view is missed.
  func printMissing(needsView: Bool, _ report: inout Report) {
    for scaffold in self.scaffolds where scaffold.file.destination == .sources {
      let path = scaffold.path
      let isView = scaffold.file.kind == .view
      switch self.disk.read(path) {
      case .failure(.notFound) where isView && !needsView: break
      case .failure(.notFound): report.say("\(path) is not there: run without '--missing' to write it\n")
      case .failure(let error): report.add([.notReadable(path, error)])
      case .success(let existing):
        let lines = scaffold.file.missingLines(in: existing.bytes)
        if !lines.isEmpty { report.print("// \(path)\n") }
        for line in lines { report.print(line + [UInt8(ascii: "\n")]) }
      }
    }
  }
}
