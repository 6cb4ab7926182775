import MVVMCode
import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource

extension NewFiles {
  /// Creates the files that do not exist, replaces those that nobody has edited, and names the others. Writes none
  /// if something other than a file is at one of their paths.
  func write(_ report: inout Report) {
    let problems = ([self.spec.path] + self.scaffolds.map(\.path)).compactMap(self.problem)
    report.add(problems)
    if !problems.isEmpty { return }
    if let (name, typed) = self.subject.new, name != typed {
      report.inform("the view model is called \(name): names end in 'ViewModel'\n")
    }
    report.environment.deferSignals()
    let model = self.subject.new != nil ? self.neighbor : self.spec
    if self.subject.new != nil { self.create(self.spec, like: model, &report) }
    for scaffold in self.scaffolds {
      let file = SourceFile(path: scaffold.path, bytes: scaffold.file.contents)
      self.create(file, like: model, from: scaffold.file, &report)
    }
    if self.lacksFolderForTests {
      report.inform(
        "no tests were written: '--tests DIR', or \"tests\" in mvvmgen.json, says where they go\n"
      )
    }
    if let folder = self.folderOfXCTest {
      report.inform(
        "all tests in \(folder) use XCTest, and so do these: add \"framework\": \"xctest\" to \"tests\" in mvvmgen.json\n"
      )
    }
    self.nameNextStep(&report)
  }

  private func nameNextStep(_ report: inout Report) {
    let command = "'mvvmgen new --from \(self.spec.path)"
    if self.subject.new != nil {
      report.inform("next: replace the examples in \(self.spec.path), then run \(command)'\n")
    } else if self.scaffolds.contains(where: self.lacksLines) {
      report.inform("\(command) --missing' prints what is missing\n")
    }
  }

  private func lacksLines(_ scaffold: PlacedFile) -> Bool {
    guard scaffold.file.destination == .sources, let bytes = self.disk.bytes(scaffold.path) else {
      return false
    }
    return !scaffold.file.missingLines(in: bytes).isEmpty
  }

  /// A file in the folder of a new spec, whose line ends the new files get; a spec if there is one.
  private var neighbor: SourceFile? {
    let listing = FolderListing(of: folder(of: self.spec.path), in: self.disk)
    let specs = listing.specs.sorted(by: pathPrecedes).map { join(listing.path, $0) }
    return (specs.first ?? listing.swiftPaths.first).flatMap { try? self.disk.source($0).get() }
  }

  /// Returns a diagnostic if something that is not a file is at a path.
  private func problem(at path: String) -> Diagnostic? {
    switch self.disk.read(path) {
    case .success, .failure(.notFound): nil
    case .failure(let error): .notWritable(path, error)
    }
  }

  private func create(
    _ file: SourceFile,
    like model: SourceFile?,
    from scaffold: GeneratedFile? = nil,
    _ report: inout Report
  ) {
    leaveIfInterrupted()
    let path = file.path
    let file = model.map(file.withLineEnds) ?? file
    switch Writer(self.disk).create(path, file.bytes) {
    case nil:
      report.inform("\(path) written\n")
      report.add(ReportedChange(path: path, kind: FileChange.Kind.create.rawValue))
    case .exists?:
      if let change = self.renewal(of: file, from: scaffold) {
        var writer = Writer(self.disk)
        if report.apply(change, mode: .write, writer: &writer) {
          report.inform("\(path) written anew, since nobody had edited it\n")
        }
      } else {
        report.inform("\(path) is there, and stays as it is\n")
      }
    case let error?: report.add([.notWritable(path, error)])
    }
  }

  /// Returns the change to a file that exists, if it is exactly what `new` wrote for the example or for fewer members.
  private func renewal(of file: SourceFile, from scaffold: GeneratedFile?) -> FileChange? {
    guard let scaffold, let old = try? self.disk.read(file.path).get(), old.bytes != file.bytes,
      let name = scaffold.viewModels.first?.name
    else { return nil }
    let existing = SourceFile(path: file.path, bytes: old.bytes)
    let example = newSpec(named: "\(name)", configuration: self.configuration, styles: self.styles).value
    let isUnedited = [self.spec, example].compactMap(\.self).contains { spec in
      scaffold.addsMembers(to: existing, of: spec, configuration: self.configuration, styles: self.styles)
    }
    return isUnedited ? FileChange(.update, file.path, old: old, new: file.bytes) : nil
  }
}
