import MVVMFiles
import MVVMProject
import MVVMSource

extension Arguments {
  /// Generates at each save until a signal asks to stop.
  func watch(_ paths: [String], on disk: Disk, in environment: Environment) throws(RunError) -> ExitStatus {
    var workspace = try self.workspace(paths, self.generateOptions, in: disk)
    environment.deferSignals()
    var watch = FileWatch(WatchedFiles(paths, workspace, in: disk))
    var (status, sum) = self.generate(workspace, on: disk, in: environment)
    var runs = 1
    environment.say("watching for changes; Ctrl-C ends\n")
    while let changes = watch.next({ WatchedFiles(paths, workspace, in: disk) }) {
      workspace = try self.workspace(paths, self.generateOptions, in: disk)
      workspace.begin(with: changes)
      let run = self.generate(workspace, on: disk, in: environment)
      status = run.status
      sum.add(run.tally)
      runs += 1
    }
    environment.say("\n\(counted(runs, "run")): \(summary(of: sum, .write))")
    return status
  }
}

extension Workspace {
  /// Moves some specs before the others.
  fileprivate mutating func begin(with paths: [String]) {
    let first = Set(paths)
    let groups = Dictionary(grouping: self.specs) { first.contains(self.path(of: $0)) }
    self.specs = (groups[true] ?? []) + (groups[false] ?? [])
  }
}
