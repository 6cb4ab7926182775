/// Reads once, like `read`: returns the number of bytes, which is 0 at the end and negative after an error.
package func readBytes(_ bytes: inout [UInt8], from descriptor: Int32, atMost limit: Int) -> Int {
  var result = 0
  bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    result = read(descriptor, buffer.baseAddress, limit)
    count = max(result, 0)
  }
  return result
}

/// Writes the bytes from an index on, like `write`: returns the number written, which is negative after an
/// error.
package func writeBytes(_ bytes: [UInt8], from index: Int, to descriptor: Int32) -> Int {
  bytes[index...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
