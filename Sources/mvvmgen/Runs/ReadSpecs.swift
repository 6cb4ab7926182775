import MVVMFiles
import MVVMGenerator
import MVVMSource

/// A correct spec, with its configuration.
struct ReadSpec {
  let checked: CheckedSpec
  let configuration: Configuration
  /// The index of its folder in the workspace.
  let folder: Int
  let path: String
}

extension Report {
  /// Reads the specs of a workspace and reports their errors. Returns the correct specs, and the paths of the others.
  mutating func specs(of workspace: Workspace, in disk: Disk) -> (correct: [ReadSpec], others: [String]) {
    var correct: [ReadSpec] = []
    var others: [String] = []
    for spec in workspace.specs {
      leaveIfInterrupted()
      let path = workspace.path(of: spec)
      let project = workspace.configuration(of: spec)
      guard let configuration = project.configuration, let file = self.source(path, in: disk),
        let checked = self.value(of: check(file, configuration: configuration, styles: &project.styles))
      else {
        others.append(path)
        continue
      }
      correct.append(
        ReadSpec(checked: checked, configuration: configuration, folder: spec.folder, path: path)
      )
    }
    return (correct, others)
  }

  /// Reads a file; `nil` if an error was reported.
  private mutating func source(_ path: String, in disk: Disk) -> SourceFile? {
    switch disk.source(path) {
    case .success(let file): return file
    case .failure(let error):
      self.add([.notReadable(path, error)])
      return nil
    }
  }
}
