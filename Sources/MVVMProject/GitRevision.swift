import MVVMFiles

/// A revision of the repository that the current folder is in.
package struct GitRevision {
  /// The revision as it was typed, without `...`.
  package let name: String
  /// The physical path of the repository's root.
  package let root: String
  /// A note for the user about the commit that is compared, if there is one.
  package let note: String?
  let commit: String
  /// The folder that git runs in; empty for the current one.
  let folder: String
}

extension GitRevision {
  /// Finds the commit to compare with: the one where the current branch left the revision, so that later
  /// changes in the revision are ignored.
  ///
  /// - Parameter name: The revision. `main` and `main...` mean the same.
  package init(_ name: String, in disk: Disk) throws(GitError) {
    let revision = name.hasSuffix("...") ? String(name.dropLast(3)) : name
    let folder = disk.systemPath("")
    let root = try repositoryRoot(of: folder)
    let tip = try findCommit(revision, in: folder)
    self.name = revision
    self.root = disk.resolvedPath(root)
    let base = try findBase(of: tip, named: revision, in: folder)
    self.commit = base ?? tip
    self.folder = folder
    self.note = base == nil ? "'\(revision)' is compared as it is: the current branch never left it" : nil
  }

  /// Returns whether a physical path is in the repository and not in a submodule.
  package func contains(_ path: String, in tree: any FileTree) -> Bool {
    guard isIn(path, self.root) else { return false }
    var folder = path
    while folder != self.root {
      if tree.exists(join(folder, ".git")) { return false }
      folder = split(folder).folder
    }
    return true
  }
}

private func repositoryRoot(of folder: String) throws(GitError) -> String {
  let result = try git(["rev-parse", "--show-toplevel"], in: folder)
  if result.status == 0, let path = firstLine(result.output) { return path }
  let reason = firstLine(result.errors).map { " (\($0))" } ?? ""
  throw .usage("'--against' compares with a git repository, and here is none\(reason)")
}

private func findCommit(_ name: String, in folder: String) throws(GitError) -> String {
  let result = try git(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], in: folder)
  if result.status == 0, let commit = firstLine(result.output), !commit.hasPrefix("^") { return commit }
  if try git(["rev-parse", "--verify", "--quiet", "HEAD"], in: folder).status != 0 {
    throw .usage("the repository has no commit yet to compare with: commit, or compare two folders")
  }
  if name.contains("..") || name.hasPrefix("^") {
    throw .usage("'\(name)' is a range: give a single revision, such as 'main'")
  }
  let advice =
    try isShallow(folder) ? "the clone is shallow and may lack it: \(deepening)" : "'git fetch' may bring it"
  throw .usage("unknown revision '\(name)': \(advice)")
}

/// Returns the commit where the current branch left a revision; `nil` if they have none in common.
private func findBase(of tip: String, named name: String, in folder: String) throws(GitError) -> String? {
  let result = try git(["merge-base", tip, "HEAD"], in: folder)
  if result.status == 0 { return firstLine(result.output) }
  guard try isShallow(folder) else { return nil }
  throw .usage("the clone is shallow and lacks where the current branch left '\(name)': \(deepening)")
}

private let deepening = "run 'git fetch --unshallow', or set 'fetch-depth: 0' in the workflow"

private func isShallow(_ folder: String) throws(GitError) -> Bool {
  firstLine(try git(["rev-parse", "--is-shallow-repository"], in: folder).output) == "true"
}
