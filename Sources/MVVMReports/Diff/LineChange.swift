import MVVMSource

/// Lines of the old text that are replaced by lines of the new text. One of the ranges may be empty.
struct LineChange {
  let old: Range<Int>
  let new: Range<Int>
}

/// Returns the lines of a text, each with its line end. Only LF ends a line here, as in git.
func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for index in bytes.indices where bytes[index] == 0x0A {
    lines.append(bytes[start...index])
    start = index + 1
  }
  if start < bytes.count { lines.append(bytes[start...]) }
  return lines
}

/// Two texts as lists of numbers, one for each line. Equal lines have equal numbers, counted from 0.
struct NumberedLines {
  let old: [Int]
  let new: [Int]
}

func numbered(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> NumberedLines {
  var numbers: [Text: Int] = [:]
  func number(_ bytes: ArraySlice<UInt8>) -> Int {
    let line = Text(bytes)
    if let number = numbers[line] { return number }
    let number = numbers.count
    numbers[line] = number
    return number
  }
  return NumberedLines(old: old.map(number), new: new.map(number))
}
