import MVVMGenerator
import MVVMModel
import MVVMSource

/// What a run makes of the specs of a workspace, one spec at a time, so that memory does not grow with their number:
/// only names are kept between them.
public struct Plan {
  public private(set) var workspace: Workspace
  /// The specs whose files no other spec's would overwrite.
  public private(set) var specs: [WorkspaceSpec]
  /// Of the others.
  public private(set) var diagnostics: [Diagnostic] = []
  public let tree: any FileTree
  /// Of each of the folders of the workspace.
  public let destinations: [Destinations]
  private let options: GenerateOptions
  private var viewModels = DeclaredViewModels()
  /// What modules need once, as far as their specs were planned.
  public private(set) var support: [SupportNeed] = []
  /// The spec of each file that was made, as messages show it, by the file's physical path. Overrides may name the
  /// files of two specs alike, which shows only when both are made.
  public private(set) var made: SmallDictionary<String, String> = [:]
  /// The templates that were found to leave the header out.
  var templatesWithoutHeader: Set<String> = []
  /// The specs of which no file was made.
  public private(set) var failed: [WorkspaceSpec] = []

  public init(_ workspace: Workspace, in tree: any FileTree, _ options: GenerateOptions = GenerateOptions()) {
    self.workspace = workspace
    self.tree = tree
    self.options = options
    self.destinations = workspace.destinations(in: tree)
    self.specs = workspace.specs
    self.removeClashes()
  }
}

extension Plan {
  /// The files of a spec; no value where it has errors.
  public mutating func outputs(of spec: WorkspaceSpec) -> Diagnosed<[Output]> {
    let result = self.generated(spec)
    guard let files = result.value, !result.hasErrors else {
      self.failed.append(spec)
      return Diagnosed(nil, result.diagnostics)
    }
    let outputs = self.placed(files, of: spec)
    return Diagnosed(outputs.value, result.diagnostics + outputs.diagnostics)
  }

  /// What a spec comes to, wherever it goes.
  mutating func generated(_ spec: WorkspaceSpec) -> Diagnosed<[GeneratedFile]> {
    let index = self.workspace.folders[spec.folder].configuration
    let path = self.workspace.path(of: spec)
    // What is wrong with the configuration was said when it was read.
    guard var configuration = self.workspace.configurations[index].configuration else {
      return Diagnosed(nil)
    }
    configuration.module = spec.module ?? configuration.module
    switch self.tree.source(path) {
    case .failure(let error): return Diagnosed(nil, [.notReadable(path, error)])
    case .success(let source):
      return generate(
        source,
        configuration: configuration,
        styles: &self.workspace.configurations[index].styles,
        options: self.options
      ).flatMap { files in
        let module = spec.module ?? self.destinations[spec.folder].module
        let duplicates = self.viewModels.add(files, ofSpec: path, in: module, self.tree)
        for file in files { self.note(file, of: spec) }
        return self.withHeader(files, configuration: index).flatMap { Diagnosed($0, duplicates) }
      }
    }
  }

  private mutating func placed(_ files: [GeneratedFile], of spec: WorkspaceSpec) -> Diagnosed<[Output]> {
    var outputs: [Output] = []
    var diagnostics: [Diagnostic] = []
    let path = self.workspace.path(of: spec)
    for file in files {
      let location = self.destinations[spec.folder].location(of: file.destination).appending(file.name)
      if let first = self.made[location.physical] {
        diagnostics.append(.duplicateOutput(first, path, location.path))
      } else {
        self.made[location.physical] = path
        outputs.append(Output(file, at: location))
      }
    }
    if !diagnostics.isEmpty { self.failed.append(spec) }
    return Diagnosed(outputs, diagnostics)
  }

  /// Notes what the module of a file needs once.
  private mutating func note(_ file: GeneratedFile, of spec: WorkspaceSpec) {
    guard let kind = file.support else { return }
    let need = SupportNeed(
      kind: kind,
      style: file.style,
      configuration: self.workspace.folders[spec.folder].configuration,
      folder: self.destinations[spec.folder].support(kind)
    )
    if !self.support.contains(need) { self.support.append(need) }
  }

  /// A file that a module needs once.
  public mutating func supportFile(_ need: SupportNeed) -> Diagnosed<GeneratedFile> {
    guard let configuration = self.workspace.configurations[need.configuration].configuration else {
      return Diagnosed(nil)
    }
    return MVVMGenerator.supportFile(
      need.kind,
      ofStyle: need.style,
      configuration: configuration,
      styles: &self.workspace.configurations[need.configuration].styles
    ).flatMap { file in
      self.withHeader([file], configuration: need.configuration).flatMap { Diagnosed($0.first) }
    }
  }
}

extension Plan {
  /// Leaves out specs that would write the same file as another. Upper and lower case do not tell files apart
  /// everywhere.
  private mutating func removeClashes() {
    // One folder argument with one configuration gives each spec a place of its own.
    let roots = self.workspace.folders.filter { $0.isRoot || $0.relative.isEmpty }
    guard roots.count > 1 || self.workspace.configurations.count > 1 else { return }
    var firsts: [String: WorkspaceSpec] = [:]
    var clashes: Set<String> = []
    for spec in self.specs {
      let key = self.key(of: spec)
      if let first = firsts[key] {
        clashes.insert(key)
        let paths = (self.workspace.path(of: first), self.workspace.path(of: spec))
        self.diagnostics.append(.duplicateOutput(paths.0, paths.1, self.classPath(of: spec)))
      }
      firsts[key] = firsts[key] ?? spec
    }
    self.failed += self.specs.filter { clashes.contains(self.key(of: $0)) }
    self.specs = self.specs.filter { !clashes.contains(self.key(of: $0)) }
  }

  private func key(of spec: WorkspaceSpec) -> String {
    self.destinations[spec.folder].sources.appending(stem(spec.name)).physical.lowercased()
  }

  private func classPath(of spec: WorkspaceSpec) -> String {
    let naming = self.workspace.configuration(of: spec).configuration?.settings.naming ?? Naming()
    let name = naming.file.applied(to: Text(stem(spec.name))).description
    return self.destinations[spec.folder].sources.appending(name).path
  }

  /// How many specs were left out, or could not be generated.
  public var failures: Int { self.failed.count }
}

extension Diagnostic {
  static func duplicateOutput(_ first: String, _ second: String, _ target: String) -> Diagnostic {
    Diagnostic(
      .duplicateOutput,
      "'\(first)' and '\(second)' would both write '\(target)'",
      at: Place(path: second)
    )
  }
}
