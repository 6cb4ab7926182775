import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource

/// What a build plugin asks for: in one folder, all the files that it told the build of.
struct PluginRequest {
  /// Whether the files are for the module of the specs or for that of its tests.
  let destination: Destination
  /// The paths of the specs, each with the module of its view models, which tests import.
  let specs: [(path: String, module: String?)]
  /// The folder of the files.
  let output: String
  /// The names of the files of each spec: what goes with none of them goes with the first.
  let names: [(key: NamingKey, pattern: NamePattern)]
  /// The name of the file of what the module needs once.
  let supportName: String
  let config: String?
}

extension PluginRequest {
  /// The specs with the configurations that count for them; the plugin names files itself.
  func workspace(in tree: any FileTree) -> Workspace {
    var options = WorkspaceOptions()
    options.output = self.output
    options.usesAbsolutePaths = true
    options.module = self.specs.first?.module
    options.config = self.config.map { absolute($0, in: tree.workingFolder) }
    var workspace = resolve(self.specs.map(\.path), options, in: tree)
    var modules: SmallDictionary<String, String> = [:]
    for spec in self.specs.reversed() { modules[tidy(spec.path)] = spec.module }
    for index in workspace.specs.indices {
      workspace.specs[index].module = modules[workspace.path(of: workspace.specs[index])]
    }
    for index in workspace.configurations.indices {
      if let note = workspace.configurations[index].file?.ignoredFileName {
        workspace.diagnostics.append(note)
      }
      workspace.configurations[index].configuration?.useFileNames(self.names)
      workspace.configurations[index].configuration?.tests.folder = self.destination == .tests ? "" : nil
      workspace.configurations[index].tests = self.destination == .tests ? self.output : nil
    }
    return workspace
  }
}

extension Plan {
  /// For each spec the files that the plugin has told the build of, whatever its configuration says.
  mutating func outputs(of spec: WorkspaceSpec, for request: PluginRequest) -> Diagnosed<[MVVMFiles.Output]> {
    self.outputs(of: spec).map { outputs in
      let files = outputs.map(\.file)
      let names = request.names.map { $0.pattern.applied(to: Text(stem(spec.name))).description }
      return names.map { name in
        let isFirst = name == names.first
        return request.output(
          files.filter { $0.name == name || (isFirst && !names.contains($0.name)) },
          as: name
        )
      }
    }
  }

  /// What the module needs once, in one file.
  mutating func supportOutput(for request: PluginRequest) -> Diagnosed<MVVMFiles.Output> {
    var files: [GeneratedFile] = []
    var diagnostics: [Diagnostic] = []
    for need in self.support {
      let result = self.supportFile(need)
      diagnostics += result.diagnostics
      guard let file = result.value else { continue }
      if let other = files.first(where: { $0.name == file.name }) {
        // Two configurations may have headers of their own.
        if other.style == file.style || other.contents == file.contents { continue }
        return Diagnosed(nil, diagnostics + [.differentSupport(other.style, need.style, file.name)])
      }
      files.append(file)
    }
    return Diagnosed(request.output(files, as: request.supportName), diagnostics)
  }
}

extension PluginRequest {
  /// Files as one of this name, or a file that says nothing: each was promised to the build.
  fileprivate func output(_ files: [GeneratedFile], as name: String) -> MVVMFiles.Output {
    let nothing = Array("\(headerStart). There is nothing to say.\n".utf8)
    let contents = files.isEmpty ? nothing : Array(files.map(\.contents).joined(separator: [0x0A]))
    let file = GeneratedFile(kind: .class, name: name, contents: contents, style: "")
    let path = join(self.output, name)
    return MVVMFiles.Output(file, at: Location(path: path, physical: path))
  }
}

/// Writes what a build plugin has told the build of: for each spec the same files, whatever its configuration says, and
/// one file of what the module needs once.
func generate(
  _ request: PluginRequest,
  on disk: Disk,
  report: ([Diagnostic]) -> Void
) {
  let workspace = request.workspace(in: disk)
  report(workspace.diagnostics)
  let options = GenerateOptions(destination: request.destination, writesSourceLocations: true)
  var plan = Plan(workspace, in: disk, options)
  report(plan.diagnostics)
  var writer = Writer(disk)
  func write(_ output: MVVMFiles.Output) {
    let result = writer.change(to: output)
    let problem = (result.value ?? nil).flatMap { writer.apply($0) }
    report(result.diagnostics + [problem].compactMap(\.self))
  }
  for spec in plan.specs {
    leaveIfInterrupted()
    let result = plan.outputs(of: spec, for: request)
    report(result.diagnostics)
    result.value?.forEach(write)
  }
  // A spec that failed has not said what it needs.
  if plan.failures > 0 { return }
  let support = plan.supportOutput(for: request)
  report(support.diagnostics)
  support.value.map(write)
}
