import Foundation

/// A folder of a test's own, removed with it. It holds `.git`, so that nothing above it counts.
final class Folder {
  let url: URL

  /// - Parameter files: The text of each file, by its path.
  init(_ files: [String: String] = [:], hasGit: Bool = true) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    self.url = temporary.appendingPathComponent("mvvmgen test é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.url, withIntermediateDirectories: true)
    if hasGit { try self.makeFolder(".git") }
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

  func makeFolder(_ path: String) throws {
    let folder = self.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func makeLink(_ path: String, to target: String) throws {
    let link = self.url.appendingPathComponent(path).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: self.url.appendingPathComponent(path))
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

  var swiftFiles: [String] { self.files.filter { $0.hasSuffix(".swift") } }

  func modificationDate(_ path: String) throws -> Date? {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: self.url.appendingPathComponent(path).path
    )
    return attributes[.modificationDate] as? Date
  }

  /// Makes a file seem to have been written a while ago.
  func age(_ path: String) throws {
    let attributes: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)]
    try FileManager.default.setAttributes(
      attributes,
      ofItemAtPath: self.url.appendingPathComponent(path).path
    )
  }
}
