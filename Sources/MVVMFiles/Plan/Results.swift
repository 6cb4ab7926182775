import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource

/// The results of generating the specs of a plan. Only names are kept.
package struct Results {
  package let plan: Plan
  /// The spec of each generated file, as messages show it, by the file's physical path. Overrides may give
  /// files of two specs the same name, which is only known when both are generated.
  package private(set) var made: [String: String] = [:]
  /// The specs that were not generated.
  package private(set) var failed: [WorkspaceSpec]
  /// The names of the view models by the index of their configuration, if that has overrides.
  package private(set) var overridable: [[String]]
  private var support: [SupportNeed] = []
  private var viewModels = DeclaredViewModels()
  /// The templates that do not write the header.
  var templatesWithoutHeader: Set<String> = []

  package init(_ plan: Plan) {
    self.plan = plan
    self.failed = plan.leftOut
    self.overridable = plan.workspace.configurations.map { _ in [] }
    self.made.reserveCapacity(plan.specs.count)
  }
}

extension Results {
  /// Adds the files generated for a spec. Returns them with their paths.
  mutating func add(_ result: Diagnosed<[GeneratedFile]>, of spec: WorkspaceSpec) -> Diagnosed<[PlacedFile]> {
    let path = self.plan.workspace.path(of: spec)
    let outputs = result.flatMap { self.noted($0, of: spec, at: path) }.correct()
      .flatMap { self.placed($0, of: spec, at: path) }
    if outputs.value == nil || outputs.hasErrors { self.failed.append(spec) }
    return outputs
  }

  private mutating func noted(_ files: [GeneratedFile], of spec: WorkspaceSpec, at path: String)
    -> Diagnosed<[GeneratedFile]>
  {
    let (workspace, destinations) = (self.plan.workspace, self.plan.destinations[spec.folder])
    let index = workspace.folders[spec.folder].configuration
    // One module may contain the tests of several modules.
    let isOfTests = !self.plan.options.destinations.contains(.sources)
    let duplicates = self.viewModels.add(
      files,
      ofSpec: path,
      in: isOfTests ? "" : spec.module ?? destinations.module,
      self.plan.tree
    )
    for file in files {
      for kind in file.support {
        let folder = destinations.support(kind)
        let need = SupportNeed(kind: kind, style: file.style, configuration: index, folder: folder)
        if !self.support.contains(need) { self.support.append(need) }
      }
    }
    if workspace.configurations[index].configuration?.overrides.entries.isEmpty == false {
      self.overridable[index] += files.viewModels.map(\.name.description)
    }
    return self.withHeader(files, configuration: index).flatMap { Diagnosed($0, duplicates) }
  }

  private mutating func placed(_ files: [GeneratedFile], of spec: WorkspaceSpec, at path: String)
    -> Diagnosed<[PlacedFile]>
  {
    var result = Diagnosed<[PlacedFile]>([])
    for file in files {
      let folder = self.plan.destinations[spec.folder].location(of: file.destination)
      let output = PlacedFile(file, at: folder.appending(file.name))
      if let first = self.made.insert(path, for: output.physical) {
        result.diagnostics.append(.duplicateOutput(of: first, and: path, at: output.path))
      } else {
        result.value?.append(output)
      }
    }
    return result
  }

  /// Generates the support files that modules need.
  package mutating func supportFiles() -> Diagnosed<[(need: SupportNeed, file: GeneratedFile)]> {
    var files: [(SupportNeed, GeneratedFile)] = []
    var diagnostics: [Diagnostic] = []
    for need in self.support {
      let project = self.plan.workspace.configurations[need.configuration]
      guard let configuration = project.configuration else { continue }
      let result = supportFile(
        need.kind,
        ofStyle: need.style,
        configuration: configuration,
        styles: project.styles
      ).flatMap { self.withHeader([$0], configuration: need.configuration) }
      diagnostics += result.diagnostics.filter { found in !diagnostics.contains(where: found.repeats) }
      if let file = result.value?.first { files.append((need, file)) }
    }
    return Diagnosed(files, diagnostics)
  }
}
