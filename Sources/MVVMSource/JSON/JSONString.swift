/// Returns a text as a JSON string, including the quotes. Invalid UTF-8 was repaired when the `String` was
/// created. Characters that a terminal would act on are also escaped.
public func jsonString(_ text: String) -> String {
  var result: [UInt8] = [UInt8(ascii: "\"")]
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""): result += "\\\"".utf8
    case UInt8(ascii: "\\"): result += "\\\\".utf8
    case 0x08: result += "\\b".utf8
    case 0x09: result += "\\t".utf8
    case 0x0A: result += "\\n".utf8
    case 0x0C: result += "\\f".utf8
    case 0x0D: result += "\\r".utf8
    default: result.append(byte)
    }
  }
  result.append(UInt8(ascii: "\""))
  let json = String(decoding: result, as: UTF8.self)
  guard json.unicodeScalars.contains(where: isControl) else { return json }
  return json.unicodeScalars.map { isControl($0) ? jsonEscape($0) : "\($0)" }.joined()
}

func jsonEscape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

/// Returns an array on one line. The values must already be JSON.
public func jsonArray(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }
