import MVVMFiles
import MVVMSource

/// Returns the changes that move the view models of some Swift files to specs, in a safe order: in place, the
/// class is removed from its file last; elsewhere nothing is lost with the logic alone.
///
/// - Parameters:
///   - steps: The new versions of the Swift files, one step after another. A file may have several.
///   - showsSteps: Whether each step is a change, rather than the last of each file.
func importChanges(
  specs: [FileChange],
  steps: [SourceFile],
  contents: [String: FileContents],
  showsSteps: Bool,
  target: (String) -> String
) -> [FileChange] {
  let last = Dictionary(steps.map { ($0.path, $0) }) { $1 }.values.sorted { $0.path < $1.path }
  let isElsewhere = steps.contains { target($0.path) != $0.path }
  if isElsewhere { return last.map { FileChange(.create, target($0.path), old: nil, new: $0.bytes) } + specs }
  return specs + updates(by: showsSteps ? steps : last, of: contents)
}

/// Returns a change for each step. Its old contents are those after the previous step.
private func updates(by steps: [SourceFile], of contents: [String: FileContents]) -> [FileChange] {
  var contents = contents
  var changes: [FileChange] = []
  for step in steps {
    let old = contents[step.path]
    changes.append(FileChange(.update, step.path, old: old, new: step.bytes))
    contents[step.path] = FileContents(bytes: step.bytes, linkTarget: old?.linkTarget)
  }
  return changes
}

/// Makes changes one after another. If one fails, reverts the previous ones and returns `false`.
func makeAllOrNone(_ changes: [FileChange], make: (FileChange) -> Bool) -> Bool {
  let done = changes.prefix(while: make)
  if done.count == changes.count { return true }
  // If one cannot be reverted, the rest stays as after a killed run: the next run continues from there.
  for change in done.reversed() {
    if !make(change.inverse) { break }
  }
  return false
}

extension FileChange {
  /// The change that reverts this one.
  fileprivate var inverse: FileChange {
    let made = FileContents(bytes: self.new ?? [], linkTarget: self.old?.linkTarget)
    return FileChange(self.old == nil ? .remove : .update, self.path, old: made, new: self.old?.bytes)
  }
}
