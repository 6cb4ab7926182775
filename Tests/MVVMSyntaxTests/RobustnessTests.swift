import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct RobustnessTests {
  @Test("Whole examples parse without a word", arguments: examples.indices) func valid(_ index: Int) {
    let text = examples[index]
    expectDiagnostics(text, "")
  }

  @Test("Every prefix prints back, and ends", arguments: examples.indices) func prefixes(_ index: Int) {
    let text = examples[index]
    let bytes = Array(text.utf8)
    for end in bytes.indices { expectPrintedBack(Array(bytes[..<end])) }
  }

  @Test("What is cut off is one mistake, unless a second one shows", arguments: examples.indices)
  func cutOff(_ index: Int) {
    let text = examples[index]
    let file = SourceFile(path: "X.mvvm", text: text)
    for token in lex(file).value ?? [] where token.range.lowerBound > 0 {
      let cut = SourceFile(path: "X.mvvm", bytes: Array(file.bytes[..<token.range.lowerBound]))
      let diagnostics = parse(cut).diagnostics
      #expect(diagnostics.count <= 1, "\(listing(diagnostics))")
    }
  }

  @Test("Random edits of tokens print back", arguments: 0..<UInt64(10)) func tokenEdits(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let text = examples[random.next(below: examples.count)]
      var pieces = tokenPieces(text)
      for _ in 0...random.next(below: 4) { edit(&pieces, &random) }
      expectPrintedBack(Array(pieces.joined()))
    }
  }

  @Test("Random edits of bytes print back", arguments: 0..<UInt64(10)) func byteEdits(_ seed: UInt64) {
    var random = SplitMix(seed: seed &+ 100)
    for _ in 0..<100 {
      var bytes = Array(examples[random.next(below: examples.count)].utf8)
      for _ in 0...random.next(below: 6) {
        let byte = alphabet[random.next(below: alphabet.count)]
        let index = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(byte, at: index)
        case 2: bytes[index] = byte
        default: bytes.swapAt(index, random.next(below: bytes.count))
        }
      }
      expectPrintedBack(bytes)
    }
  }

  @Test(
    "Deep nesting of any kind ends in an error, not in a crash",
    arguments: [
      "(", "[", "{", "<", "a<", "a: (", "() -> ", "any ", "~", "@a ", "A?", ".Type", "A & ", "/*", #""\("#,
      "x(y: ",
      "x: A<", "inout ", "viewmodel X {", "inputs {", "x: Int = a<", "x: Int = (", "`", "#if a\n",
      "<<<<<<< \n",
    ]
  )
  func deep(_ piece: String) {
    let many = String(repeating: piece, count: 10_000)
    expectPrintedBack(Array(many.utf8))
    expectPrintedBack(Array("viewmodel X { inputs {\n a(x: \(many)".utf8))
    expectPrintedBack(Array("viewmodel X { outputs {\n a: Int = \(many)".utf8))
    expectPrintedBack(Array("viewmodel X { outputs {\n a: A\(many)".utf8))
  }
}

private func expectPrintedBack(_ bytes: [UInt8]) {
  let result = parse(SourceFile(path: "X.mvvm", bytes: bytes))
  let text = String(decoding: bytes, as: UTF8.self)
  let isSame = printed(result.value) == text
  #expect(isSame, "\(text.prefix(2000)) \(bytes.prefix(500))")
  let places = result.diagnostics.map { $0.place.range?.lowerBound ?? 0 }
  #expect(places == places.sorted())
}

/// The tokens of a text, each with the gap before it.
private func tokenPieces(_ text: String) -> [[UInt8]] {
  let file = SourceFile(path: "X.mvvm", text: text)
  var start = 0
  return (lex(file).value ?? []).map { token in
    defer { start = token.range.upperBound }
    return Array(file.bytes[start..<token.range.upperBound])
  }
}

private func edit(_ pieces: inout [[UInt8]], _ random: inout SplitMix) {
  let index = random.next(below: pieces.count)
  switch random.next(below: 4) {
  case 0: pieces.remove(at: index)
  case 1: pieces.insert(pieces[index], at: index)
  case 2: pieces.insert(pieces[random.next(below: pieces.count)], at: index)
  default: pieces.swapAt(index, random.next(below: pieces.count))
  }
}

private let alphabet = Array("(){}[]<>\"'`#\\/*\n\r :;,.=-&?!@_aZ0é\u{a0}“\u{0}".utf8) + [0xFF, 0xC3, 0xE2]
