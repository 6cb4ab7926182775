import MVVMFiles
import MVVMGenerator
import MVVMImport
import MVVMSource

/// A run that imports several Swift files, with the results so far.
struct ImportRun {
  private let disk: Disk
  private let mode: ChangeMode
  /// The folder to write to; `nil` to write beside the Swift files.
  private let output: String?
  /// The options for a file, all but those that its configuration and its folder decide.
  private let options: ImportOptions
  private var writer: Writer
  private var configurations: Configurations
  /// What became of each view model.
  private var results: [ImportedViewModel.Result] = []
  /// The paths of the specs so far, also of a run that writes none.
  private var specs: Set<String> = []
  /// What is wrong with the command line: a sentence without a full stop.
  private(set) var usageError: String?
  /// The overrides that the configuration lacks, in the order in which they were found.
  private var overrides: [Configuration.Override] = []

  init(_ given: Arguments, output: String?, _ disk: Disk) {
    self.disk = disk
    self.mode = given.has(.write) ? .write : .compare(check: false, diff: true)
    self.output = output
    var options = ImportOptions(configuration: Configuration())
    options.style = given[.style]
    options.partial = given.has(.partial)
    options.keepOrder = given.has(.keepOrder)
    self.options = options
    self.writer = Writer(disk, sharesChanges: false)
    self.configurations = Configurations(given.workspaceOptions, in: disk)
  }

  var configurationDiagnostics: [Diagnostic] { self.configurations.diagnostics }

  /// Imports the file or folder at a path. Returns an error message if the path cannot be imported.
  mutating func add(_ argument: String, _ report: inout Report) -> String? {
    let path = tidy(argument)
    switch self.disk.kind(path) {
    case .success(.folder):
      self.disk.walk(path) { listing in
        report.add(listing.diagnostics)
        self.importFiles(listing.swiftFiles.map { join(listing.path, $0) }, below: listing.way, &report)
      }
    case .success where path.hasSuffix(".swift"): self.importFiles([path], below: "", &report)
    case .success: return "'\(argument)' is neither a folder nor a Swift file"
    case .failure(let error): report.add([.notReadable(argument, error)])
    }
    return self.usageError
  }

  /// - Parameter relative: The path of the folder of the files, relative to the argument.
  private mutating func importFiles(_ paths: [String], below relative: String, _ report: inout Report) {
    let disk = self.disk
    // Another run that imports the same files has to see all or nothing of what this one writes.
    disk.locked(paths.first.map(folder)) {
      for path in paths { self.importFile(path, below: relative, &report) }
    }
  }

  private mutating func importFile(_ path: String, below relative: String, _ report: inout Report) {
    leaveIfInterrupted()
    // Templates of Xcode are no code yet.
    guard !path.contains(".xctemplate/"),
      let contents = report.value(of: self.disk.read(path).diagnosed(at: path)),
      !isGenerated(contents.bytes)
    else { return }
    let project = self.configurations.configuration(ofSpec: path)
    guard let configuration = project.configuration else { return }
    if let style = self.options.style, !project.styles.contains(style) {
      return self.usageError = project.styles.adviceOnUnknown(style)
    }
    let destination = self.output.map { join($0, relative) } ?? folder(of: path)
    let source = SourceFile(path: path, bytes: contents.bytes)
    if self.mode == .write { self.writer.visit(join(destination, source.name)) }
    var options = self.options
    options.configuration = configuration
    let (disk, specs) = (self.disk, self.specs)
    // Of several view models of one name, only the first is what a killed run may have been about.
    options.existingSpec = { specs.contains(join(destination, $0)) ? [] : disk.bytes(join(destination, $0)) }
    let result = importViewModels(of: source, options, styles: &project.styles)
    report.add(result.diagnostics)
    let isMoved = self.write(result, contents, destination, &report)
    for viewModel in result.viewModels {
      report.add(viewModel.diagnostics)
      let became = isMoved ? viewModel.result : .notConverted
      self.results.append(became)
      if let override = viewModel.override, became != .notConverted { self.add(override) }
      let marks = viewModel.droppedMarks
      let dropped = marks > 0 ? ", \(counted(marks, "mark")) left out" : ""
      report.summarize("\(result.logic.path): \(viewModel.name) \(became.words)\(dropped)\n")
    }
  }

  /// Writes specs and logic, all or nothing: without the one, the other would be lost or in the way. What an earlier run
  /// has written before it was killed stays; what this one has not written, it does not remove.
  private mutating func write(
    _ result: ImportedFile,
    _ contents: FileContents,
    _ destination: String,
    _ report: inout Report
  ) -> Bool {
    let specs = result.viewModels.compactMap(\.spec).map { spec in
      FileChange(.create, join(destination, spec.path), old: nil, new: spec.bytes)
    }
    if specs.isEmpty { return true }
    self.specs.formUnion(specs.map(\.path))
    let path = join(destination, result.logic.name)
    let isBeside = path != result.logic.path
    let (kind, old) = isBeside ? (FileChange.Kind.create, nil) : (.update, contents)
    let logic = FileChange(kind, path, old: old, new: result.logic.bytes)
    // In place the class leaves its file last, and beside it nothing is lost with the logic alone.
    let changes = (isBeside ? [logic] + specs : specs + [logic]).filter { self.disk.bytes($0.path) != $0.new }
    let done = changes.prefix { report.carryOut($0, self.mode, &self.writer) }
    if done.count == changes.count { return true }
    for change in done {
      let old = change.new.map { FileContents(bytes: $0) }
      _ = report.carryOut(FileChange(.remove, change.path, old: old, new: nil), self.mode, &self.writer)
    }
    return false
  }

  /// Adds an entry, or view models to one with the same settings.
  private mutating func add(_ override: Configuration.Override) {
    if let index = self.overrides.firstIndex(where: { $0.settings == override.settings }) {
      self.overrides[index].viewModels += override.viewModels
    } else {
      self.overrides.append(override)
    }
  }

  /// The one-line summary.
  var summary: TerminalText {
    if self.results.isEmpty { return "no view models found: none has protocols of inputs and outputs\n" }
    var (converted, withHelpers, inPart, kept) = (0, 0, 0, 0)
    for result in self.results {
      switch result {
      case .converted: converted += 1
      case .convertedWithHelpers: withHelpers += 1
      case .convertedInPart: inPart += 1
      case .notConverted: kept += 1
      }
    }
    let part = inPart > 0 ? ", \(inPart) in part" : ""
    let counts = "\(converted) converted, \(withHelpers) with helpers\(part), \(kept) not converted"
    var text: TerminalText = "\(counted(self.results.count, "view model")): \(counts)\n"
    if !self.overrides.isEmpty {
      let entries: TerminalText = self.overrides.map { "  \($0.json)" }.joined(separator: ",\n")
      text += "mvvmgen.json needs these in \"overrides\":\n\(entries)\n"
    }
    if self.mode != .write { text += "nothing is written yet: add '--write'\n" }
    return text
  }
}

extension ImportedViewModel.Result {
  fileprivate var words: String {
    switch self {
    case .converted: "converted"
    case .convertedWithHelpers(let count): "converted with \(counted(count, "helper"))"
    case .convertedInPart(let count): "converted but for \(counted(count, "place"))"
    case .notConverted: "not converted"
    }
  }
}
