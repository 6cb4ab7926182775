import MVVMConfiguration
import MVVMFormat
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// The formatted text of a spec without mistakes.
func formatted(
  _ text: String,
  _ layout: Configuration.Format = Configuration.Format(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let result = format(SourceFile(path: "X.mvvm", text: text), layout)
  #expect(listing(result.diagnostics) == "", sourceLocation: sourceLocation)
  return String(decoding: result.value ?? [], as: UTF8.self)
}

/// Requires that a text is formatted as another, and that nothing is lost on the way.
func expectFormatted(
  _ text: String,
  _ expected: String,
  _ layout: Configuration.Format = Configuration.Format(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(formatted(text, layout, sourceLocation: sourceLocation) == expected, sourceLocation: sourceLocation)
  let problem = problem(of: Array(text.utf8), layout)
  #expect(problem == nil, sourceLocation: sourceLocation)
}

/// Requires the same for a row, whose output lacks the last line end.
func expectFormatted(_ example: Case) {
  expectFormatted(example.input, example.output + (example.output.hasSuffix("\n") ? "" : "\n"))
}

private func format(_ file: SourceFile, _ layout: Configuration.Format) -> Diagnosed<[UInt8]> {
  var configuration = Configuration()
  configuration.format = layout
  return format(file, configuration: configuration)
}

/// Returns whether a text parses; otherwise its format does not matter.
func isValid(_ bytes: [UInt8]) -> Bool {
  parse(SourceFile(path: "X.mvvm", bytes: bytes)).diagnostics.isEmpty
}

/// Returns the mistake that the formatter makes with a correct text: `nil` if the result parses, declares the
/// same, has the same tokens and comments, and is formatted.
func problem(of bytes: [UInt8], _ layout: Configuration.Format = Configuration.Format()) -> String? {
  let before = SourceFile(path: "X.mvvm", bytes: bytes)
  guard let text = format(before, layout).value else { return listing(format(before, layout).diagnostics) }
  let after = SourceFile(path: "X.mvvm", bytes: text)
  let result = parse(after)
  guard let new = result.value, result.diagnostics.isEmpty else {
    return "the result does not parse: \(listing(result.diagnostics))\n\(string(text))"
  }
  guard let old = parse(before).value else { return "it does not parse" }
  let again = format(after, layout).value ?? []
  if again != text { return "formatted twice:\n\(string(again))\nonce:\n\(string(text))" }
  let checks = [
    ("declarations", declarations(old), declarations(new)), ("tokens", tokens(old), tokens(new)),
    ("comments", comments(old), comments(new)),
  ]
  for (what, old, new) in checks where old != new {
    let lost = Set(old).symmetricDifference(new).sorted().joined(separator: "\n")
    return "\(what) differ:\n\(lost)\n\(string(text))"
  }
  return nil
}

private func string(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

/// Returns the tokens that must not be lost, sorted.
private func tokens(_ tree: SpecSyntax) -> [String] {
  tree.tokens.filter { $0.kind != .semicolon && $0.kind != .comma }
    .map { tree.file.string($0.range) }.sorted()
}

/// Returns all comments, sorted, without the blanks around their lines.
private func comments(_ tree: SpecSyntax) -> [String] {
  var comments: [String] = []
  var start = 0
  for token in tree.tokens {
    if token.flags.followsComment {
      comments += split(tree.file.bytes, start..<token.range.lowerBound)
    }
    start = token.range.upperBound
  }
  return comments.sorted()
}

/// The comments of a gap.
private func split(_ bytes: [UInt8], _ gap: Range<Int>) -> [String] {
  var comments: [String] = []
  var index = gap.lowerBound
  while index < gap.upperBound {
    guard bytes[index] == UInt8(ascii: "/") else {
      index += 1
      continue
    }
    let end = bytes.withUnsafeBufferPointer { endOfComment($0, from: index) } ?? bytes.count
    comments.append(trimmed(bytes[index..<end]))
    index = end
  }
  return comments
}

private func trimmed(_ comment: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  var last: UInt8 = 0
  for byte in comment {
    defer { last = byte }
    if byte == 0x0A, last == 0x0D { continue }
    if byte == 0x0A || byte == 0x0D {
      while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
      text.append(0x0A)
    } else if text.last != 0x0A || byte != 0x20 && byte != 0x09 {
      text.append(byte)
    }
  }
  while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
  return String(decoding: text, as: UTF8.self)
}
