import MVVMFiles
import MVVMGenerator
import MVVMInterfaces
import MVVMModel
import MVVMSource

/// One side of a comparison: its specs and its configurations, wherever they come from.
struct InterfaceSide {
  private struct SpecFile {
    let file: SourceFile
    /// By which the other side knows it.
    let path: String
    /// An index into the configurations.
    let configuration: Int
  }

  private var specs: [SpecFile] = []
  private var configurations: [WorkspaceConfiguration]
  private var unreadable: [(path: String, error: Diagnostic)] = []

  /// - Parameter path: By which the other side knows a spec.
  init(_ workspace: Workspace, in tree: any FileTree, path: (WorkspaceSpec) -> String) {
    self.configurations = workspace.configurations
    for spec in workspace.specs {
      let (key, place) = (path(spec), workspace.path(of: spec))
      switch tree.source(place) {
      case .success(let file):
        let index = workspace.folders[spec.folder].configuration
        self.specs.append(SpecFile(file: file, path: key, configuration: index))
      case .failure(let error): self.unreadable.append((key, .notReadable(tree.shownPath(place), error)))
      }
    }
  }
}

/// What one side declares.
struct SideInterfaces {
  var interfaces: [ViewModelInterface] = []
  /// What could not be read, or has errors.
  var unknown = UnknownInterfaces()
  var diagnostics: [Diagnostic] = []
}

extension InterfaceSide {
  /// What the specs declare.
  mutating func interfaces() -> SideInterfaces {
    var result = SideInterfaces()
    result.unknown.paths.formUnion(self.unreadable.map(\.path))
    result.diagnostics = self.unreadable.map(\.error)
    for spec in self.specs {
      guard let configuration = self.configurations[spec.configuration].configuration else {
        result.unknown.add(spec.file, at: spec.path)
        continue
      }
      let found = MVVMInterfaces.interfaces(
        of: spec.file,
        at: spec.path,
        configuration: configuration,
        styles: &self.configurations[spec.configuration].styles
      )
      result.diagnostics += found.diagnostics
      if let value = found.value {
        result.interfaces += value
      } else {
        result.unknown.add(spec.file, at: spec.path)
      }
    }
    return result
  }

  /// The names that the configurations accept.
  var accepted: [String] { self.configurations.flatMap { $0.configuration?.diff.accepted ?? [] } }

  /// The class file of the spec that the other side knows by a path.
  mutating func generatedClass(of path: String?) -> GeneratedFile? {
    guard let spec = self.specs.first(where: { $0.path == path }),
      let configuration = self.configurations[spec.configuration].configuration
    else { return nil }
    let files = MVVMGenerator.generate(
      spec.file,
      configuration: configuration,
      styles: &self.configurations[spec.configuration].styles,
      options: GenerateOptions(destination: .sources)
    )
    return files.value?.first { $0.kind == .class }
  }
}

extension UnknownInterfaces {
  fileprivate mutating func add(_ file: SourceFile, at path: String) {
    self.paths.insert(path)
    self.names.formUnion(viewModelNames(in: file))
  }

  mutating func formUnion(_ other: UnknownInterfaces) {
    self.paths.formUnion(other.paths)
    self.names.formUnion(other.names)
  }
}
