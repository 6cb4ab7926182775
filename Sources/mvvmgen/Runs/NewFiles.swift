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
  /// Whether the folder for tests is unknown, so that none are written.
  let lacksFolderForTests: Bool
  /// The folder whose tests all use XCTest, although the tests of the style do not; `nil` if there is none.
  let folderOfXCTest: String?
  let configuration: Configuration
  let styles: StyleLibrary
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
  guard var configuration = project.configuration else { return Diagnosed(nil) }
  let plan = Plan(workspace, in: disk)
  return source(of: subject, configuration, project.styles, on: disk).correct().flatMap { spec in
    func scaffolds() -> Diagnosed<[GeneratedFile]> {
      scaffold(spec, configuration: configuration, styles: project.styles, withViews: withViews)
    }
    return scaffolds().flatMap { files in
      let folder = folderOfXCTest(for: files, configuration, plan.destinations[place.folder], on: disk)
      if folder == nil { return Diagnosed((files, folder)) }
      configuration.tests.framework = .xctest
      return scaffolds().map { ($0, folder) }
    }
    .map { files, folderOfXCTest in
      let scaffolds = plan.scaffolds(files, of: place)
      return NewFiles(
        subject: subject,
        spec: spec,
        scaffolds: scaffolds.map(disk.found),
        lacksFolderForTests: files.count != scaffolds.count,
        folderOfXCTest: folderOfXCTest,
        configuration: configuration,
        styles: project.styles,
        disk: disk
      )
    }
  }
}

/// Returns the folder of the tests if the style alone would choose Swift Testing there, and all others use XCTest.
private func folderOfXCTest(
  for files: [GeneratedFile],
  _ configuration: Configuration,
  _ destinations: Destinations,
  on disk: Disk
) -> String? {
  guard configuration.tests.framework == .auto, destinations.tests != nil,
    files.contains(where: { $0.kind == .testingTests })
  else { return nil }
  let folder = destinations.testSupport.path
  return disk.usesOnlyXCTest(below: folder) ? folder : nil
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
    return Diagnosed(nil, [Diagnostic(.fileExists, message, at: SourceRange(path: path))])
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
