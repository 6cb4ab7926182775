/// A text as a JSON string, quotes included. What is not valid UTF-8 was repaired when the text was made.
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
    case 0..<0x20: result += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: result.append(byte)
    }
  }
  result.append(UInt8(ascii: "\""))
  return String(decoding: result, as: UTF8.self)
}

/// Members in the order given; the values are JSON already.
public func jsonObject(_ members: [(key: String, value: String)]) -> String {
  "{\(members.map { "\(jsonString($0.key)): \($0.value)" }.joined(separator: ", "))}"
}

/// Values that are JSON already, on one line.
public func jsonArray(_ values: [String]) -> String {
  "[\(values.joined(separator: ", "))]"
}

/// An array with a line for each value.
public func jsonLines(_ values: [String]) -> String {
  values.isEmpty ? "[]" : "[\n\(values.joined(separator: ",\n"))\n]"
}
