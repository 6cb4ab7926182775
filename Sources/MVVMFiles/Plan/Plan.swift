import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource

/// The specs that a run generates, and the destinations of their files.
package struct Plan {
  package let workspace: Workspace
  package let tree: any FileTree
  let options: GenerateOptions
  /// The destinations of each folder of the workspace.
  package let destinations: [Destinations]
  /// The specs whose files no other spec would overwrite.
  package private(set) var specs: [WorkspaceSpec]
  /// The specs that were left out, and their diagnostics.
  private(set) var leftOut: [WorkspaceSpec] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ workspace: Workspace, in tree: any FileTree, _ options: GenerateOptions = .init()) {
    self.workspace = workspace
    self.tree = tree
    self.options = options
    self.destinations = workspace.destinations(in: tree)
    self.specs = workspace.specs
    self.removeClashes()
  }
}

extension Plan {
  /// Generates the files of one spec after another, so that memory does not grow with their number.
  ///
  /// - Parameter take: Called with the files of each spec and their paths, without a value if the spec has
  ///   errors.
  package func generate(_ take: (WorkspaceSpec, Diagnosed<[PlacedFile]>) -> Void) -> Results {
    var results = Results(self)
    for spec in self.specs {
      leaveIfInterrupted()
      take(spec, results.add(self.files(of: spec), of: spec))
    }
    return results
  }

  private func files(of spec: WorkspaceSpec) -> Diagnosed<[GeneratedFile]> {
    let path = self.workspace.path(of: spec)
    let project = self.workspace.configuration(of: spec)
    // Errors in the configuration were reported when it was read.
    guard var configuration = project.configuration else { return Diagnosed(nil) }
    configuration.module = spec.module ?? configuration.module
    return self.tree.source(path).diagnosed(at: path).flatMap { source in
      MVVMGenerator.generate(
        source,
        configuration: configuration,
        styles: project.styles,
        options: self.options
      )
    }
  }

  /// Leaves out specs that would write the same file as another spec. Names that only differ in case are
  /// equal here, since some file systems do not distinguish them.
  private mutating func removeClashes() {
    // With one folder argument and one configuration, no two specs write the same file. A plugin passes each
    // spec as an argument, and writes all files to one folder.
    let roots = self.workspace.folders.filter(\.relative.isEmpty)
    let writesAll = self.options.destinations.count == Destination.allCases.count
    if writesAll, roots.count < 2, self.workspace.configurations.count < 2 { return }
    var firsts: [String: Int] = [:]
    var clashes: Set<Int> = []
    for (index, spec) in self.specs.enumerated() {
      let key = self.destinations[spec.folder].sources.appending(stem(spec.name)).physical.lowercased()
      guard let first = firsts.insert(index, for: key) else { continue }
      clashes.formUnion([first, index])
      let paths = (self.workspace.path(of: self.specs[first]), self.workspace.path(of: spec))
      self.diagnostics.append(.duplicateOutput(of: paths.0, and: paths.1, at: self.firstPath(of: spec)))
    }
    self.leftOut = clashes.sorted(by: <).map { self.specs[$0] }
    self.specs = self.specs.indices.filter { !clashes.contains($0) }.map { self.specs[$0] }
  }

  /// Returns the path of the class file, or of the test case if no class files are written.
  private func firstPath(of spec: WorkspaceSpec) -> String {
    let naming = self.workspace.configuration(of: spec).configuration?.settings.naming ?? Naming()
    let destination: Destination = self.options.destinations.contains(.sources) ? .sources : .tests
    let pattern = destination == .sources ? naming[.file] : naming[.testCaseFile]
    let name = fileName(ofSpec: spec.name, pattern)
    return self.destinations[spec.folder].location(of: destination).appending(name).path
  }
}

extension Diagnostic {
  static func duplicateOutput(of first: String, and second: String, at target: String) -> Diagnostic {
    Diagnostic(
      .duplicateOutput,
      "'\(first)' and '\(second)' would both write '\(target)'",
      at: SourceRange(path: second)
    )
  }
}
