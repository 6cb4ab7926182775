import MVVMSource

extension FileTree {
  /// Reads a file as a source file.
  package func source(_ path: String) -> Result<SourceFile, FileError> {
    self.read(path).map { SourceFile(path: self.shownPath(path), bytes: $0.bytes) }
  }

  /// Reads the templates and manifests below a folder, sorted by path. Returns no value if one cannot be
  /// read.
  ///
  /// - Parameter place: The place in the configuration that names the folder.
  func templates(in folder: String, namedAt place: SourceRange) -> Diagnosed<[SourceFile]> {
    let entries: [FolderEntry]
    switch self.list(folder) {
    case .failure(let error):
      let message = "'\(folder)': \(error.message)"
      return Diagnosed(nil, [Diagnostic(.fileNotReadable, message, at: place)])
    case .success(let found): entries = found.filter { !$0.name.hasPrefix(".") }
    }
    var files: [SourceFile] = []
    for entry in entries.sorted(by: { pathPrecedes($0.name, $1.name) }) {
      let path = join(folder, entry.name)
      if entry.kind == .folder {
        let below = self.templates(in: path, namedAt: place)
        guard let value = below.value else { return below }
        files += value
      } else if entry.name.hasSuffix(".mustache") || entry.name.hasSuffix(".json") {
        let found = self.source(path).diagnosed(at: self.shownPath(path))
        guard let file = found.value else { return Diagnosed(nil, found.diagnostics) }
        // Manifests are checked as JSON.
        let isManifest = entry.name.hasSuffix(".json")
        if !isManifest, let diagnostic = invalidUTF8(in: file, .invalidEncoding) {
          return Diagnosed(nil, [diagnostic])
        }
        files.append(isManifest ? file : file.withLineFeeds)
      }
    }
    return Diagnosed(files)
  }
}

extension SourceFile {
  /// Returns the text with a line feed for each CRLF, so that generated files are the same wherever a
  /// template was checked out.
  fileprivate var withLineFeeds: SourceFile {
    guard self.bytes.contains(0x0D) else { return self }
    let bytes = self.bytes.indices.filter { index in
      self.bytes[index] != 0x0D || index + 1 == self.bytes.count || self.bytes[index + 1] != 0x0A
    }
    return SourceFile(path: self.path, bytes: bytes.map { self.bytes[$0] })
  }
}

extension Result where Failure == FileError {
  /// Returns the value, or the error as a diagnostic at a path.
  package func diagnosed(at path: String) -> Diagnosed<Success> {
    switch self {
    case .success(let value): Diagnosed(value)
    case .failure(let error): Diagnosed(nil, [.notReadable(path, error)])
    }
  }
}

/// Returns whether a path comes before another, in lists and in the order of a run.
package func pathPrecedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}

extension Diagnostic {
  package static func notReadable(_ path: String, _ error: FileError) -> Diagnostic {
    Diagnostic(.fileNotReadable, error.message, at: SourceRange(path: path.isEmpty ? "." : path))
  }

  package static func notWritable(_ path: String, _ error: FileError) -> Diagnostic {
    Diagnostic(.fileNotWritable, error.message, at: SourceRange(path: path.isEmpty ? "." : path))
  }
}
