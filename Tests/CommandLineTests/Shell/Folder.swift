import Foundation

/// A folder of a single test, removed with it. It contains `.git`, so that nothing above it has an effect.
final class Folder {
  let url: URL

  /// - Parameter files: The text of each file, by its path.
  init(_ files: [String: String] = [:], hasGit: Bool = true) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    self.url = temporary.appendingPathComponent("mvvmgen test é \(UUID().uuidString)")
    let first = hasGit ? self.url.appendingPathComponent(".git") : self.url
    try FileManager.default.createDirectory(at: first, withIntermediateDirectories: true)
    for (path, text) in files { try self.write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: self.url)
  }

  func write(_ path: String, _ text: String) throws {
    let file = self.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file; `nil` where there is none.
  func read(_ path: String) -> String? {
    guard let data = try? Data(contentsOf: self.url.appendingPathComponent(path)) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The paths of all files and links below, hidden ones too, sorted.
  var files: [String] {
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: self.url.path)) ?? []
    return below.filter { path in
      let type = try? FileManager.default.attributesOfItem(
        atPath: self.url.appendingPathComponent(path).path
      )[.type]
      return type as? FileAttributeType != .typeDirectory
    }.sorted()
  }
}
