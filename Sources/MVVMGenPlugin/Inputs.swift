import Foundation

/// The files that the generated files depend on: when one changes, the tool runs again.
func inputs(of specs: [URL], in module: Module) -> [URL] {
  let folders = Set(specs.map { $0.deletingLastPathComponent().path })
  let configurations = Set(folders.compactMap { configuration(above: $0) })
  let templates = configurations.flatMap(templates)
  let own = module.files.filter {
    $0.lastPathComponent == configurationName || $0.pathExtension == "mustache"
  }
  let others = Set(own.map(\.path) + configurations + templates).subtracting(specs.map(\.path))
  return specs + others.sorted().map { URL(fileURLWithPath: $0) }
}

private let configurationName = "mvvmgen.json"

/// The nearest configuration in a folder or above it, up to the root of the repository. One above the package applies
/// only inside a folder with `.git`; the tool decides that.
private func configuration(above folder: String) -> String? {
  let files = FileManager.default
  var url = URL(fileURLWithPath: folder, isDirectory: true)
  while true {
    let file = url.appendingPathComponent(configurationName).path
    if files.fileExists(atPath: file) { return file }
    let parent = url.deletingLastPathComponent()
    if files.fileExists(atPath: url.appendingPathComponent(".git").path) || parent.path == url.path {
      return nil
    }
    url = parent
  }
}

/// The part of a configuration that says where templates are. The tool reads the rest.
private struct Configuration: Decodable {
  let templates: String?
}

/// The templates that a configuration lays over the bundled ones. The tool reports what cannot be read.
private func templates(of configuration: String) -> [String] {
  let url = URL(fileURLWithPath: configuration)
  guard let data = try? Data(contentsOf: url),
    let name = try? JSONDecoder().decode(Configuration.self, from: data).templates
  else { return [] }
  let folder = URL(fileURLWithPath: name, relativeTo: url.deletingLastPathComponent()).standardizedFileURL
  let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".json") }
    .map { folder.appendingPathComponent($0).path }
    // A broken link names a file that does not exist, and the build would wait for it.
    .filter(FileManager.default.fileExists)
}
