import MVVMGenerator
import MVVMInterfaces
import MVVMModel
import MVVMSource

/// One side of a comparison: its specs and its configurations, wherever they come from.
struct InterfaceSide {
  struct SpecFile {
    let file: SourceFile
    /// By which the other side knows it.
    let path: String
    /// An index into the configurations.
    let configuration: Int
  }

  var specs: [SpecFile] = []
  var configurations: [LoadedConfiguration] = []
  /// Specs that could not be read, by the path that the other side knows.
  var unreadable: Set<String> = []
}

/// What one side declares.
struct SideInterfaces {
  var interfaces: [ViewModelInterface] = []
  /// What could not be read, or has errors.
  var unknown = UnknownInterfaces()
  var diagnostics: [Diagnostic] = []
}

extension InterfaceSide {
  /// What the specs declare. Nothing is reported here: two sides may be looked at at once.
  mutating func interfaces() -> SideInterfaces {
    var result = SideInterfaces()
    result.unknown.paths.formUnion(self.unreadable)
    for spec in self.specs {
      guard let configuration = self.configurations[spec.configuration].configuration else {
        result.unknown.add(spec)
        continue
      }
      let found = MVVMInterfaces.interfaces(
        of: spec.file,
        at: spec.path,
        configuration: configuration,
        styles: &self.configurations[spec.configuration].styles
      )
      result.diagnostics += found.diagnostics
      if let value = found.value { result.interfaces += value } else { result.unknown.add(spec) }
    }
    return result
  }
}

extension UnknownInterfaces {
  fileprivate mutating func add(_ spec: InterfaceSide.SpecFile) {
    self.paths.insert(spec.path)
    self.names.formUnion(viewModelNames(in: spec.file))
  }

  mutating func formUnion(_ other: UnknownInterfaces) {
    self.paths.formUnion(other.paths)
    self.names.formUnion(other.names)
  }
}
