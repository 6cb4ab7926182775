import MVVMGenerator
import MVVMModel
import MVVMSource

/// What a run for a build plugin has read, and found to be needed, so far.
struct PluginRun {
  let request: PluginRequest
  private let arguments: GenerateArguments
  private let workingFolder: String
  private var store: ConfigurationStore
  /// The configurations of folders, as indices into the store.
  private var configurations: [String: Int] = [:]
  private var viewModels = DeclaredViewModels()
  /// What the module needs once, and with which configuration.
  private var needs: [(kind: SupportKind, style: String, configuration: Int)] = []

  init(_ request: PluginRequest, _ arguments: GenerateArguments, workingFolder: String) {
    self.request = request
    self.arguments = arguments
    self.workingFolder = workingFolder
    var choices = arguments.choices
    choices.module = choices.module ?? request.specs.first?.module
    self.store = ConfigurationStore(choices)
  }
}

extension PluginRun {
  /// The files that the plugin expects of a spec; `nil` after a report.
  mutating func files(of spec: PluginRequest.Spec, _ report: inout Report) throws(UsageError)
    -> [GeneratedFile]?
  {
    let index = try self.configuration(ofFolder: folder(of: spec.path), &report)
    guard var configuration = self.store.loaded[index].configuration,
      let source = readSource(spec.path, &report)
    else { return nil }
    configuration.module = spec.module ?? configuration.module
    let result = MVVMGenerator.generate(
      source,
      configuration: configuration,
      styles: &self.store.loaded[index].styles,
      options: GenerateOptions(
        destination: self.request.module.destination,
        writesSourceLocations: self.arguments.writesSourceLocations
      )
    )
    report.add(result.diagnostics)
    guard let files = result.value, !result.hasErrors,
      self.viewModels.add(files, ofSpec: spec.path, in: spec.module ?? "", &report)
    else { return nil }
    for file in files { self.addNeed(of: file, index) }
    let names = self.request.module.fileNames(ofStem: stem(split(spec.path).name))
    // Among the sources a mock goes with the class.
    return names.map { name in merged(names.count == 1 ? files : files.filter { $0.name == name }, as: name) }
  }

  /// What the module needs once, in one file; `nil` after a report.
  mutating func supportFile(_ report: inout Report) -> GeneratedFile? {
    var files: [GeneratedFile] = []
    for need in self.needs {
      guard let configuration = self.store.loaded[need.configuration].configuration else { continue }
      let result = MVVMGenerator.supportFile(
        need.kind,
        ofStyle: need.style,
        configuration: configuration,
        styles: &self.store.loaded[need.configuration].styles
      )
      report.add(result.diagnostics)
      guard let file = result.value else { continue }
      if let other = files.first(where: { $0.name == file.name }) {
        // Two configurations may have headers of their own.
        if other.style == file.style || other.contents == file.contents { continue }
        report.add([.differentSupport(other.style, need.style, file.name)])
        return nil
      }
      files.append(file)
    }
    return merged(files, as: self.request.module.supportFileName)
  }

  private mutating func addNeed(of file: GeneratedFile, _ configuration: Int) {
    guard let kind = file.support else { return }
    let isKnown = self.needs.contains { $0 == (kind, file.style, configuration) }
    if !isKnown { self.needs.append((kind, file.style, configuration)) }
  }

  /// The configuration that counts in a folder, with the names of files that the plugin expects.
  private mutating func configuration(ofFolder folder: String, _ report: inout Report) throws(UsageError)
    -> Int
  {
    if let index = self.configurations[folder] { return index }
    let physical = physicalPath(folder) ?? absolute(folder, in: self.workingFolder)
    let found = scope(of: physical, seenFrom: self.workingFolder).configuration
    // The build shows messages to people who are in any other folder.
    let path = (self.arguments.config ?? found).map { absolute($0, in: self.workingFolder) }
    let known = self.store.loaded.count
    let index = try self.store.index(of: path, &report)
    if index == known { self.prepare(index, readFrom: path, &report) }
    self.configurations[folder] = index
    return index
  }

  private mutating func prepare(_ index: Int, readFrom path: String?, _ report: inout Report) {
    if let path, self.store.loaded[index].configuration != nil, let file = readSource(path, &report),
      let note = ignoredFileName(in: file)
    {
      report.add([note])
    }
    self.store.loaded[index].configuration?.useDefaultFileNames()
    self.store.loaded[index].configuration?.tests.folder = self.request.module == .tests ? "" : nil
  }
}

/// Files as one of this name, or a file that says nothing: each was promised to the build.
private func merged(_ files: [GeneratedFile], as name: String) -> GeneratedFile {
  let nothing = Array("\(generatedHeader). There is nothing to say.\n".utf8)
  let contents = files.isEmpty ? nothing : Array(files.map(\.contents).joined(separator: [0x0A]))
  return GeneratedFile(kind: .class, name: name, contents: contents, style: "")
}
