import MVVMSystem

/// Reads all remaining bytes. For a pipe, waits until the other end is closed.
///
/// - Parameter size: The expected number of bytes in a file.
package func readToEnd(_ descriptor: Int32, expecting size: Int? = nil) -> Result<[UInt8], FileError> {
  var bytes: [UInt8] = []
  var limit = (size ?? 65_535) + 1
  while true {
    switch readOnce(descriptor, atMost: limit) {
    case .failure(let error): return .failure(error)
    case .success(let piece):
      if piece.isEmpty { return .success(bytes) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      // The call asked for one more byte, so this was the end.
      if bytes.count == size { return .success(bytes) }
    }
    limit = 65_536
  }
}

/// Returns the bytes that can be read without waiting for more; empty at the end.
func readOnce(_ descriptor: Int32, atMost limit: Int = 65_536) -> Result<[UInt8], FileError> {
  var bytes: [UInt8] = []
  let count = retried { readBytes(&bytes, from: descriptor, atMost: limit) }
  return count < 0 ? .failure(.last) : .success(bytes)
}

package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> FileError? {
  var written = 0
  while written < bytes.count {
    let count = retried { writeBytes(bytes, from: written, to: descriptor) }
    if count < 0 { return .last }
    written += count
  }
  return nil
}

/// Repeats a call that was interrupted by a signal, unless the signal asked the process to stop.
@inline(__always)
package func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR || isInterrupted() { return result }
  }
}
