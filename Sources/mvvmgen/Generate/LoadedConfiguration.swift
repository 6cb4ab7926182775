import MVVMGenerator
import MVVMLint
import MVVMSource

/// A configuration as a run uses it, with the styles that it can name.
struct LoadedConfiguration {
  /// `nil` where the file holds errors: nothing is generated with it.
  var configuration: Configuration?
  var styles: StyleLibrary
  /// Where generated files go; `nil` for beside their specs.
  var output: String?
  /// Where generated tests go; `nil` for nowhere.
  var tests: String?
  /// The folder of the file, or the current one where there is none.
  let folder: String
  /// Whether there is a file.
  var isFile = true
}

/// The configurations of a run, each read once.
struct ConfigurationStore {
  let choices: Choices
  var loaded: [LoadedConfiguration] = []
  private var indices: SmallDictionary<String, Int> = [:]

  init(_ choices: Choices) {
    self.choices = choices
  }

  /// The index of a configuration file in `loaded`; that of the defaults where the path is `nil`.
  mutating func index(of path: String?, _ report: inout Report) throws(UsageError) -> Int {
    if let index = self.indices[path ?? ""] { return index }
    let loaded =
      if let path { try self.read(path, &report) } else {
        try self.loaded(Configuration(), StyleLibrary(), folder: "", isFile: false)
      }
    self.indices[path ?? ""] = self.loaded.count
    self.loaded.append(loaded)
    return self.loaded.count - 1
  }

  private func read(_ path: String, _ report: inout Report) throws(UsageError) -> LoadedConfiguration {
    var styles = StyleLibrary()
    guard let file = readSource(path, &report) else {
      return LoadedConfiguration(configuration: nil, styles: styles, folder: folder(of: path))
    }
    let folder = folder(of: path)
    var isComplete = true
    if let templates = templatesFolder(in: file) {
      let overrides = readTemplates(join(folder, templates.path), namedAt: templates.place, &report)
      isComplete = overrides != nil
      styles = StyleLibrary(overrides: overrides ?? [])
    }
    let result = configuration(
      from: file,
      styleNames: styles.names,
      ruleNames: lintRuleNames,
      module: self.choices.module
    ).correct()
    report.add(result.diagnostics)
    return try self.loaded(isComplete ? result.value : nil, styles, folder: folder)
  }

  private func loaded(
    _ configuration: Configuration?,
    _ styles: StyleLibrary,
    folder: String,
    isFile: Bool = true
  ) throws(UsageError) -> LoadedConfiguration {
    if let style = self.choices.style, !styles.names.contains(style) {
      let message = "unknown style '\(style)': \(hint(for: style, among: styles.names))"
      throw UsageError(message: message, command: self.choices.command)
    }
    var configuration = configuration
    let output = self.choices.output ?? configuration?.output.map { join(folder, $0) }
    let tests = self.choices.tests ?? configuration?.tests.folder.map { join(folder, $0) }
    configuration?.use(self.choices)
    if self.choices.tests != nil, let configuration, configuration.module == nil {
      let advice = "add '--module NAME', or \"module\" to mvvmgen.json"
      throw UsageError(
        message: "tests import the module of the view models: \(advice)",
        command: self.choices.command
      )
    }
    return LoadedConfiguration(
      configuration: configuration,
      styles: styles,
      output: output.map(tidy),
      tests: tests.map(tidy),
      folder: folder,
      isFile: isFile
    )
  }
}

extension Configuration {
  fileprivate mutating func use(_ choices: Choices) {
    self.tests.folder = choices.tests ?? self.tests.folder
    self.module = choices.module ?? self.module
    guard let style = choices.style else { return }
    self.settings.style = style
    for index in self.overrides.indices { self.overrides[index].style = nil }
  }
}

/// A file as the stages take it; `nil` after a report.
@inline(never)
func readSource(_ path: String, _ report: inout Report) -> SourceFile? {
  readContents(path, &report).map { SourceFile(path: path, bytes: $0.bytes) }
}

/// What a file holds; `nil` after a report.
func readContents(_ path: String, _ report: inout Report) -> FileContents? {
  switch readFile(path) {
  case .success(let contents): return contents
  case .failure(let error):
    leaveIfInterrupted()
    report.add(.fileNotReadable, error, at: path)
    return nil
  }
}

/// The templates and manifests below a folder, sorted by path; `nil` where one cannot be read.
///
/// - Parameter place: Where the configuration names the folder.
private func readTemplates(
  _ folder: String,
  namedAt place: Place,
  _ report: inout Report
) -> [SourceFile]? {
  var names: [(name: String, kind: EntryKind)] = []
  let error = listFolder(folder) { name, kind in
    let name = String(decoding: name, as: UTF8.self)
    if !name.hasPrefix(".") { names.append((name, kind)) }
  }
  if let error {
    report.add(.fileNotReadable, "'\(folder)': \(error.message)", at: place)
    return nil
  }
  var files: [SourceFile] = []
  for (name, kind) in names.ordered(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
    if kind == .folder {
      guard let below = readTemplates(join(folder, name), namedAt: place, &report) else { return nil }
      files += below
    } else if name.hasSuffix(".mustache") || name.hasSuffix(".json") {
      guard let file = readSource(join(folder, name), &report) else { return nil }
      files.append(file)
    }
  }
  return files
}
