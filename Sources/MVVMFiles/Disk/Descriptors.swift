#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A buffer that files are read into before they get memory of their own. So one call reads a file without knowing its
/// size.
final class ReadBuffer {
  private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 8)

  deinit { self.memory.deallocate() }

  /// Reads a whole regular file. The system returns fewer bytes than were asked for only at the end of the file.
  func readFile(_ descriptor: Int32) -> Result<[UInt8], FileError> {
    let count = retried { read(descriptor, self.memory.baseAddress, self.memory.count) }
    if count > 0, count < self.memory.count { return .success(Array(self.memory[..<count])) }
    let error = FileError.last
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.last) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.isFolder)
    default: return .failure(.notRegular)
    }
    if count < 0 { return .failure(error) }
    let start = Array(self.memory[..<count])
    return count == 0 ? .success([]) : self.readRest(descriptor).map { start + $0 }
  }

  func readRest(_ descriptor: Int32) -> Result<[UInt8], FileError> {
    var bytes: [UInt8] = []
    while true {
      switch self.readOnce(descriptor) {
      case .failure(let error): return .failure(error)
      case .success(let piece):
        if piece.isEmpty { return .success(bytes) }
        bytes += piece
      }
    }
  }

  /// Returns what can be read without waiting for more; nothing at the end.
  func readOnce(_ descriptor: Int32) -> Result<Slice<UnsafeMutableRawBufferPointer>, FileError> {
    let count = retried { read(descriptor, self.memory.baseAddress, self.memory.count) }
    return count < 0 ? .failure(.last) : .success(self.memory[..<count])
  }
}

/// Reads everything that is left. For a pipe, waits until the other end is closed.
public func readToEnd(_ descriptor: Int32) -> Result<[UInt8], FileError> {
  ReadBuffer().readRest(descriptor)
}

/// Opens a file to read. It does not wait, since opening a pipe might wait for ever, and does not follow symbolic
/// links.
func openToRead(_ path: String) -> Int32 {
  retried { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW) }
}

@inline(never)
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> FileError? {
  bytes.withUnsafeBytes { buffer in
    var offset = 0
    while offset < buffer.count, let base = buffer.baseAddress {
      let count = retried { write(descriptor, base + offset, buffer.count - offset) }
      if count < 0 { return .last }
      offset += count
    }
    return nil
  }
}

/// Repeats a call that a signal interrupted, unless the signal asked the process to stop.
@inline(__always)
public func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR || isInterrupted() { return result }
  }
}
