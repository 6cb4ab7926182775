import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles

/// A request of a build plugin to write all files that it promised to the build, in one folder.
struct PluginRequest {
  /// Whether the files are for the module of the specs or for that of its tests.
  let destination: Destination
  /// The paths of the specs, each with the module of its view models, which tests import.
  let specs: [(path: String, module: String?)]
  /// The folders with the Swift files of the target, if the tool should look for the logic.
  let code: [String]
  /// The folder to write the files to.
  let output: String
  /// The file names for each spec. Generated files without a name here become part of the first.
  let names: [(key: NamingKey, pattern: NamePattern)]
  /// The name of the file that contains all support files.
  let supportName: String
  let config: String?
}

extension PluginRequest {
  /// Returns the specs with their configurations, in which file names are replaced by those of the plugin.
  func workspace(in tree: any FileTree) -> Workspace {
    var options = WorkspaceOptions()
    options.output = self.output
    options.usesAbsolutePaths = true
    options.module = self.specs.first?.module
    options.config = self.config.map { absolute($0, in: tree.workingFolder) }
    var workspace = resolve(self.specs.map(\.path), options, in: tree)
    var modules: [String: String] = [:]
    for spec in self.specs.reversed() {
      if let module = spec.module { modules[tidy(spec.path)] = module }
    }
    for index in workspace.specs.indices {
      workspace.specs[index].module = modules[workspace.path(of: workspace.specs[index])]
    }
    let isOfTests = self.destination == .tests
    for index in workspace.configurations.indices {
      let note = workspace.configurations[index].file?.ignoredFileName
      workspace.diagnostics += [note].compactMap(\.self)
      workspace.configurations[index].configuration?.useFileNames(self.names)
      workspace.configurations[index].configuration?.tests.folder = isOfTests ? "" : nil
      workspace.configurations[index].tests = isOfTests ? self.output : nil
    }
    return workspace
  }
}

extension Workspace {
  /// An error if no configuration names the style of a spec. The default would import a library that the build may not
  /// have, and the compiler's errors would hide a note on that.
  fileprivate var missingStyle: Diagnostic? {
    let spec = self.specs.first {
      let project = self.configuration(of: $0)
      return project.configuration != nil && project.file?.style == nil
    }
    guard let spec else { return nil }
    let project = self.configuration(of: spec)
    let names = project.styles.names.joined(separator: ", ")
    let file =
      project.file == nil ? "\(configurationName) in the folder of the package or project" : "this file"
    let line = project.file == nil ? #"{ "style": "NAME" }"# : #""style": "NAME""#
    return Diagnostic(
      .styleAssumed,
      "no style is set: write \(line) into \(file), with one of: \(names)",
      at: project.file.map { SourceRange($0.file, 0..<1) } ?? SourceRange(path: self.path(of: spec))
    )
  }
}

private typealias PromisedFile = (path: String, contents: [UInt8])

extension PluginRequest {
  /// Returns the files of a spec as they were promised to the build, whatever the configuration says.
  fileprivate func promised(_ files: [GeneratedFile], of spec: WorkspaceSpec) -> [PromisedFile] {
    let names = self.names.map { fileName(ofSpec: spec.name, $0.pattern) }
    return names.map { name in
      let isFirst = name == names.first
      return self.united(files.filter { $0.name == name || (isFirst && !names.contains($0.name)) }, as: name)
    }
  }

  /// Returns all support files of the module as one file.
  fileprivate func supportFile(_ results: inout Results) -> Diagnosed<PromisedFile> {
    results.supportFiles().flatMap { needed in
      var files: [GeneratedFile] = []
      for (need, file) in needed {
        guard let other = files.first(where: { $0.name == file.name }) else {
          files.append(file)
          continue
        }
        // Two configurations may have different headers.
        if other.style == file.style || other.contents == file.contents { continue }
        return Diagnosed(nil, [results.differentSupport(other, from: need, at: file.name)])
      }
      // All files go to one folder.
      if let (_, spec) = results.made.first(where: { $0.key.hasSuffix("/\(self.supportName)") }) {
        return Diagnosed(nil, [.supportName(self.supportName, spec)])
      }
      return Diagnosed(self.united(files, as: self.supportName))
    }
  }

  /// Combines files into one with this name. Without any files the result only has a header, since the build
  /// expects each file.
  private func united(_ files: [GeneratedFile], as name: String) -> PromisedFile {
    let nothing = Array("\(headerStart). There is nothing to say.\n".utf8)
    guard let first = files.first else { return (join(self.output, name), nothing) }
    let others = files.dropFirst().map(\.contentsWithoutHeader)
    return (join(self.output, name), Array(([first.contents] + others).joined(separator: [0x0A])))
  }
}

extension GeneratedFile {
  /// The contents without the comments at the top, which are already written for the first of several files.
  fileprivate var contentsWithoutHeader: [UInt8] {
    var rest = self.contents.drop { $0 == Byte.lineFeed }
    while rest.starts(with: "//".utf8), !rest.starts(with: "///".utf8) {
      rest = rest.drop { $0 != Byte.lineFeed }.drop { $0 == Byte.lineFeed }
    }
    return Array(rest)
  }
}

extension Diagnostic {
  fileprivate static func supportName(_ name: String, _ spec: String) -> Diagnostic {
    let message = "'\(name)' is the file that the module shares: rename the spec"
    return Diagnostic(.duplicateOutput, message, at: SourceRange(path: spec))
  }
}

/// Writes the files that a build plugin promised to the build: the same files for each spec, whatever its
/// configuration says, and one file with all support files of the module.
func generate(_ request: PluginRequest, on disk: Disk, report: ([Diagnostic]) -> Void) {
  let options = GenerateOptions(destinations: [request.destination], writesSourceLocations: true)
  let workspace = request.workspace(in: disk)
  if request.destination == .sources, let problem = workspace.missingStyle { return report([problem]) }
  let plan = Plan(workspace, in: disk, options)
  report(plan.workspace.diagnostics)
  report(plan.diagnostics)
  var writer = Writer(disk)
  // Nothing else writes to the folder, so whatever is there is replaced.
  func write(_ file: PromisedFile) {
    writer.removeLeftovers(near: file.path)
    let needed = neededChange(at: file.path, to: file.contents, in: disk)
    report(needed.diagnostics)
    if case .change(let change) = needed.value, let problem = writer.apply(change) { report([problem]) }
  }
  let code = TargetSources(in: request.code, disk)
  var results = plan.generate { spec, outputs in
    report(outputs.diagnostics)
    let styles = plan.workspace.configuration(of: spec).styles
    report(outputs.value.map { code.missingLogic(of: $0.map(\.file), styles) } ?? [])
    outputs.value.map { request.promised($0.map(\.file), of: spec) }?.forEach(write)
  }
  // The support files that a failed spec needs are unknown.
  if !results.failed.isEmpty { return }
  let support = request.supportFile(&results)
  report(support.diagnostics)
  support.value.map(write)
}
