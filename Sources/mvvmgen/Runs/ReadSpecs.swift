import MVVMFiles
import MVVMGenerator
import MVVMSource

/// A spec that was found correct, with what counts for it.
struct ReadSpec {
  let checked: CheckedSpec
  let configuration: Configuration
  /// An index into the workspace's folders.
  let folder: Int
  let path: String
}

extension Report {
  /// The specs of a workspace, after a report of what is wrong with some; the paths of these come back beside.
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

  /// A file, or `nil` after a report that it cannot be read.
  private mutating func source(_ path: String, in disk: Disk) -> SourceFile? {
    switch disk.source(path) {
    case .success(let file): return file
    case .failure(let error):
      self.add([.notReadable(path, error)])
      return nil
    }
  }
}
