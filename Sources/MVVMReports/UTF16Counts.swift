import MVVMSource

/// Counts the UTF-16 code units before any offset of a file, without starting at the beginning of the file
/// each time.
struct UTF16Counts {
  private let bytes: [UInt8]
  /// The number of code units before each offset that is a multiple of the step.
  private var counts: [Int] = [0]

  private static let step = 1_024

  init(_ file: SourceFile) {
    self.bytes = file.bytes
    for start in stride(from: 0, to: self.bytes.count, by: Self.step) {
      let end = min(start + Self.step, self.bytes.count)
      self.counts.append(self.counts[self.counts.count - 1] + codeUnits(in: self.bytes[start..<end]))
    }
  }

  func count(before offset: Int) -> Int {
    let offset = min(max(offset, 0), self.bytes.count)
    let index = offset / Self.step
    return self.counts[index] + codeUnits(in: self.bytes[index * Self.step..<offset])
  }
}

/// Returns the number of UTF-16 code units of a text: one for each Unicode scalar, or two if it takes four
/// bytes.
package func codeUnits(in bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
}
