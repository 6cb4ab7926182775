import MVVMSource

/// Makes the changes of a run, and removes temporary files left by earlier runs that were killed.
public struct Writer {
  private let disk: Disk
  /// The folders that were cleaned of leftovers, and whether they were empty.
  private var cleaned: SmallDictionary<String, Bool> = [:]
  private var last: (folder: String, wasEmpty: Bool)?

  public init(_ disk: Disk) {
    self.disk = disk
  }

  /// Cleans the folder of a generated file, even if the file itself does not change.
  ///
  /// - Returns: Whether the folder holds nothing but what this run has written.
  @discardableResult
  public mutating func visit(_ path: String) -> Bool {
    let folder = folder(of: path)
    if let last = self.last, last.folder == folder { return last.wasEmpty }
    let wasEmpty = self.cleaned[folder] ?? self.disk.removeLeftovers(in: folder)
    self.cleaned[folder] = wasEmpty
    self.last = (folder, wasEmpty)
    return wasEmpty
  }

  /// Returns the change that is needed so that a file has its generated contents; `nil` if it has them already. In a
  /// folder that was empty the file is assumed not to exist. If somebody creates it in the meantime, it is not
  /// overwritten.
  public mutating func change(to output: Output) -> Diagnosed<FileChange?> {
    self.visit(output.path) ? Diagnosed(output.creation) : MVVMFiles.change(to: output, in: self.disk)
  }

  /// Makes a change. An error is reported at the file.
  public mutating func apply(_ change: FileChange) -> Diagnostic? {
    // When writing through a link, the temporary file is created beside the target of the link.
    self.visit(change.old?.linkTarget ?? change.path)
    return self.disk.apply(change).map { .notWritable(change.path, $0) }
  }
}
