import MVVMFiles
import MVVMSource

extension FileTree {
  /// Returns a warning for each package that files were written to although its builds make them, too.
  ///
  /// - Parameter paths: The files that did not exist before.
  public func generatedTwice(_ paths: [String]) -> [Diagnostic] {
    let packages = Set(paths.map { folder(of: $0) }).compactMap { folder in
      self.nearestFolder(holding: "Package.swift", from: self.resolvedPath(folder))
    }
    return Set(packages).sorted().compactMap { package in
      let shown = relative(join(package, "Package.swift"), to: self.workingFolder)
      guard let file = try? self.source(shown).get() else { return nil }
      return pluginUse(in: file).map { .generatedTwice(Place(file, $0)) }
    }
  }
}

/// The place where a manifest makes a target use the plugin, as `.plugin(name: "MVVMGenPlugin", package: …)`.
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
