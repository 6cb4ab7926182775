import MVVMSource

/// Lines of the old text that are replaced by lines of the new text. One of the ranges may be empty.
struct LineChange {
  let old: Range<Int>
  let new: Range<Int>
}

/// The lines of two texts, each with its line end.
struct LinesOfTexts {
  let old: [Text]
  let new: [Text]

  init(old: [UInt8], new: [UInt8]) { (self.old, self.new) = (lines(of: old), lines(of: new)) }
}

/// Only LF ends a line here, as in git.
private func lines(of bytes: [UInt8]) -> [Text] {
  var lines: [Text] = []
  var start = 0
  for index in bytes.indices where bytes[index] == 0x0A {
    lines.append(Text(bytes[start...index]))
    start = index + 1
  }
  return start < bytes.count ? lines + [Text(bytes[start...])] : lines
}
