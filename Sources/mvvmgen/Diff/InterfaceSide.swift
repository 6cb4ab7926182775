import MVVMGenKit
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

extension InterfaceSide {
  /// What the specs declare; what could not be read or has errors is reported, and noted as unknown.
  mutating func interfaces(_ unknown: inout UnknownInterfaces, _ report: inout Report) -> [ViewModelInterface]
  {
    unknown.paths.formUnion(self.unreadable)
    var interfaces: [ViewModelInterface] = []
    for spec in self.specs {
      leaveIfInterrupted()
      guard let configuration = self.configurations[spec.configuration].configuration else {
        unknown.add(spec)
        continue
      }
      let result = MVVMGenKit.interfaces(
        of: spec.file,
        at: spec.path,
        configuration: configuration,
        styles: &self.configurations[spec.configuration].styles
      )
      report.add(result.diagnostics)
      if let value = result.value { interfaces += value } else { unknown.add(spec) }
    }
    return interfaces
  }
}

extension UnknownInterfaces {
  fileprivate mutating func add(_ spec: InterfaceSide.SpecFile) {
    self.paths.insert(spec.path)
    self.names.formUnion(viewModelNames(in: spec.file))
  }
}
