import MVVMConfiguration
import MVVMFiles
import MVVMSource
import MVVMSystem

/// The files that a run depends on, with their state at one moment, and the folders in which more may appear.
package struct WatchedFiles {
  package private(set) var folders: [String] = []
  /// The inode, the size and the time of each file that exists, by its path as messages show it.
  package private(set) var versions: [String: [Int]] = [:]
  private let tree: any FileTree

  /// Looks at the paths of a command, and at the configurations and templates that they resolve to.
  package init(_ paths: [String], _ workspace: Workspace, in tree: any FileTree) {
    self.tree = tree
    for path in paths {
      self.add(tidy(path), workspace.options.config)
      self.addFoldersAbove(tidy(path))
    }
    for configuration in workspace.configurations {
      guard let file = configuration.file else { continue }
      self.folders.append(configuration.folder)
      self.addVersion(of: file.file.path)
      if let templates = file.templatesFolder {
        self.addTemplates(join(configuration.folder, templates.path))
      }
    }
    var seen: Set<String> = []
    self.folders = self.folders.filter { seen.insert($0).inserted }
  }

  /// Returns the paths of files that were added, removed or changed since an earlier look, sorted.
  package func changes(since earlier: WatchedFiles) -> [String] {
    let paths = Set(self.versions.keys).union(earlier.versions.keys)
    return paths.filter { self.versions[$0] != earlier.versions[$0] }.sorted(by: pathPrecedes)
  }

  private mutating func add(_ path: String, _ config: String?) {
    if case .success(.folder) = self.tree.kind(path) {
      self.tree.walk(path, config: config) { listing in
        self.folders.append(listing.path)
        for name in listing.specs + [configurationName] { self.addVersion(of: join(listing.path, name)) }
      }
    } else {
      self.folders.append(folder(of: path))
      self.addVersion(of: path)
    }
  }

  /// Adds the folders up to the working folder, where a configuration may appear.
  private mutating func addFoldersAbove(_ path: String) {
    var path = path
    while !path.isEmpty, path != "/" {
      path = folder(of: path)
      self.folders.append(path)
      self.addVersion(of: join(path, configurationName))
    }
  }

  private mutating func addTemplates(_ path: String) {
    guard case .success(let entries) = self.tree.list(path) else { return }
    self.folders.append(path)
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = join(path, entry.name)
      if entry.kind == .folder { self.addTemplates(path) } else { self.addVersion(of: path) }
    }
  }

  private mutating func addVersion(of path: String) {
    var status = stat()
    guard stat(join(self.tree.workingFolder, path), &status) == 0 else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let inode = Int(truncatingIfNeeded: status.st_ino)
    self.versions[path] = [inode, Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
