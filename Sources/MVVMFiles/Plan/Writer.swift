import MVVMSource

/// Makes the changes of a run, and removes temporary files left by earlier runs that were killed.
public struct Writer {
  private let disk: Disk
  /// Whether nobody else writes to the folders, so that whatever stands there may be replaced.
  private let ownsFolders: Bool
  /// The folders that were cleaned of leftovers, and whether they were empty.
  private var cleaned = SmallDictionary<String, Bool>()
  private var last: (folder: String, wasEmpty: Bool)?

  public init(_ disk: Disk, ownsFolders: Bool = false) {
    self.disk = disk
    self.ownsFolders = ownsFolders
  }

  /// Cleans the folder of a generated file, even if the file itself does not change.
  ///
  /// - Returns: Whether the folder holds nothing but what this run has written.
  @discardableResult
  public mutating func visit(_ path: String) -> Bool {
    let folder = folder(of: path)
    if let last = self.last, last.folder == folder { return last.wasEmpty }
    let wasEmpty = self.cleaned[folder] ?? self.disk.removeLeftovers(in: folder)
    self.cleaned.set(wasEmpty, for: folder)
    self.last = (folder, wasEmpty)
    return wasEmpty
  }

  /// Returns the change that is needed so that a file has its generated contents; `nil` if it has them already. In a
  /// folder that was empty the file is assumed not to exist. If somebody creates it in the meantime, it is not
  /// overwritten.
  public mutating func change(to output: Output) -> Diagnosed<FileChange?> {
    if self.visit(output.path) { return Diagnosed(output.creation) }
    return MVVMFiles.change(to: output, in: self.disk, replacesAny: self.ownsFolders)
  }

  /// Makes a change. An error is reported at the file.
  public mutating func apply(_ change: FileChange) -> Diagnostic? {
    // When writing through a link, the temporary file is created beside the target of the link.
    self.visit(change.old?.linkTarget ?? change.path)
    return self.disk.apply(change).map { .notWritable(change.path, $0) }
  }
}
