import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMImport
import MVVMSource
import MVVMStyles

/// A run that imports several Swift files, with the results so far.
final class ImportRun {
  private let disk: Disk
  let mode: ChangeMode
  /// The folder to write to; `nil` to write next to the Swift files.
  private let output: String?
  /// The options for a file, except those that its configuration and its folder decide.
  let options: ImportOptions
  /// The configuration from the command line.
  private let config: String?
  private var writer: Writer
  private var index = ImportIndex()
  /// The Swift files so far, each with the path of its folder relative to the argument.
  private var folders: [String: String] = [:]
  private(set) var configurations: Configurations
  /// Whether all Swift files were read.
  private(set) var isComplete = true
  private(set) var results: [ImportedViewModel.Result] = []
  /// The number of view models of each other form, by the word for it.
  private(set) var otherForms: [String: Int] = [:]
  /// The Swift files with parts to be finished by hand.
  private(set) var unfinished: [String] = []
  /// Whether comments are above other members than before.
  private(set) var movesComments = false
  /// Whether a configuration applies to one of the files.
  private(set) var isConfigured = false
  /// The settings that no configuration has.
  private(set) var missing: MissingSettings
  /// The warnings about the library so far.
  private var warnings: Set<String> = []
  /// The paths of the specs so far, even if the run writes none.
  private var specs: Set<String> = []
  /// The mistake in the command line: a sentence without a full stop.
  private(set) var usageError: String?

  init(_ arguments: Arguments, output: String?, on disk: Disk) {
    self.disk = disk
    self.mode = arguments.has(.write) ? .write : .compare(check: false, diff: true)
    self.output = output
    var options = ImportOptions(configuration: Configuration())
    options.style = arguments[.style]
    options.partial = arguments.has(.partial)
    options.keepOrder = arguments.has(.keepOrder)
    self.options = options
    self.missing = MissingSettings(keepsOrder: options.keepOrder)
    self.config = arguments[.config]
    self.writer = Writer(disk, allowsConcurrentRuns: false)
    self.configurations = Configurations(arguments.workspaceOptions, in: disk)
  }

  /// Adds the file or folder at a path. Returns an error message if the path cannot be imported.
  func add(_ argument: String, _ report: inout Report) -> String? {
    let path = tidy(argument)
    switch self.disk.kind(path) {
    case .success(.folder):
      self.disk.walk(path, config: self.config) { listing in
        report.add(listing.diagnostics)
        for path in listing.swiftPaths { self.addFile(path, below: listing.relativePath, &report) }
      }
    case .success where path.hasSuffix(".swift"): self.addFile(path, below: "", &report)
    case .success: return "'\(argument)' is neither a folder nor a Swift file"
    case .failure(let error): report.add([.notReadable(argument, error)])
    }
    return nil
  }

  /// - Parameter relative: The path of the folder of the file, relative to the argument.
  private func addFile(_ path: String, below relative: String, _ report: inout Report) {
    leaveIfInterrupted()
    // Xcode templates are not code yet.
    guard self.folders[path] == nil, !path.contains(".xctemplate/"),
      let contents = report.value(of: self.disk.read(path).diagnosed(at: path)), !isGenerated(contents.bytes)
    else { return }
    self.folders[path] = relative
    if self.mode == .write { self.writer.removeLeftovers(near: self.target(of: path)) }
    self.index.add(SourceFile(path: path, bytes: contents.bytes))
  }

  /// Returns the path at which a Swift file is written.
  private func target(of path: String) -> String {
    self.output.map { join(join($0, self.folders[path] ?? ""), split(path).name) } ?? path
  }

  func importFiles(_ report: inout Report) {
    self.isComplete = report.status != .disk
    if !self.isComplete { return }
    let groups = self.index.groups
    self.findConfiguration(for: groups.flatMap(\.self))
    let written = [self.missing.path].compactMap(\.self)
    for paths in groups where self.usageError == nil {
      leaveIfInterrupted()
      // Another run that imports the same files must see all or nothing of the changes of this one.
      self.disk.locked(Set((paths + written).map(folder))) { self.importGroup(paths, &report) }
    }
    if self.mode != .write, let change = self.missing.change(on: self.disk) {
      _ = report.apply(change, mode: self.mode, writer: &self.writer)
    }
  }

  /// Finds out whether a configuration applies to one of the files, and otherwise where to write one.
  private func findConfiguration(for paths: [String]) {
    self.isConfigured = paths.contains {
      let project = self.configurations.configuration(ofSpec: $0)
      return project.file != nil || project.configuration == nil
    }
    if self.isConfigured { return }
    self.missing.path = self.disk.pathOfConfiguration(
      for: paths.map { folder(of: self.target(of: $0)) },
      preferred: self.output ?? ""
    )
  }

