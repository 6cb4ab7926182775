#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a name in a folder stands for.
enum EntryKind {
  case file
  case folder
  case link
  case other
}

/// Calls the function with each name in a folder, in no order, and its kind; `.` and `..` are left out.
func listFolder(
  _ path: String,
  _ body: (_ name: UnsafeBufferPointer<UInt8>, EntryKind) -> Void
) -> DiskError? {
  guard let stream = opendir(path.isEmpty ? "." : path) else { return .last }
  defer { closedir(stream) }
  guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
  while true {
    errno = 0
    guard let entry = readdir(stream) else { return errno == 0 ? nil : .last }
    let start = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: UInt8.self)
    let name = UnsafeBufferPointer(start: start, count: strlen(UnsafePointer<CChar>(OpaquePointer(start))))
    if name.elementsEqual([0x2E]) || name.elementsEqual([0x2E, 0x2E]) { continue }
    body(name, kind(Int(entry.pointee.d_type), of: name, in: path))
  }
}

/// What stands at a path, symbolic links followed; `nil` where nothing does.
func entryKind(_ path: String) -> Result<EntryKind, DiskError> {
  var status = stat()
  guard stat(path.isEmpty ? "." : path, &status) == 0 else { return .failure(.last) }
  return .success(kind(of: status))
}

func exists(_ path: String) -> Bool {
  access(path, F_OK) == 0
}

/// Makes a folder and those above it that are missing.
func createFolder(_ path: String) -> DiskError? {
  if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return nil }
  guard errno == ENOENT else { return .last }
  let parent = folder(of: path)
  guard parent != path else { return .notFound }
  if let error = createFolder(parent) { return error }
  return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : .last
}

/// The absolute path without symbolic links, of a path that exists.
func physicalPath(_ path: String) -> String? {
  guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

/// The absolute path of the current folder.
@inline(never)
func workingFolder() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(validatingCString: path)
}

private func kind(_ type: Int, of name: UnsafeBufferPointer<UInt8>, in folder: String) -> EntryKind {
  switch type {
  case Int(DT_REG): return .file
  case Int(DT_DIR): return .folder
  case Int(DT_LNK): return .link
  case Int(DT_UNKNOWN):
    // Some file systems do not tell.
    var status = stat()
    let path = join(folder, String(decoding: name, as: UTF8.self))
    return lstat(path, &status) == 0 ? kind(of: status) : .other
  default: return .other
  }
}

private func kind(of status: stat) -> EntryKind {
  switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  case S_IFLNK: .link
  default: .other
  }
}
