import MVVMCode
import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMReports
import MVVMSource
import MVVMStyles

/// The view model that `new` begins or continues.
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
  /// The files that `new` wrote for its example of a spec, by name.
  let examples: [String: [UInt8]]
  /// Whether the folder for tests is unknown, so that none are written.
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
        examples: subject.new == nil ? examples(of: files, configuration, project.styles, withViews) : [:],
        lacksFolderForTests: files.count != scaffolds.count,
        disk: disk
      )
    }
  }
}

/// Returns the scaffolds of the example spec of a name, if a spec has a single view model.
private func examples(
  of files: [GeneratedFile],
  _ configuration: Configuration,
  _ styles: StyleLibrary,
  _ withViews: Bool
) -> [String: [UInt8]] {
  let logic = files.filter { $0.kind == .logic }
  guard let name = logic.first?.name.dropLast(".swift".count), logic.count == 1 else { return [:] }
  let example = newSpec(named: String(name), configuration: configuration, styles: styles).flatMap {
    scaffold($0, configuration: configuration, styles: styles, withViews: withViews)
  }
  return (example.correct().value ?? []).reduce(into: [:]) { $0[$1.name] = $1.contents }
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
  /// Prints the missing lines of the logic and the view, below the path of each file. The view is optional.
  func printMissing(needsView: Bool, _ report: inout Report) {
    var isComplete = true
    for scaffold in self.scaffolds where scaffold.file.destination == .sources {
      let path = scaffold.path
      let isView = scaffold.file.kind == .view
      switch self.disk.read(path) {
      case .failure(.notFound) where isView && !needsView: break
      case .failure(.notFound):
        isComplete = false
        report.say("\(path) is not there: run without '--missing' to write it\n")
      case .failure(let error): report.add([.notReadable(path, error)])
      case .success(let existing):
        let lines = scaffold.file.missingLines(in: existing.bytes)
        if lines.isEmpty { break }
        isComplete = false
        report.print("// \(path)\n")
        for line in lines { report.print(line + [UInt8(ascii: "\n")]) }
      }
    }
    if isComplete, report.status == .fine { report.inform("nothing is missing\n") }
  }
}