  private func importGroup(_ paths: [String], _ report: inout Report) {
    var contents: [String: FileContents] = [:]
    for path in paths { contents[path] = report.value(of: self.disk.read(path).diagnosed(at: path)) }
    let read = paths.compactMap { path in contents[path].map { SourceFile(path: path, bytes: $0.bytes) } }
    // Without one of them, the result for the others would be different.
    guard read.count == paths.count else { return }
    var group = FileGroup(read, self.index)
    var found: [(path: String, viewModel: ImportedViewModel)] = []
    var specs: [FileChange] = []
    for path in read.map(\.path) {
      guard let result = self.importFile(path, in: &group) else { return }
      report.add(result.diagnostics)
      for form in result.otherForms { self.otherForms[form, default: 0] += 1 }
      found += result.viewModels.map { (path, $0) }
      for spec in result.viewModels.compactMap(\.spec) {
        let place = join(folder(of: self.target(of: path)), spec.path)
        self.specs.insert(place)
        specs.append(FileChange(.create, place, old: nil, new: spec.bytes))
      }
    }
    let viewModels = found.map(\.viewModel)
    let isMoved = self.move(viewModels, to: specs, steps: group.steps, contents: contents, &report)
    for (path, viewModel) in found { self.add(viewModel, of: path, isMoved: isMoved, &report) }
    for path in group.emptied where isMoved {
      report.summarize("\(path): only imports and comments are left: delete it, also from its target\n")
    }
  }

  /// Makes or reports all changes of a group or none, because spec, settings and logic need each other.
  private func move(
    _ viewModels: [ImportedViewModel],
    to specs: [FileChange],
    steps: [SourceFile],
    contents: [String: FileContents],
    _ report: inout Report
  ) -> Bool {
    if specs.isEmpty { return true }
    let changes = importChanges(
      specs: specs,
      steps: steps,
      contents: contents,
      showsSteps: self.mode == .write,
      target: self.target
    )
    // Changes that a killed run has made are kept.
    var needed = changes.filter { ($0.old?.bytes ?? self.disk.bytes($0.path)) != $0.new }
    var missing = self.missing
    for viewModel in viewModels { missing.add(viewModel) }
    if self.mode == .write, let change = missing.change(on: self.disk) { needed.insert(change, at: 0) }
    guard makeAllOrNone(needed, make: { report.apply($0, mode: self.mode, writer: &self.writer) }) else {
      return false
    }
    self.missing = missing
    return true
  }

  private func add(_ viewModel: ImportedViewModel, of path: String, isMoved: Bool, _ report: inout Report) {
    let errors = viewModel.diagnostics.filter { $0.severity == .error }
    let warnings = viewModel.diagnostics.filter { $0.severity != .error }
    // Programs that read a document may count or sort what they find.
    let isWhole = report.format.isDocument
    report.add(errors.prefix(isWhole ? errors.count : 5) + warnings.filter { isWhole || self.isNews($0) })
    let result = isMoved ? viewModel.result : .notConverted
    self.results.append(result)
    if case .convertedInPart = result { self.unfinished.append(self.target(of: path)) }
    if isMoved, viewModel.movesComments { self.movesComments = true }
    let marks = isMoved ? viewModel.droppedMarks : 0
    let dropped = marks > 0 ? ", \(counted(marks, "mark")) left out" : ""
    let lines = isMoved ? viewModel.lines.map { ", \(counted($0.before, "line")) to \($0.after)" } ?? "" : ""
    let more = errors.count > 5 ? ", and \(counted(errors.count - 5, "more place"))" : ""
    report.summarize("\(path): \(viewModel.name) \(result.words)\(lines)\(more)\(dropped)\n")
  }

  /// Returns whether a warning was not given yet, if it is about the library rather than about one view model.
  private func isNews(_ warning: Diagnostic) -> Bool {
    warning.identifier != .importOutputType || self.warnings.insert(warning.message).inserted
  }

  private func importFile(_ path: String, in group: inout FileGroup) -> ImportedFile? {
    let project = self.configurations.configuration(ofSpec: path)
    guard let configuration = project.configuration else { return nil }
    if let style = self.options.style, !project.styles.contains(style) {
      self.usageError = project.styles.adviceOnUnknown(style)
      return nil
    }
    var options = self.options
    options.configuration = configuration
    let (disk, specs, folder) = (self.disk, self.specs, folder(of: self.target(of: path)))
    // If several view models have the same name, only the first can be the one of a killed run.
    options.existingSpec = { specs.contains(join(folder, $0)) ? [] : disk.bytes(join(folder, $0)) }
    return group.importViewModels(of: path, options, styles: project.styles)
  }
}
