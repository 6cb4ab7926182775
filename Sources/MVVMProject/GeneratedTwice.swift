import MVVMFiles
import MVVMSource

extension FileTree {
  /// Returns a warning for each package with some of the generated files in targets whose builds make them, too.
  package func generatedTwice(_ paths: [String]) -> [Diagnostic] {
    var folders: [String: [String]] = [:]
    for folder in Set(paths.map { folder(of: $0) }) {
      let folder = self.resolvedPath(folder)
      guard let package = self.nearestFolder(holding: "Package.swift", from: folder) else { continue }
      folders[package, default: []].append(folder)
    }
    return folders.keys.sorted(by: <).compactMap { package in
      self.manifests(in: package).lazy.compactMap { manifest in
        pluginUses(in: manifest).first { self.isTarget(of: $0, in: package, above: folders[package] ?? []) }
          .map { .generatedTwice(Place(manifest, $0.range)) }
      }.first
    }
  }

  /// Reads the manifests of a package: `Package.swift`, and those for certain versions of Swift.
  private func manifests(in package: String) -> [SourceFile] {
    let entries = (try? self.list(package).get()) ?? []
    let names = entries.map(\.name).filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    return (["Package.swift"] + names.sorted(by: <)).compactMap { name in
      try? self.source(relative(join(package, name), to: self.workingFolder)).get()
    }
  }

  /// Whether one of the folders is in the target that uses the plugin, or it is not known where that is.
  private func isTarget(of use: PluginUse, in package: String, above folders: [String]) -> Bool {
    let paths = use.path.map { [$0] } ?? use.name.map { name in targetFolders.map { join($0, name) } } ?? []
    let found = paths.map { join(package, $0) }.filter(self.exists).map(self.resolvedPath)
    return found.isEmpty || folders.contains { folder in found.contains { isIn(folder, $0) } }
  }
}

/// Where SwiftPM looks for the folder of a target.
private let targetFolders = ["Sources", "Source", "src", "srcs", "Tests"]

extension Diagnostic {
  fileprivate static func generatedTwice(_ place: Place) -> Diagnostic {
    let message =
      "files were generated in this package, and its builds generate, too: remove those of the targets that use the plugin"
    return Diagnostic(.fileGeneratedTwice, message, at: place, severity: .warning)
  }
}
