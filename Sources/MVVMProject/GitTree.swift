import MVVMFiles
import MVVMSource

/// The files of a revision, read without touching the work tree. Paths start at the root of the repository.
package struct GitTree: FileTree {
  package let workingFolder = "/"
  private let name: String
  // Paths are texts, not strings, since git distinguishes names that are equal as strings.
  /// The entries of each folder. Paths have no slash at the end.
  private var folders: [Text: [FolderEntry]] = ["": [FolderEntry(".git", .folder)]]
  /// The git object of each file, by path.
  private var objects: [Text: String] = [:]
  private var texts: [Text: [UInt8]] = [:]

  /// Lists the files of a revision, and reads all that a run over its specs may need.
  package init(_ revision: GitRevision) throws(GitError) {
    self.name = revision.name
    let listing = try gitOutput(["ls-tree", "-r", "-z", "--full-tree", revision.commit], in: revision.folder)
    for entry in listing.split(separator: 0) { self.add(entry) }
    let paths = self.objects.keys.map(\.description)
    let templates = Set(paths.filter { $0.hasSuffix(".mustache") }.map { folder(of: $0) })
    let wanted = paths.filter { path in
      let name = split(path).name
      let isManifest = name.hasSuffix(".json") && templates.contains(folder(of: path))
      return isManifest || name == configurationName || name.hasSuffix(specSuffix)
        || name.hasSuffix(".mustache")
    }
    try self.read(wanted.sorted(by: <), from: revision.folder)
  }

  package func list(_ folder: String) -> Result<[FolderEntry], FileError> {
    self.folders[Text(place(of: folder))].map { .success($0) } ?? .failure(.notFound)
  }

  package func read(_ path: String) -> Result<FileContents, FileError> {
    let path = Text(place(of: path))
    if let text = self.texts[path] { return .success(FileContents(bytes: text)) }
    return .failure(self.folders[path] == nil ? .notFound : .isFolder)
  }

  package func kind(_ path: String) -> Result<EntryKind, FileError> {
    let path = Text(place(of: path))
    if self.objects[path] != nil { return .success(.file) }
    return self.folders[path] == nil && path != ".git" ? .failure(.notFound) : .success(.folder)
  }

  package func physicalPath(_ path: String) -> String? {
    if case .success = self.kind(path) { "/\(place(of: path))" } else { nil }
  }

  package func shownPath(_ path: String) -> String { "\(self.name):\(place(of: path))" }
}

/// Returns a path from the root, without a slash at the start.
private func place(of path: String) -> String { String(absolute(path, in: "/").dropFirst()) }

extension GitTree {
  /// Adds the file of a line `mode type object<TAB>path`. Links and submodules are left out.
  private mutating func add(_ entry: ArraySlice<UInt8>) {
    guard let tab = entry.firstIndex(of: 0x09) else { return }
    let words = entry[..<tab].split(separator: 0x20)
    guard words.count == 3, words[0].starts(with: "100".utf8) else { return }
    let bytes = entry[(tab + 1)...]
    let path = String(decoding: bytes, as: UTF8.self)
    self.objects[Text(path)] = String(decoding: words[2], as: UTF8.self)
    let file = FolderEntry(split(path).name, .file, isUTF8: path.utf8.elementsEqual(bytes))
    self.add(file, to: folder(of: path))
  }

  private mutating func add(_ entry: FolderEntry, to path: String) {
    if self.folders[Text(path)] == nil {
      self.folders[Text(path)] = []
      self.add(FolderEntry(split(path).name, .folder), to: folder(of: path))
    }
    self.folders[Text(path)]?.append(entry)
  }

  /// Reads all files in one run of git.
  private mutating func read(_ paths: [String], from folder: String) throws(GitError) {
    if paths.isEmpty { return }
    let input = paths.compactMap { self.objects[Text($0)] }.map { "\($0)\n" }.joined()
    let output = try gitOutput(["cat-file", "--batch"], in: folder, input: Array(input.utf8))
    let texts = contents(inBatch: output)
    guard texts.count == paths.count else {
      let count = paths.count - texts.count
      throw .failed(
        "git: the clone lacks \(count) of the files of '\(self.name)': 'git fetch --refetch --no-filter' brings them"
      )
    }
    for (path, text) in zip(paths, texts) { self.texts[Text(path)] = Array(text) }
  }
}

/// Returns the contents in the output of `cat-file --batch`: each follows a line `object type size` and is
/// followed by a line end.
private func contents(inBatch output: [UInt8]) -> [ArraySlice<UInt8>] {
  var rest = output[...]
  var contents: [ArraySlice<UInt8>] = []
  while let end = rest.firstIndex(of: 0x0A) {
    let words = rest[..<end].split(separator: 0x20)
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else {
      // `object missing`
      rest = rest[(end + 1)...]
      continue
    }
    guard end + 1 + size <= rest.endIndex else { break }
    contents.append(rest[(end + 1)..<(end + 1 + size)])
    rest = rest[min(end + 2 + size, rest.endIndex)...]
  }
  return contents
}
