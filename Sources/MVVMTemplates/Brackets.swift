/// The brackets of a line of Swift and where each is closed, strings and comments set aside.
struct Brackets {
  /// For each byte that opens or closes a bracket that counterpart; -1 for all other bytes.
  private(set) var partner: [Int]
  /// Whether a byte is part of a string literal.
  private(set) var isString: [Bool]
  /// Where a comment starts that ends the line.
  private(set) var comment: Int?

  init(_ line: [UInt8]) {
    self.partner = [Int](repeating: -1, count: line.count)
    self.isString = [Bool](repeating: false, count: line.count)
    self.scan(line)
  }

  private mutating func scan(_ line: [UInt8]) {
    var open: [Int] = []
    var index = 0
    while index < line.count {
      if let end = stringEnd(line, from: index) {
        for position in index..<end { self.isString[position] = true }
        index = end
        continue
      }
      switch line[index] {
      case UInt8(ascii: "`"):
        index += line[(index + 1)...].prefix { $0 != UInt8(ascii: "`") }.count + 1
      case UInt8(ascii: "/") where index + 1 < line.count && line[index + 1] == UInt8(ascii: "/"):
        self.comment = index
        return
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "<") where index > 0 && isNamePart(line[index - 1]): open.append(index)
      case UInt8(ascii: ">"):
        let isArrow = index > 0 && line[index - 1] == UInt8(ascii: "-")
        if !isArrow, let start = open.last, line[start] == UInt8(ascii: "<") {
          open.removeLast()
          self.pair(start, index)
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        while let start = open.popLast() {
          // What looked like a generic bracket was an operator.
          if line[start] == UInt8(ascii: "<") { continue }
          if closes(line[index], line[start]) { self.pair(start, index) }
          break
        }
      default: break
      }
      index += 1
    }
  }

  private mutating func pair(_ start: Int, _ end: Int) {
    self.partner[start] = end
    self.partner[end] = start
  }
}

private func closes(_ close: UInt8, _ open: UInt8) -> Bool {
  switch open {
  case UInt8(ascii: "("): close == UInt8(ascii: ")")
  case UInt8(ascii: "["): close == UInt8(ascii: "]")
  default: close == UInt8(ascii: "}")
  }
}

func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
    true
  default: false
  }
}

// MARK: - Strings

/// Where the string literal ends that starts at an index; `nil` if none does. One that is not closed goes to
/// the end of the line.
private func stringEnd(_ line: [UInt8], from start: Int) -> Int? {
  guard line[start] == UInt8(ascii: "\"") || line[start] == UInt8(ascii: "#") else { return nil }
  var hashes = 0
  while start + hashes < line.count, line[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
  var index = start + hashes
  guard index < line.count, line[index] == UInt8(ascii: "\"") else { return nil }
  let isTriple = has(Array("\"\"\"".utf8), at: index, in: line)
  let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isTriple ? 3 : 1)
  let end = quotes + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
  let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
  index += quotes.count
  while index < line.count {
    if has(end, at: index, in: line) { return index + end.count }
    if has(escape, at: index, in: line) {
      index += escape.count
      let isInterpolation = index < line.count && line[index] == UInt8(ascii: "(")
      index = isInterpolation ? interpolationEnd(line, from: index) : index + 1
    } else {
      index += 1
    }
  }
  return line.count
}

private func interpolationEnd(_ line: [UInt8], from start: Int) -> Int {
  var depth = 0
  var index = start
  while index < line.count {
    if let end = stringEnd(line, from: index) {
      index = end
      continue
    }
    if line[index] == UInt8(ascii: "(") { depth += 1 }
    if line[index] == UInt8(ascii: ")") { depth -= 1 }
    index += 1
    if depth == 0 { return index }
  }
  return index
}
