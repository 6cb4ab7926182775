#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders of the files that were used last. From the second file of a folder on, the system looks up only the name
/// in the folder, and not all folders above.
final class OpenFolders {
  private struct Folder {
    let path: String
    /// `nil` until a second file of the folder is used, and if the folder cannot be opened.
    var descriptor: Int32?
  }

  /// At most three folders: those of a spec, of its class and of its tests.
  private var folders: [Folder] = []
  private var oldest = 0

  deinit { self.forget() }

  /// Calls a function with a folder and a path in that folder, which together lead to the file.
  func locate(_ path: String, _ call: (Int32, UnsafePointer<CChar>) -> Int32) -> Int32 {
    path.withCString { whole in
      guard let slash = strrchr(whole, 0x2F).map({ UnsafePointer($0) }), slash > whole,
        let folder = self.descriptor(of: UnsafeRawBufferPointer(start: whole, count: slash - whole))
      else { return call(AT_FDCWD, whole) }
      return call(folder, slash + 1)
    }
  }

  /// Returns the descriptor of a file's folder; `nil` if the folder is not open.
  func folder(of path: String) -> Int32? {
    let descriptor = self.locate(path) { folder, _ in folder }
    return descriptor == AT_FDCWD ? nil : descriptor
  }

  /// Closes all folders, when there may be other folders at their paths.
  func forget() {
    for folder in self.folders { folder.descriptor.map { _ = close($0) } }
    self.folders = []
    self.oldest = 0
  }

  private func descriptor(of path: UnsafeRawBufferPointer) -> Int32? {
    for index in self.folders.indices where spells(self.folders[index].path, path) {
      if let descriptor = self.folders[index].descriptor { return descriptor }
      let descriptor = open(self.folders[index].path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 { self.folders[index].descriptor = descriptor }
      return descriptor < 0 ? nil : descriptor
    }
    let folder = Folder(path: String(decoding: path, as: UTF8.self))
    if self.folders.count < 3 {
      self.folders.append(folder)
    } else {
      self.folders[self.oldest].descriptor.map { _ = close($0) }
      self.folders[self.oldest] = folder
      self.oldest = (self.oldest + 1) % 3
    }
    return nil
  }
}

private func spells(_ text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
  guard text.utf8.count == bytes.count, let base = bytes.baseAddress else { return false }
  return text.withCString { memcmp($0, base, bytes.count) == 0 }
}
