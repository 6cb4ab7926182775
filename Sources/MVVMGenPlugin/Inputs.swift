import Foundation

// Both build plugins have this file, because their output depends on the same inputs.

/// Returns the files that the output for some specs depends on: when one changes, the tool runs again.
/// Folders are included where a configuration or a template may be added.
///
/// - Parameters:
///   - files: All files of the target.
///   - targets: The folders of the specs' targets. A file added there makes the build plan anew anyway.
func inputs(of specs: [URL], among files: [URL], targets: [URL]) -> [URL] {
  let searches = Set(specs.map { $0.deletingLastPathComponent().path }).map(configuration)
  let configurations = Set(searches.compactMap(\.file))
  let own = files.filter { $0.lastPathComponent == configurationName }.map(\.path)
  let folders = searches.flatMap(\.folders).filter { folder in
    !targets.contains { folder == $0.path || folder.hasPrefix($0.path + "/") }
  }
  let others = Set(own + configurations + folders + configurations.flatMap(templates))
  return specs + others.subtracting(specs.map(\.path)).sorted().map { URL(fileURLWithPath: $0) }
}

private let configurationName = "mvvmgen.json"

/// Returns the nearest configuration in a folder or above it, up to the root of the repository, and the
/// folders without one on the way. A configuration above the package applies only inside a folder with
/// `.git`; the tool decides that.
private func configuration(above folder: String) -> (file: String?, folders: [String]) {
  let files = FileManager.default
  var url = URL(fileURLWithPath: folder, isDirectory: true)
  var folders: [String] = []
  while true {
    let file = url.appendingPathComponent(configurationName).path
    if files.fileExists(atPath: file) { return (file, folders) }
    folders.append(url.path)
    let parent = url.deletingLastPathComponent()
    if files.fileExists(atPath: url.appendingPathComponent(".git").path) { return (nil, folders) }
    // Outside a repository, nothing above the package is read.
    if parent.path == url.path { return (nil, []) }
    url = parent
  }
}

/// The part of a configuration that names the folder of templates. The tool reads the rest.
private struct TemplatesSetting: Decodable {
  let templates: String?
}

/// Returns the user's templates of a configuration, and their folders. The tool reports any that cannot be
/// read.
private func templates(of configuration: String) -> [String] {
  let url = URL(fileURLWithPath: configuration)
  guard let data = try? Data(contentsOf: url),
    let name = try? JSONDecoder().decode(TemplatesSetting.self, from: data).templates
  else { return [] }
  let folder = URL(fileURLWithPath: name, relativeTo: url.deletingLastPathComponent())
    .resolvingSymlinksInPath()
  let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  let paths = names.map { folder.appendingPathComponent($0) }
  let found = paths.filter { ["mustache", "json"].contains($0.pathExtension) || $0.hasDirectoryPath }
  // A broken link names a file that does not exist, and the build would wait for it.
  return ([folder] + found).map(\.path).filter(FileManager.default.fileExists)
}
