/// A text with places marked by `1️⃣`, `2️⃣` …, split into the text without the marks and the offset of each.
package struct MarkedSource: Sendable {
  package let text: String
  /// The byte offset of each mark in `text`, by the mark's number.
  package let offsets: [Int: Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [Int: Int] = [:]
    for character in marked {
      if let number = markNumber(character) {
        offsets[number] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// Returns the range between two marks. If both are the same, it is the empty range at that mark.
  package func range(_ from: Int, _ to: Int) -> Range<Int> {
    self.offsets[from]!..<self.offsets[to]!
  }
}

private func markNumber(_ character: Character) -> Int? {
  let scalars = Array(character.unicodeScalars)
  guard scalars.count == 3, scalars[1].value == 0xFE0F, scalars[2].value == 0x20E3 else { return nil }
  return Int(scalars[0].value) - 0x30
}
