import Foundation

// Both build plugins have this file: what they make depends on the same.

/// The files that the result for some specs depends on: when one changes, the tool runs again. Folders are among them
/// where a configuration or a template may come to be.
///
/// - Parameters:
///   - files: All files of the target.
///   - targets: The folders of the specs' targets. Where a file comes there, the build is planned anew anyway.
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

/// The nearest configuration in a folder or above it, up to the root of the repository, and the folders without one that
/// were passed. A configuration above the package applies only inside a folder with `.git`; the tool decides that.
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
    // Outside of a repository, nothing above the package is read.
    if parent.path == url.path { return (nil, []) }
    url = parent
  }
}

/// The part of a configuration that says where templates are. The tool reads the rest.
private struct TemplatesSetting: Decodable {
  let templates: String?
}

/// The templates that a configuration lays over the bundled ones, and their folders. The tool reports what cannot be read.
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
