import MVVMFiles
import MVVMSource

extension FileTree {
  /// A warning for each package that files were made in and whose builds make them, too.
  ///
  /// - Parameter paths: The files that were not there before.
  public func generatedTwice(_ paths: [String]) -> [Diagnostic] {
    var manifests: [String] = []
    for folder in Set(paths.map { folder(of: $0) }).sorted() {
      guard let manifest = self.manifest(above: self.resolvedPath(folder)) else { continue }
      if !manifests.contains(manifest) { manifests.append(manifest) }
    }
    return manifests.compactMap { path in
      let shown = relative(path, to: self.workingFolder)
      guard let file = try? self.source(shown).get() else { return nil }
      return pluginUse(in: file).map { .generatedTwice(Place(file, $0)) }
    }
  }

  /// The manifest of the package that holds a folder.
  private func manifest(above folder: String) -> String? {
    let path = join(folder, "Package.swift")
    if self.exists(path) { return path }
    let parent = split(folder).folder
    return parent == folder || parent.isEmpty ? nil : self.manifest(above: parent)
  }
}

/// Where a manifest has a target use the plugin, as `.plugin(name: "MVVMGenPlugin", package: …)`.
private func pluginUse(in file: SourceFile) -> Range<Int>? {
  let name = Array("\"MVVMGenPlugin\"".utf8)
  var start = 0
  while let found = firstIndex(of: name, in: file.bytes, from: start) {
    let rest = file.bytes[(found + name.count)...].drop { isBlank($0) || isLineEnd($0) }
    if rest.first == Byte.comma {
      let next = rest.dropFirst().drop { isBlank($0) || isLineEnd($0) }
      if next.starts(with: "package".utf8) { return found..<(found + name.count) }
    }
    start = found + name.count
  }
  return nil
}

private func firstIndex(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  guard bytes.count >= word.count else { return nil }
  return (start..<max(start, bytes.count - word.count + 1)).first { bytes[$0...].starts(with: word) }
}

extension Diagnostic {
  fileprivate static func generatedTwice(_ place: Place) -> Diagnostic {
    let message =
      "files were generated in this package, and its builds generate, too: remove those of the targets that use the plugin"
    return Diagnostic(.fileGeneratedTwice, message, at: place, severity: .warning)
  }
}
