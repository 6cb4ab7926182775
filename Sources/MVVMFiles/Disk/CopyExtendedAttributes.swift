import MVVMSystem

#if canImport(Darwin)
  /// Copies the extended attributes of a file, and its access-control list.
  func copyExtendedAttributes(of path: String, to descriptor: Int32) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    defer { close(source) }
    return fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)) == 0
  }
#else
  /// Copies the extended attributes of a file. On Linux they include access-control lists.
  func copyExtendedAttributes(of path: String, to descriptor: Int32) -> Bool {
    let size = listxattr(path, nil, 0)
    // A negative size means that the file system has no extended attributes.
    guard size > 0 else { return true }
    var names = [CChar](repeating: 0, count: size)
    guard listxattr(path, &names, size) == size else { return false }
    return names.split(separator: 0).allSatisfy { copy(Array($0) + [0], of: path, to: descriptor) }
  }

  private func copy(_ name: [CChar], of path: String, to descriptor: Int32) -> Bool {
    let size = getxattr(path, name, nil, 0)
    guard size >= 0 else { return false }
    var value = [UInt8](repeating: 0, count: size)
    guard getxattr(path, name, &value, size) == size else { return false }
    return fsetxattr(descriptor, name, value, size, 0) == 0
  }
#endif
