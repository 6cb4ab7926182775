import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Plan {
  /// Returns the removals of orphans: generated files that were found but are no longer made, because their spec is
  /// gone, or because the configuration makes them elsewhere or not at all. Call this when all specs have been planned.
  ///
  /// A file is judged only if everything is known that could make it. A run may cover only a part of a project. So
  /// before anything is called an orphan, the specs of the rest are looked up, and what one of them could have made
  /// stays. Files in folders that the command line names stay, too, because another command line may have written them,
  /// and so do files outside of the project, where other projects may have theirs.
  ///
  /// - Parameter support: The files that modules need once.
  public func orphans(besides support: [Output]) -> Diagnosed<[FileChange]> {
    var search = FoundFiles(self)
    let candidates = self.generatedFiles(among: search, besides: self.allMade(with: support))
    let possible = candidates.isEmpty ? PossibleFiles() : self.possibleFiles(&search)
    let failed = Set(self.failed.map { Text($0.name) })
    let orphans = candidates.filter { location, contents in
      !possible.include(location) && !mayBe(contents, of: failed)
    }
    let changes = orphans.map { FileChange(.remove, $0.path, old: $1, new: nil) }
    return Diagnosed(changes.ordered { precedes($0.path, $1.path) }, search.diagnostics)
  }

  /// Whether there are generated files besides these, given by their physical paths. Nothing need have been planned.
  public func findsOthers(than made: Set<String>) -> Bool {
    !self.generatedFiles(among: FoundFiles(self), besides: made).isEmpty
  }

  /// The physical paths of the files that were made so far, with those that modules need once.
  public func allMade(with support: [Output]) -> Set<String> {
    Set(self.made.keys + support.map(\.physical))
  }

  /// Returns the generated files that were found besides those that are made. A file that cannot be read is none.
  private func generatedFiles(among found: FoundFiles, besides made: Set<String>)
    -> [(Location, FileContents)]
  {
    found.files.filter { !made.contains($0.physical) }.compactMap { file in
      guard let contents = try? self.tree.read(file.path).get(), isGenerated(contents.bytes) else {
        return nil
      }
      return (file, contents)
    }
  }

  /// The files that specs could have made but this run does not make: those of specs that failed, and of specs in the
  /// rest of the project.
  private func possibleFiles(_ search: inout FoundFiles) -> PossibleFiles {
    var possible = PossibleFiles()
    possible.add(self.failed, self.workspace, self.destinations)
    let seen = Set(self.workspace.specs.map(self.workspace.physicalPath))
    for root in self.projectRoots {
      var options = WorkspaceOptions()
      options.readsAllConfigurations = true
      let rest = resolve([relative(root, to: self.tree.workingFolder)], options, in: self.tree)
      let others = rest.specs.filter { !seen.contains(rest.physicalPath(of: $0)) }
      if !others.isEmpty { possible.add(others, rest, rest.destinations(in: self.tree)) }
      possible.targets += self.unseenTargets(of: rest)
      // If a folder or a configuration cannot be read, files could seem to have lost their specs.
      if rest.diagnostics.contains(where: { $0.severity == .error }) { possible.isUnknown = true }
    }
    return possible
  }

  /// The absolute paths of the output folders in configurations outside of the run. The run cannot tell what is in
  /// them.
  private func unseenTargets(of rest: Workspace) -> [String] {
    let roots = self.workspace.roots
    let unseen = rest.configurations.filter { configuration in
      let folder = self.tree.resolvedPath(configuration.folder)
      return !roots.contains { isIn(folder, $0) || isIn($0, folder) }
    }
    return unseen.flatMap { [$0.output, $0.tests].compactMap(\.self) }.map(self.tree.resolvedPath)
  }

  /// The absolute paths of the roots of the projects that the folder arguments are in: of repositories, or else of
  /// packages.
  var projectRoots: [String] {
    var roots: [String] = []
    for folder in self.workspace.roots {
      let root = self.tree.projectRoot(of: folder)
      if !roots.contains(root) { roots.append(root) }
    }
    return roots
  }
}

/// Whether a generated file may be one of a failed spec, or one that a failed spec needs: what the spec would make is
/// not known. The headers of files that modules need once tell no spec.
private func mayBe(_ contents: FileContents, of failed: Set<Text>) -> Bool {
  guard !failed.isEmpty, let origin = origin(ofGenerated: contents.bytes) else { return false }
  return origin.isEmpty || failed.contains(origin)
}

extension FileTree {
  /// The root of the project: the folder that holds `.git`, or else the nearest package, or else the folder itself.
  ///
  /// - Parameter folder: An absolute path.
  fileprivate func projectRoot(of folder: String) -> String {
    self.nearestFolder(holding: ".git", from: folder)
      ?? self.nearestFolder(holding: "Package.swift", from: folder) ?? folder
  }
}
