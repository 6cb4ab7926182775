import MVVMGenerator
import MVVMInterfaces
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
  var version: InterfaceVersion {
    var groups = self.configurations.map {
      InterfaceVersion.Group(configuration: $0.configuration, styles: $0.styles)
    }
    for spec in self.specs {
      groups[spec.configuration].specs.append(InterfaceVersion.SpecFile(file: spec.file, path: spec.path))
    }
    return InterfaceVersion(groups: groups, unreadable: self.unreadable)
  }
}
