import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

extension SpecSyntax {
  /// Whether some word begins as the names of Apple's frameworks do, or ends as those of views and controllers; told
  /// at a glance.
  var mayNameViews: Bool {
    self.file.bytes.withUnsafeBufferPointer { bytes in
      self.tokens.contains { token in
        guard token.kind == .identifier, token.range.count > 2 else { return false }
        return mayNameView(bytes[token.range])
      }
    }
  }
}

private func mayNameView(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  let (start, end) = (name.startIndex, name.endIndex)
  guard isUpper(name[start]) else { return false }
  if isUpper(name[start + 1]) { return true }
  return name[end - 1] == UInt8(ascii: "w")
    || (name[end - 1] == UInt8(ascii: "r") && name[end - 3] == UInt8(ascii: "l"))
}
