import MVVMGenerator
import MVVMModel
import MVVMSource

/// The files that a run generates for the specs of a workspace. It handles one spec at a time, so that memory does not
/// grow with their number: only names are kept in between.
public struct Plan {
  public private(set) var workspace: Workspace
  /// The specs whose files no other spec would overwrite.
  public private(set) var specs: [WorkspaceSpec]
  /// The diagnostics of the specs that were left out.
  public private(set) var diagnostics: [Diagnostic] = []
  public let tree: any FileTree
  /// The destinations of each folder of the workspace.
  public let destinations: [Destinations]
  private let options: GenerateOptions
  private var viewModels = DeclaredViewModels()
  /// The support files that modules need, as known from the specs that were generated so far.
  public private(set) var support: [SupportNeed] = []
  /// The spec of each generated file, as messages show it, by the file's physical path. Overrides may give files of two
  /// specs the same name, which is only known when both are generated.
  public private(set) var made = SmallDictionary<String, String>()
  /// The names of the view models generated so far, by the index of their configuration, if that has overrides.
  public private(set) var overridable: [[String]]
  /// The templates that were found not to write the header.
  var templatesWithoutHeader: Set<String> = []
  /// The specs that were not generated.
  public private(set) var failed: [WorkspaceSpec] = []

  public init(_ workspace: Workspace, in tree: any FileTree, _ options: GenerateOptions = GenerateOptions()) {
    self.workspace = workspace
    self.tree = tree
    self.options = options
    self.destinations = workspace.destinations(in: tree)
    self.overridable = workspace.configurations.map { _ in [] }
    self.specs = workspace.specs
    self.removeClashes()
  }
}

extension Plan {
  /// Generates the files of a spec, with their paths. There is no value if it has errors.
  public mutating func outputs(of spec: WorkspaceSpec) -> Diagnosed<[Output]> {
    let result = self.generated(spec)
    guard let files = result.value, !result.hasErrors else {
      self.failed.append(spec)
      return Diagnosed(nil, result.diagnostics)
    }
    let outputs = self.placed(files, of: spec)
    return Diagnosed(outputs.value, result.diagnostics + outputs.diagnostics)
  }

  /// Generates the files of a spec, wherever they go.
  mutating func generated(_ spec: WorkspaceSpec) -> Diagnosed<[GeneratedFile]> {
    let index = self.workspace.folders[spec.folder].configuration
    let path = self.workspace.path(of: spec)
    // Errors in the configuration were reported when it was read.
    guard var configuration = self.workspace.configurations[index].configuration else {
      return Diagnosed(nil)
    }
    configuration.module = spec.module ?? configuration.module
    return self.tree.source(path).diagnosed(at: path).flatMap { source in
      generate(
        source,
        configuration: configuration,
        styles: &self.workspace.configurations[index].styles,
        options: self.options
      ).flatMap { files in
        // The tests of several modules may stand in one.
        let module =
          self.options.destination == .tests ? "" : spec.module ?? self.destinations[spec.folder].module
        let duplicates = self.viewModels.add(files, ofSpec: path, in: module, self.tree)
        for file in files { self.note(file, of: spec) }
        if !configuration.overrides.isEmpty {
          self.overridable[index] += files.viewModels.map(\.name.description)
        }
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
        self.made.set(path, for: location.physical)
        outputs.append(Output(file, at: location))
      }
    }
    if !diagnostics.isEmpty { self.failed.append(spec) }
    return Diagnosed(outputs, diagnostics)
  }

  /// Records the support file that a file's module needs.
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

  /// Generates a support file.
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
  /// Leaves out specs that would write the same file as another spec. Names that differ only in upper and lower case
  /// count as equal, since some file systems do not distinguish them.
  private mutating func removeClashes() {
    // With one folder argument and one configuration, the files of each spec have their own place. A plugin gives each
    // spec as an argument, and writes all files to one folder.
    let roots = self.workspace.folders.filter { $0.isRoot || $0.relative.isEmpty }
    let isForBuild = self.options.writesSourceLocations
    guard isForBuild || roots.count > 1 || self.workspace.configurations.count > 1 else { return }
    var firsts = SmallDictionary<String, Int>()
    var clashes = [Bool](repeating: false, count: self.specs.count)
    for (index, spec) in self.specs.enumerated() {
      guard let first = firsts.insert(index, for: self.key(of: spec)) else { continue }
      (clashes[first], clashes[index]) = (true, true)
      let paths = (self.workspace.path(of: self.specs[first]), self.workspace.path(of: spec))
      self.diagnostics.append(.duplicateOutput(paths.0, paths.1, self.firstPath(of: spec)))
    }
    guard !self.diagnostics.isEmpty else { return }
    self.failed += zip(self.specs, clashes).filter(\.1).map(\.0)
    self.specs = zip(self.specs, clashes).filter { !$1 }.map(\.0)
  }

  private func key(of spec: WorkspaceSpec) -> String {
    self.destinations[spec.folder].sources.appending(stem(spec.name)).physical.lowercased()
  }

  /// The path of the class file, or of the test case where no class files are written.
  private func firstPath(of spec: WorkspaceSpec) -> String {
    let naming = self.workspace.configuration(of: spec).configuration?.settings.naming ?? Naming()
    let destination = self.options.destination ?? .sources
    let pattern = destination == .sources ? naming[.file] : naming[.testCaseFile]
    let name = pattern.applied(to: Text(stem(spec.name))).description
    return self.destinations[spec.folder].location(of: destination).appending(name).path
  }

  /// The number of specs that were left out or could not be generated.
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
