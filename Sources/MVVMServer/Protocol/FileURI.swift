import MVVMFiles
import MVVMReports
import MVVMSource

/// Returns the absolute path of a `file:` URI; `nil` for other URIs, such as that of a text without a file.
func filePath(ofURI uri: String) -> String? {
  guard uri.hasPrefix("file:///") || uri.hasPrefix("file://localhost/") else { return nil }
  let rest = uri.utf8.dropFirst("file://".utf8.count).drop { $0 != UInt8(ascii: "/") }
  var bytes: [UInt8] = []
  var index = rest.startIndex
  while index < rest.endIndex {
    let digits = rest[index...].dropFirst().prefix(2)
    if rest[index] == UInt8(ascii: "%"), digits.count == 2, let byte = hexadecimalValue(of: digits) {
      bytes.append(UInt8(byte))
      index = digits.endIndex
    } else {
      bytes.append(rest[index])
      index = rest.index(after: index)
    }
  }
  return tidy(String(decoding: bytes, as: UTF8.self))
}

func fileURI(ofPath path: String) -> String { "file://" + percentEncoded(path: path) }
