import MVVMSource

/// A character that editors, chats and web pages put in place of an ASCII one.
struct Confusable {
  /// The text that was meant. An invisible character means nothing.
  enum Meant: String {
    case blank = " "
    case quote = "\""
    case minus = "-"
    case nothing = ""
  }

  let meant: Meant
  let name: String

  var message: ParserMessage {
    switch self.meant {
    case .blank: .unexpectedCharacter(self.name, instead: "a space")
    case .quote, .minus: .unexpectedCharacter(self.name, instead: "'\(self.meant.rawValue)'")
    case .nothing: .unexpectedCharacter(self.name, instead: nil)
    }
  }
}

func confusable(_ scalar: UInt32) -> Confusable? {
  switch scalar {
  case 0xA0: Confusable(meant: .blank, name: "no-break space")
  case 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
    Confusable(meant: .blank, name: "Unicode space \(code(scalar))")
  case 0x2028, 0x2029: Confusable(meant: .blank, name: "Unicode line separator \(code(scalar))")
  case 0x200B, 0xFEFF: Confusable(meant: .nothing, name: "zero-width space")
  case 0x2010, 0x2011, 0x2212: Confusable(meant: .minus, name: "hyphen or minus \(code(scalar))")
  case 0x2012...0x2015: Confusable(meant: .minus, name: "dash")
  default: isCurlyQuote(scalar) ? Confusable(meant: .quote, name: "curly quote") : nil
  }
}

func isCurlyQuote(_ scalar: UInt32) -> Bool { 0x2018...0x201F ~= scalar }

/// Returns the code point of a character, such as `U+00A0`.
func code(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
}

/// Returns whether a character outside ASCII can begin a name, by Swift's grammar (identifier-head).
/// Characters that can be in an operator are left out, since an operator such as `<` may come before the
/// name.
func startsName(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
    0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
    true
  case 0x10000...0xEFFFD: scalar & 0xFFFF <= 0xFFFD
  default: false
  }
}

/// Returns whether a character outside ASCII can continue a name, by Swift's grammar (identifier-character).
func continuesName(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
    true
  default: startsName(scalar)
  }
}

/// Returns whether a character of ASCII can be part of an operator, by Swift's grammar.
public func isOperatorByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), Byte.star, Byte.plus, Byte.minus, Byte.slash,
    Byte.less, Byte.equal, Byte.greater, UInt8(ascii: "?"), UInt8(ascii: "^"), Byte.bar, Byte.tilde, Byte.dot:
    true
  default: false
  }
}

/// Returns whether a character outside ASCII can begin an operator, by Swift's grammar (operator-head).
public func isOperatorScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
    0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
    true
  default: false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the character at an offset and its length in bytes, or `invalidScalar` and 1 if the bytes are not UTF-8.
  public func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = self[index]
    let length =
      first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= self.count else { return (invalidScalar, 1) }
    guard length > 1 else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[index + offset]
      guard byte & 0xC0 == 0x80 else { return (invalidScalar, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isShortest = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000)
    let isScalar = value < 0xD800 || value > 0xDFFF && value <= 0x10FFFF
    return isShortest && isScalar ? (value, length) : (invalidScalar, 1)
  }
}

/// The value that `scalar(at:)` returns for bytes that are not UTF-8.
let invalidScalar = UInt32.max
