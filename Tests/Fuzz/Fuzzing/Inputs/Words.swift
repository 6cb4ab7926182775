import Foundation
import TestSupport

/// The words that mutations insert: valid, odd and wrong pieces of specs, one per line in the files of
/// `Tests/Fuzz/Words`. A control character is written as its picture, such as `␊`.
enum Words {
  static let tokens = words("tokens")
  static let names = words("names")
  static let types = words("types")
  static let expressions = words("expressions")
  static let documentation = words("documentation")
  static let attributes = words("attributes")
}

private func words(_ list: String) -> [String] {
  let file = packageFolder.appendingPathComponent("Tests/Fuzz/Words/\(list).txt")
  let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  return text.unicodeScalars.split(separator: "\n").map { line in
    String(String.UnicodeScalarView(line.map(controlCharacter)))
  }
}

private func controlCharacter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  guard (0x2400..<0x2420).contains(scalar.value) else { return scalar }
  return Unicode.Scalar(UInt8(scalar.value - 0x2400))
}
