import MVVMConfiguration
import MVVMFiles
import MVVMSource

extension Results {
  /// Returns the removals of orphans: generated files that were found but are no longer made, because their
  /// spec is gone, or because the configuration makes them elsewhere or not at all.
  ///
  /// A file is judged only if everything that could make it is known. A run may cover only a part of a
  /// project, so the rest is checked first, and all files that it could have made stay. Files in folders from
  /// the command line also stay, because another command line may have written them, and so do files outside
  /// the project, which may belong to other projects.
  package func orphans(excluding support: [PlacedFile]) -> Diagnosed<[FileChange]> {
    let found = FoundFiles(self.plan)
    let made = Set(self.made.keys).union(support.map(\.physical))
    let candidates = found.files.filter { !made.contains($0.physical) }.compactMap(self.plan.tree.generated)
    if candidates.isEmpty { return Diagnosed([], found.diagnostics) }
    let rest = RestOfProject(of: self.plan)
    let failed = Set(self.failed.map { Text($0.name) })
    // A file made at the place of a link is written to the link's target.
    let targets = Set(made.map(self.plan.tree.resolvedPath))
    let orphans = candidates.filter {
      !$0.mayBe(of: failed) && !rest.mayMake($0) && !targets.contains($0.location.physical)
    }
    let changes = orphans.map { FileChange(.remove, $0.location.path, old: $0.contents, new: nil) }
    return Diagnosed(changes.sorted { pathPrecedes($0.path, $1.path) }, found.diagnostics)
  }
}

struct FoundFile {
  let location: ResolvedPath
  let contents: FileContents
  /// The name of the spec in its header. Headers of shared files have none.
  let origin: Text

  /// Returns whether it may be made from one of some specs, or be needed by one.
  func mayBe(of specs: Set<Text>) -> Bool {
    self.origin.isEmpty ? !specs.isEmpty : specs.contains(self.origin)
  }
}

extension FileTree {
  /// Reads a file. Returns `nil` if it is not a generated one, or cannot be read.
  fileprivate func generated(_ location: ResolvedPath) -> FoundFile? {
    guard let contents = try? self.read(location.path).get() else { return nil }
    return origin(ofGenerated: contents.bytes).map {
      FoundFile(location: location, contents: contents, origin: $0)
    }
  }
}
