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
  private var converted = 0
  private var withHelpers = 0
  private var inPart = 0
  private var kept = 0
  /// The paths of the specs so far, also of a run that writes none.
  private var specs: Set<String> = []
  /// What is wrong with the command line: a sentence without a full stop.
  private(set) var usageError: String?
  /// The overrides that the configuration lacks, in the order in which they were found.
  private var overrides: [ImportedViewModel.Override] = []

  init(
    _ options: ImportOptions,
    _ mode: ChangeMode,
    output: String?,
    _ workspaceOptions: WorkspaceOptions,
    _ disk: Disk
  ) {
    self.disk = disk
    self.mode = mode
    self.output = output
    self.options = options
    self.writer = Writer(disk)
    self.configurations = Configurations(workspaceOptions, in: disk)
  }

  var configurationDiagnostics: [Diagnostic] { self.configurations.diagnostics }

  /// Imports the file or folder at a path. Returns an error message if the path cannot be imported.
  mutating func add(_ argument: String, _ report: inout Report) -> String? {
    let path = tidy(argument)
    switch self.disk.kind(path) {
    case .success(.folder): self.search(path, below: "", &report)
    case .success where path.hasSuffix(".swift"): self.importFile(path, below: "", &report)
    case .success: return "'\(argument)' is neither a folder nor a Swift file"
    case .failure(let error): report.add([.notReadable(argument, error)])
    }
    return nil
  }

  private mutating func search(_ folder: String, below relative: String, _ report: inout Report) {
    let listing = FolderListing(of: folder, in: self.disk, findsSwiftFiles: true)
    report.add(listing.diagnostics)
    for name in listing.swiftFiles { self.importFile(join(folder, name), below: relative, &report) }
    for case .folder(let name) in listing.children {
      self.search(join(folder, name), below: join(relative, name), &report)
    }
  }

  /// - Parameter relative: The path of the file's folder, relative to the argument.
  private mutating func importFile(_ path: String, below relative: String, _ report: inout Report) {
    leaveIfInterrupted()
    guard let contents = report.value(of: self.disk.read(path).diagnosed(at: path)),
      !isGenerated(contents.bytes)
    else { return }
    let index = self.configurations.index(ofFolder: folder(of: path))
    let workspace = self.configurations.all[index]
    guard let configuration = workspace.configuration else { return }
    if let style = self.options.style, !workspace.styles.contains(style) {
      return self.usageError = workspace.styles.adviceOnUnknown(style)
    }
    let destination = self.output.map { join($0, relative) } ?? folder(of: path)
    var options = self.options
    options.configuration = configuration
    let (disk, specs) = (self.disk, self.specs)
    options.specExists = { specs.contains(join(destination, $0)) || disk.exists(join(destination, $0)) }
    let source = SourceFile(path: path, bytes: contents.bytes)
    let result = importViewModels(of: source, options, styles: &workspace.styles)
    self.carryOut(result, contents, destination, &report)
  }

  private mutating func carryOut(
    _ result: ImportedFile,
    _ contents: FileContents,
    _ destination: String,
    _ report: inout Report
  ) {
    report.add(result.diagnostics)
    let isMoved = self.write(result, contents, destination, &report)
    for viewModel in result.viewModels {
      report.add(viewModel.diagnostics)
      self.count(viewModel, as: isMoved ? viewModel.result : .notConverted, in: result.logic, &report)
    }
  }

  /// Writes specs and logic, all or nothing: without the one, the other would be lost or in the way.
  private mutating func write(
    _ result: ImportedFile,
    _ contents: FileContents,
    _ destination: String,
    _ report: inout Report
  ) -> Bool {
    var changes = result.viewModels.compactMap(\.spec).map { spec in
      FileChange(.create, join(destination, spec.path), old: nil, new: spec.bytes)
    }
    if changes.isEmpty { return true }
    self.specs.formUnion(changes.map(\.path))
    let path = join(destination, result.logic.name)
    let isBeside = path != result.logic.path
    let (kind, old) = isBeside ? (FileChange.Kind.create, nil) : (.update, contents)
    changes.append(FileChange(kind, path, old: old, new: result.logic.bytes))
    let done = changes.prefix { report.carryOut($0, self.mode, &self.writer) }
    if done.count == changes.count { return true }
    for change in done {
      let removal = FileChange(
        .remove,
        change.path,
        old: change.new.map { FileContents(bytes: $0) },
        new: nil
      )
      _ = report.carryOut(removal, self.mode, &self.writer)
    }
    return false
  }

  private mutating func count(
    _ viewModel: ImportedViewModel,
    as result: ImportedViewModel.Result,
    in file: SourceFile,
    _ report: inout Report
  ) {
    if let override = viewModel.override, result != .notConverted {
      // View models with the same settings share an entry.
      let index = self.overrides.firstIndex { $0.settings == override.settings }
      if index == nil { self.overrides.append(override) }
      index.map { self.overrides[$0].viewModels += override.viewModels }
    }
    let marks = viewModel.droppedMarks > 0 ? ", \(counted(viewModel.droppedMarks, "mark")) left out" : ""
    let word: String
    switch result {
    case .converted: (word, self.converted) = ("converted", self.converted + 1)
    case .convertedWithHelpers(let count):
      (word, self.withHelpers) = ("converted with \(counted(count, "helper"))", self.withHelpers + 1)
    case .convertedInPart(let count):
      (word, self.inPart) = ("converted but for \(counted(count, "place"))", self.inPart + 1)
    case .notConverted: (word, self.kept) = ("not converted", self.kept + 1)
    }
    report.summarize("\(printable(file.path)): \(viewModel.name) \(word)\(marks)\n")
  }

  /// The one-line summary.
  var summary: String {
    let all = self.converted + self.withHelpers + self.inPart + self.kept
    if all == 0 { return "no view models found: none has protocols of inputs and outputs\n" }
    var parts = ["\(self.converted) converted", "\(self.withHelpers) with helpers"]
    if self.inPart > 0 { parts.append("\(self.inPart) in part") }
    parts.append("\(self.kept) not converted")
    var text = "\(counted(all, "view model")): \(parts.joined(separator: ", "))\n"
    if !self.overrides.isEmpty {
      text +=
        "mvvmgen.json needs these in \"overrides\":\n"
        + self.overrides.map { "  \($0)" }.joined(separator: ",\n") + "\n"
    }
    if self.mode != .write { text += "nothing is written yet: add '--write'\n" }
    return text
  }
}
