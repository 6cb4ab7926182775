import MVVMSource

/// Writes what a run has to write, and removes what runs before it left that were killed.
public struct Writer {
  private let disk: Disk
  /// The folders that are free of leftovers.
  private var cleaned: Set<String> = []
  private var lastFolder: String?

  public init(_ disk: Disk) {
    self.disk = disk
  }

  /// Looks after the folder of a file that a run has made, whether or not the file has to be written.
  public mutating func visit(_ path: String) {
    let folder = folder(of: path)
    guard folder != self.lastFolder else { return }
    self.lastFolder = folder
    if self.cleaned.insert(folder).inserted { self.disk.removeLeftovers(in: folder) }
  }

  /// Does what is to be done with a file; an error is reported at the file.
  public mutating func apply(_ change: FileChange) -> Diagnostic? {
    // What is written through a link is made beside the file that the link leads to.
    self.visit(change.old?.linkTarget ?? change.path)
    return self.disk.apply(change).map { .notWritable(change.path, $0) }
  }
}
