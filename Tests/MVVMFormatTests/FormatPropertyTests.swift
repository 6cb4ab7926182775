import MVVMConfiguration
import MVVMFormat
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct FormatPropertyTests {
  private static let files = specs(in: "Specs") + specs(in: "Tests/Fixtures")

  @Test("Formatting whole specs loses nothing", arguments: files + specsOfEnvironment())
  func whole(_ file: SourceFile) {
    for layout in [Configuration.Format(), Configuration.Format(indent: .tab, width: 40)] {
      #expect(problem(of: file.bytes, layout) == nil)
    }
  }

  @Test("A comment at any token of a short spec is not lost", arguments: formatExamples)
  func comments(_ text: String) {
    for form in commentForms { expectComments(in: Array(text.utf8)) { _ in form } }
  }

  @Test("A comment at any token of a whole spec is not lost", arguments: files.map(\.bytes) + wholeExamples)
  func commentsOfWhole(_ bytes: [UInt8]) {
    expectComments(in: bytes) { commentForms[$0 % commentForms.count] }
  }

  @Test("Random edits that leave a spec valid leave it formattable", arguments: 0..<UInt64(10))
  func edits(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<sampled(500) {
      var text = Array(formatExamples[random.next(below: formatExamples.count)].utf8)
      for _ in 0...random.next(below: 8) { text = validlyEdited(text, &random) }
      let indent = random.next(below: 2) == 0 ? .spaces(2) : Configuration.Format.Indent.tab
      let layout = Configuration.Format(indent: indent, width: 40 + random.next(below: 60))
      let problem = problem(of: text, layout)
      #expect(problem == nil, "\(String(decoding: text, as: UTF8.self))")
      if problem != nil { return }
    }
  }
}

private let wholeExamples = examples.map { Array($0.utf8) }

private let commentForms = ["/* c */", "// c\n", "\n/// c\n", "\n  /**\n   * c */ "]

private func expectComments(in bytes: [UInt8], form: (Int) -> String) {
  let tokens = lex(SourceFile(path: "X.mvvm", bytes: bytes)).value ?? []
  for index in sampled(tokens.indices) {
    let place = tokens[index].range.lowerBound
    let text = Array(bytes[..<place]) + Array(form(index).utf8) + Array(bytes[place...])
    if isValid(text) { #expect(problem(of: text) == nil) }
  }
}

private func validlyEdited(_ text: [UInt8], _ random: inout SplitMix) -> [UInt8] {
  while true {
    let edited = edited(text, &random)
    if edited != text, isValid(edited) { return edited }
  }
}

/// A text with the space before one of its tokens replaced or added to, or with two of its lines swapped.
private func edited(_ text: [UInt8], _ random: inout SplitMix) -> [UInt8] {
  let tokens = lex(SourceFile(path: "X.mvvm", bytes: text)).value ?? []
  let index = random.next(below: tokens.count)
  let start = index > 0 ? tokens[index - 1].range.upperBound : 0
  let gap = start..<tokens[index].range.lowerBound
  let added = Array(gaps[random.next(below: gaps.count)].utf8)
  switch random.next(below: 4) {
  case 0: return Array(text[..<gap.lowerBound]) + added + Array(text[gap.upperBound...])
  case 1: return Array(text[..<gap.lowerBound]) + added + Array(text[gap.lowerBound...])
  case 2: return Array(text[..<gap.upperBound]) + added + Array(text[gap.upperBound...])
  default:
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.swapAt(random.next(below: lines.count), random.next(below: lines.count))
    return Array(lines.joined(separator: [0x0A]))
  }
}

private let gaps = [
  " ", "\n", "\n\n", "\r\n", "\r", "\t", ";", " ; ", "\n;\n", ",", "// a\n", " // b \n\n", "/// c\n",
  "\n  /// d\n\n", "/* e */", "/** f */", "\n/** g */\n", "\n  /*\n    h\n  i */\n", "/* j\n */ ",
  "\n\t/**\n\t * k\n\t */\n", "//\n", "\n    /* l */ // m\n", ";/* n */;", "; // o\n ; // p\n",
  "\n\n    // q\n\n    // r\n\n", "\n/// s\n;\n",
]
