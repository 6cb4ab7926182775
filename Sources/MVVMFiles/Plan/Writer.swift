import MVVMSource

/// Writes what a run has to write, and removes what runs before it left that were killed.
public struct Writer {
  private let disk: Disk
  /// The folders that are free of leftovers, and whether nothing stood in them.
  private var cleaned: SmallDictionary<String, Bool> = [:]
  private var last: (folder: String, wasEmpty: Bool)?

  public init(_ disk: Disk) {
    self.disk = disk
  }

  /// Looks after the folder of a file that a run has made, whether or not the file has to be written.
  ///
  /// - Returns: Whether nothing but what this run has made stands in it.
  @discardableResult
  public mutating func visit(_ path: String) -> Bool {
    let folder = folder(of: path)
    if let last = self.last, last.folder == folder { return last.wasEmpty }
    let wasEmpty = self.cleaned[folder] ?? self.disk.removeLeftovers(in: folder)
    self.cleaned[folder] = wasEmpty
    self.last = (folder, wasEmpty)
    return wasEmpty
  }

  /// What is to be done so that a file holds what a run made; `nil` where it does already. In a folder that was empty no
  /// file is looked for: should somebody make one meanwhile, it is not overwritten.
  public mutating func change(to output: Output) -> Diagnosed<FileChange?> {
    self.visit(output.path) ? Diagnosed(output.creation) : MVVMFiles.change(to: output, in: self.disk)
  }

  /// Does what is to be done with a file; an error is reported at the file.
  public mutating func apply(_ change: FileChange) -> Diagnostic? {
    // What is written through a link is made beside the file that the link leads to.
    self.visit(change.old?.linkTarget ?? change.path)
    return self.disk.apply(change).map { .notWritable(change.path, $0) }
  }
}
