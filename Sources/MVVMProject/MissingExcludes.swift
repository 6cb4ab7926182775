import MVVMFiles
import MVVMSource

/// A target whose build warns of specs: it neither generates nor excludes them.
package struct MissingExcludes {
  /// The path of the manifest, as messages show it.
  package let manifest: String
  package let target: String
  /// The paths that the target must exclude, including those that it already excludes.
  package let paths: [String]
}

extension FileTree {
  /// Returns the targets that must exclude some specs, as far as manifests show them.
  ///
  /// - Parameter specs: Absolute paths without symbolic links.
  package func missingExcludes(of specs: [String]) -> [MissingExcludes] {
    let folders = Dictionary(grouping: specs, by: folder)
    let packages = Dictionary(grouping: folders.keys) {
      self.nearestFolder(holding: "Package.swift", from: $0)
    }
    var generated = PluginTargets(in: self)
    return packages.sorted { $0.key ?? "" < $1.key ?? "" }.flatMap { package, found -> [MissingExcludes] in
      let path = package.map { relative(join($0, "Package.swift"), to: self.workingFolder) }
      guard let package, let path, let file = try? self.source(path).get() else { return [] }
      let specs = found.flatMap { folders[$0] ?? [] }.filter { generated.target(of: $0) == nil }
      return PackageManifest(file).declared.compactMap { target in
        let paths = self.specs(specs, unhandledBy: target, ofPackage: package)
        if paths.isEmpty { return nil }
        let all = (target.excluded ?? []) + paths.sorted(by: pathPrecedes)
        return MissingExcludes(manifest: path, target: target.name, paths: all)
      }
    }
  }

  /// Returns the paths of specs in the folder of a target that its manifest does not mention.
  private func specs(_ specs: [String], unhandledBy target: PackageManifest.Target, ofPackage package: String)
    -> [String]
  {
    let usual = targetFolders.map { join($0, target.name) }
    let folder = (target.path.map { [$0] } ?? usual).map { join(package, $0) }.first(where: self.exists)
    guard let excluded = target.excluded, let folder = folder.map(self.resolvedPath) else { return [] }
    return specs.filter { isBelow($0, folder) }.map { relative($0, to: folder) }
      .filter { path in !(excluded + target.resources).contains { isIn(path, $0) } }
  }
}
