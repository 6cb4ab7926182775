/// Returns the number of UTF-16 code units of a text: one for each Unicode scalar, or two if it takes four
/// bytes.
package func codeUnits(in bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
}
