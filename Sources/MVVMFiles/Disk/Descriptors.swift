#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads what is left of a file or a pipe.
///
/// - Parameter size: What is expected; 0 where it is not known, as of a pipe.
@inline(never)
func readAll(_ descriptor: Int32, size: Int) -> Result<[UInt8], FileError> {
  guard size > 0 else { return readToEnd(descriptor) }
  var failure: FileError?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size, let base = buffer.baseAddress {
      let got = retried { read(descriptor, base + count, size - count) }
      if got < 0 { failure = .last }
      if got <= 0 { break }
      count += got
    }
  }
  return failure.map { .failure($0) } ?? .success(bytes)
}

/// Reads what is left, of a pipe until its other end is closed.
public func readToEnd(_ descriptor: Int32) -> Result<[UInt8], FileError> {
  var bytes: [UInt8] = []
  while true {
    switch readAll(descriptor, size: 65_536) {
    case .failure(let error): return .failure(error)
    case .success(let piece) where piece.isEmpty: return .success(bytes)
    case .success(let piece): bytes += piece
    }
  }
}

/// What can be read without waiting for more; empty at the end.
func readOnce(_ descriptor: Int32) -> Result<[UInt8], FileError> {
  var failure: FileError?
  let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
    let got = retried { read(descriptor, buffer.baseAddress, buffer.count) }
    if got < 0 { failure = .last }
    count = max(got, 0)
  }
  return failure.map { .failure($0) } ?? .success(bytes)
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

/// Calls again what a signal broke off, unless the signal asks to stop.
public func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR || isInterrupted() { return result }
  }
}
