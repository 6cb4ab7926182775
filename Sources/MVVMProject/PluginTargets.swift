import MVVMFiles
import MVVMSource

/// The targets whose builds generate, according to the manifests of the packages around generated files.
package struct PluginTargets {
  private let tree: any FileTree
  /// The targets of each package that was requested, by its folder.
  private var packages: [String: [PluginTarget]] = [:]
  /// The packages around the folders that were requested; `nil` for folders outside packages.
  private var packageFolders: [String: String?] = [:]

  package init(in tree: any FileTree) { self.tree = tree }

  /// Returns the name of the target that a file belongs to, if its build generates.
  ///
  /// - Parameter path: An absolute path.
  package mutating func target(of path: String) -> String? {
    guard let package = self.package(of: path) else { return nil }
    return self.packages[package]?.first { $0.contains(path) }?.name
  }

  /// Returns a warning for each package with generated files in targets whose builds also generate. It names
  /// all generated files of these targets, since most of them would be declared twice, whatever their names.
  ///
  /// - Parameter paths: The absolute paths of the files that the run generates or checks.
  package mutating func generatedTwice(_ paths: [String]) -> [Diagnostic] {
    var made: [String: [String]] = [:]
    for path in paths {
      if let package = self.package(of: path) { made[package, default: []].append(path) }
    }
    return made.keys.sorted(by: <).compactMap { package in
      let paths = made[package] ?? []
      let targets = (self.packages[package] ?? []).filter { target in
        target.folders.isEmpty || paths.contains(where: target.contains)
      }
      let stale = Set(targets.flatMap { self.generatedFiles(in: $0, among: paths) })
      guard let first = targets.first, !stale.isEmpty else { return nil }
      return .generatedTwice(stale.sorted(by: pathPrecedes), at: first.place)
    }
  }

  /// Returns the package of a file, and reads its manifests.
  private mutating func package(of path: String) -> String? {
    let folder = folder(of: path)
    if let known = self.packageFolders[folder] { return known }
    let package = self.tree.nearestFolder(holding: "Package.swift", from: folder)
    self.packageFolders[folder] = .some(package)
    if let package, self.packages[package] == nil {
      self.packages[package] = self.tree.pluginTargets(ofPackage: package)
    }
    return package
  }

  /// Returns the paths of the generated files of a target, as messages show them. If the place of the target
  /// is unknown, these are the files of the run.
  private func generatedFiles(in target: PluginTarget, among paths: [String]) -> [String] {
    var files: [String] = []
    for folder in target.folders { self.tree.walk(folder, includesSkipped: true) { files += $0.swiftPaths } }
    if target.folders.isEmpty { files = paths }
    return files.filter { self.tree.bytes($0).map(isGenerated) == true }
      .map { relative($0, to: self.tree.workingFolder) }
  }
}

/// A target whose build generates.
private struct PluginTarget {
  let name: String
  /// The place in the manifest where it uses the plugin.
  let place: SourceRange
  /// Its folders, as absolute paths without symbolic links; empty if the manifest does not say where it is.
  let folders: [String]

  func contains(_ path: String) -> Bool { self.folders.contains { isIn(path, $0) } }
}

extension FileTree {
  fileprivate func pluginTargets(ofPackage package: String) -> [PluginTarget] {
    self.manifests(in: package).flatMap { manifest in
      pluginUses(in: manifest).map { use in
        let paths =
          use.path.map { [$0] } ?? use.name.map { name in targetFolders.map { join($0, name) } } ?? []
        let folders = paths.map { join(package, $0) }.filter(self.exists).map(self.resolvedPath)
        let name = use.name ?? folders.first.map { split($0).name } ?? ""
        return PluginTarget(name: name, place: SourceRange(manifest, use.range), folders: folders)
      }
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
}

/// The folders in which SwiftPM looks for that of a target.
let targetFolders = ["Sources", "Source", "src", "srcs", "Tests"]

extension Diagnostic {
  fileprivate static func generatedTwice(_ paths: [String], at place: SourceRange) -> Diagnostic {
    let command = "rm \(paths.map(shellWord).joined(separator: " "))"
    let message =
      "files were generated in this package, and its builds also generate them: to remove them, run \(command)"
    return Diagnostic(.fileGeneratedTwice, message, at: place, severity: .warning)
  }
}

/// Returns a path as a word of a shell's command line.
private func shellWord(_ path: String) -> String {
  let path = path.hasPrefix("-") ? "./\(path)" : path
  let isPlain = path.utf8.allSatisfy { isWordByte($0) || "/.-+@%,:".utf8.contains($0) }
  return isPlain ? path : "'\(path.replacing("'", with: #"'\''"#))'"
}
