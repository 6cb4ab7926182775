import MVVMSource
import TestSupport

/// Returns a text with up to a dozen random changes.
///
/// - Parameter corpus: The texts that pieces may be taken from. Must not be empty.
package func mutated(_ text: [UInt8], with corpus: [[UInt8]], _ random: inout SplitMix) -> [UInt8] {
  var text = text
  for _ in 0...random.next(below: random.pick([1, 1, 3, 12])) {
    if text.isEmpty { text = [UInt8(ascii: " ")] }
    switch random.next(below: 3) {
    case 0: mutateBytes(&text, corpus, &random)
    case 1: mutateTokens(&text, &random)
    default: mutateLines(&text, corpus, &random)
    }
  }
  return Array(text.prefix(maximumLength))
}

/// The largest size of a mutated text in bytes. Longer ones are truncated.
package let maximumLength = 8_192

private func mutateBytes(_ text: inout [UInt8], _ corpus: [[UInt8]], _ random: inout SplitMix) {
  let start = random.next(below: text.count)
  let end = min(text.count, start + 1 + random.next(below: 40))
  switch random.next(below: 7) {
  case 0: text[start] ^= 1 << UInt8(random.next(below: 8))
  case 1: text[start] = UInt8(random.next(below: 256))
  case 2: text.removeSubrange(start..<end)
  case 3: text.insert(contentsOf: Array(text[start..<end]), at: random.next(below: text.count))
  case 4: text.removeSubrange(start...)
  case 5:
    let other = random.pick(corpus)
    text = Array(text[..<start]) + other.dropFirst(random.next(below: other.count))
  default: text.insert(contentsOf: random.pick(Words.tokens).utf8, at: start)
  }
}

private func mutateTokens(_ text: inout [UInt8], _ random: inout SplitMix) {
  var tokens = roughTokens(text)
  let index = random.next(below: tokens.count)
  switch random.next(below: 7) {
  case 0: tokens[index] = Array(random.pick(Words.tokens).utf8)
  case 1: tokens.swapAt(index, random.next(below: tokens.count))
  case 2: tokens.insert(Array(random.pick(Words.tokens).utf8), at: index)
  case 3, 4:
    let words = tokens.indices.filter { tokens[$0][0] >= UInt8(ascii: "A") }
    if let index = words.randomElement(using: &random) { tokens[index] = Array(randomPiece(&random).utf8) }
  case 5: tokens.insert(Array(random.pick(comments).utf8), at: index)
  default:
    let count = 1 + random.next(below: random.isOne(in: 20) ? 300 : 4)
    tokens.insert(contentsOf: Array(repeating: tokens[index], count: count), at: index)
  }
  text = Array(tokens.joined())
}

/// Returns a piece of a spec in which one to three tokens have been removed, inserted, repeated or replaced.
func withTokensChanged(_ piece: String, _ random: inout SplitMix) -> String {
  var tokens = roughTokens(Array(piece.utf8))
  for _ in 0...random.next(below: 3) {
    if tokens.isEmpty { tokens = [[UInt8(ascii: " ")]] }
    let index = random.next(below: tokens.count)
    switch random.next(below: 4) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(Array(random.pick(Words.tokens).utf8), at: index)
    case 2: tokens[index] = Array(random.pick(Words.tokens).utf8)
    default: tokens.insert(tokens[index], at: random.next(below: tokens.count))
    }
  }
  return String(decoding: tokens.joined(), as: UTF8.self)
}

private func mutateLines(_ text: inout [UInt8], _ corpus: [[UInt8]], _ random: inout SplitMix) {
  var lines = linesOfText(text)
  let index = random.next(below: lines.count)
  switch random.next(below: 8) {
  case 0: lines.replaceSubrange(index..., with: linesOfText(random.pick(corpus)).dropFirst(index))
  case 1: lines.insert(random.pick(linesOfText(random.pick(corpus))), at: index)
  case 2: lines.swapAt(index, random.next(below: lines.count))
  case 3: lines.remove(at: index)
  case 4: lines.insert(Array(random.pick(Words.documentation).utf8), at: index)
  case 5: lines[index] = Array("\(random.pick(Words.attributes)) ".utf8) + lines[index]
  case 6: lines[index] += Array(" = \(random.pick(Words.expressions))".utf8)
  default:
    text = Array(lines.joined(separator: random.isOne(in: 2) ? [0x0D] : [0x0D, 0x0A]))
    return
  }
  text = Array(lines.joined(separator: [0x0A]))
}

private let comments = ["/* c */", "// c\n", "/// d\n", "/** d */", "/*\n*/", "//\n", "/* \n c */ "]

private func randomPiece(_ random: inout SplitMix) -> String {
  switch random.next(below: 3) {
  case 0: randomType(&random)
  case 1: random.pick(Words.names)
  default: random.pick(Words.expressions)
  }
}

private func linesOfText(_ text: [UInt8]) -> [[UInt8]] {
  text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
}

/// Splits a text into words, runs of blanks, and single other bytes.
private func roughTokens(_ text: [UInt8]) -> [[UInt8]] {
  var tokens: [[UInt8]] = []
  for byte in text {
    if let last = tokens.last?.last, isWord(byte) && isWord(last) || byte == 0x20 && last == 0x20 {
      tokens[tokens.count - 1].append(byte)
    } else {
      tokens.append([byte])
    }
  }
  return tokens
}

private func isWord(_ byte: UInt8) -> Bool {
  byte >= 0x80 || isWordByte(byte)
}
