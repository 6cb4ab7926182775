import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

/// Whatever the text: there are files, or there are errors, and never both.
@Suite("Damaged specs") struct DamagedSpecTests {
  @Test("Every prefix is generated or refused", arguments: ownSpecs + specsOfEnvironment())
  func prefixes(spec: SourceFile) {
    var styles = StyleLibrary()
    for end in sampled(spec.bytes.indices) {
      let prefix = SourceFile(path: spec.path, bytes: Array(spec.bytes[..<end]))
      #expect(isSettled(generate(prefix, configuration: Configuration(), styles: &styles)), "\(end)")
    }
  }

  @Test("Random edits of each are generated or refused", arguments: ownSpecs)
  func edits(spec: SourceFile) {
    var styles = StyleLibrary()
    var random = SplitMix(seed: 7)
    for _ in 0..<sampled(1_000) {
      let edited = SourceFile(path: spec.path, bytes: edit(spec.bytes, with: &random))
      let result = generate(edited, configuration: Configuration(), styles: &styles)
      #expect(isSettled(result), "\(edited.string(0..<edited.bytes.count))")
    }
  }
}

private func isSettled(_ result: Diagnosed<[GeneratedFile]>) -> Bool {
  result.hasErrors ? result.value == nil : result.value?.count == 1
}

/// Removes, doubles, swaps or inserts a few pieces.
private func edit(_ bytes: [UInt8], with random: inout SplitMix) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 1 {
    let start = Int.random(in: 0..<bytes.count - 1, using: &random)
    let end = min(start + Int.random(in: 1...12, using: &random), bytes.count)
    let place = Int.random(in: 0...start, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: place)
    case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
    default:
      bytes.insert(contentsOf: Array(snippets.randomElement(using: &random)?.utf8 ?? "".utf8), at: place)
    }
  }
  return bytes
}

private let snippets = [
  "{", "}", "(", ")", "[", "<", ">", "->", "\"", "\"\"\"", "/*", "*/", "//", "as", " sticky ", "\n", ";", ",",
  "=",
  "@", "`", "any ", "inputs {", "viewmodel X {", "\u{00A0}", "?", "!", "&", "\\(", "#",
]
