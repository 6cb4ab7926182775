import MVVMConfiguration
import MVVMSource

/// The specs that the arguments of a run name, with the configuration of each.
package struct Workspace {
  package var configurations: [WorkspaceConfiguration]
  package internal(set) var folders: [WorkspaceFolder] = []
  /// The folder arguments.
  package internal(set) var roots: [ResolvedPath] = []
  /// The specs, in the order in which they are generated.
  package var specs: [WorkspaceSpec] = []
  /// The errors in the configurations, and those about unreadable files.
  package var diagnostics: [Diagnostic] = []
  /// An error in the command line: a sentence without a full stop.
  package internal(set) var usageError: String?
  package let options: WorkspaceOptions
}

/// A folder that contains specs, or that is searched for generated files.
package struct WorkspaceFolder {
  package let place: ResolvedPath
  /// The folder argument that led here, as messages show it. For a file argument, its folder.
  let root: String
  /// The path below the folder argument that led here. It is empty for the argument itself, and for the
  /// folder of a file argument.
  package let relative: String
  /// The index of its configuration in the workspace.
  package let configuration: Int
}

/// A file in a folder of the workspace.
package struct WorkspaceSpec {
  /// The index of its folder in the workspace.
  package let folder: Int
  package let name: String
  /// The module of the spec's view models, if the command line names it for this spec.
  package var module: String?
}

extension Workspace {
  /// Returns the path of a spec as messages show it.
  package func path(of spec: WorkspaceSpec) -> String {
    join(self.folders[spec.folder].place.path, spec.name)
  }

  /// Returns the absolute path of a spec.
  package func physicalPath(of spec: WorkspaceSpec) -> String {
    join(self.folders[spec.folder].place.physical, spec.name)
  }

  /// Returns the configuration of a spec.
  package func configuration(of spec: WorkspaceSpec) -> WorkspaceConfiguration {
    self.configurations[self.folders[spec.folder].configuration]
  }

  /// A note on the style of the specs for which no configuration was found, unless the command line names one.
  package var noteOnStyle: Diagnostic? {
    let spec = self.specs.first {
      let project = self.configuration(of: $0)
      return project.file == nil && project.configuration != nil
    }
    guard let spec, self.options.style == nil else { return nil }
    let message = "no \(configurationName) was found for it: its style is '\(Configuration().settings.style)'"
    return Diagnostic(.styleAssumed, message, at: SourceRange(path: self.path(of: spec)), severity: .note)
  }

  /// Sorts the specs by path, so that the order of the arguments does not matter.
  mutating func sortSpecs() {
    let keyed = self.specs.map { (path: self.path(of: $0), spec: $0) }
    self.specs = keyed.sorted { pathPrecedes($0.path, $1.path) }.map(\.spec)
  }

  mutating func removeDuplicates() {
    var seen: Set<Text> = []
    self.specs = self.specs.filter { seen.insert(Text(self.physicalPath(of: $0))).inserted }
  }
}
