import MVVMGenerator
import MVVMModel
import MVVMSource

/// Where the generated files of each folder of a tree go.
struct Targets {
  /// A folder to write to.
  struct Location {
    /// As messages show it.
    let path: String
    /// Absolute; without symbolic links as far as it exists.
    let physical: String
  }

  struct Folder {
    let sources: Location
    /// `nil` where no tests are written.
    let tests: Location?
    /// What tells the module of its specs from others, as far as that can be known.
    let module: String
  }

  let folders: [Folder]

  init(_ tree: SpecTree, _ store: ConfigurationStore, workingFolder: String) {
    var layout = Layout(store, workingFolder: workingFolder)
    self.folders = tree.folders.map { layout.targets(of: $0) }
  }

  /// Where a file of a spec goes.
  func path(of file: GeneratedFile, for spec: Spec) -> String {
    join(self.location(of: file, for: spec).path, file.name)
  }

  func physicalPath(of file: GeneratedFile, for spec: Spec) -> String {
    join(self.location(of: file, for: spec).physical, file.name)
  }

  private func location(of file: GeneratedFile, for spec: Spec) -> Location {
    let folder = self.folders[spec.folder]
    switch file.destination {
    case .sources: return folder.sources
    case .tests: return folder.tests ?? folder.sources
    }
  }

  /// What a spec's generated files are known by: no two specs may have the same.
  func key(of spec: Spec) -> String {
    join(self.folders[spec.folder].sources.physical, stem(spec.name))
  }
}
