import MVVMSource

/// Splits a template into tokens. Together they cover the file, except for tags with a reported mistake.
func tokenize(_ file: SourceFile) -> (tokens: [TemplateToken], diagnostics: [Diagnostic]) {
  var tokenizer = Tokenizer(file: file)
  tokenizer.run()
  return (tokenizer.tokens, tokenizer.diagnostics)
}

private struct Tokenizer {
  let file: SourceFile
  var tokens: [TemplateToken] = []
  var diagnostics: [Diagnostic] = []
  var opening = Array("{{".utf8)
  var closing = Array("}}".utf8)

  mutating func run() {
    let bytes = self.file.bytes
    self.tokens.reserveCapacity(bytes.count / 8 + 4)
    var start = byteOrderMarkLength(of: bytes)
    var index = start
    while index < bytes.count {
      if bytes[index] == Byte.lineFeed {
        let end = index > start && bytes[index - 1] == Byte.carriageReturn ? index - 1 : index
        self.add(.text, start..<end)
        self.add(.lineEnd, end..<index + 1)
        index += 1
        start = index
      } else if bytes[index] == self.opening[0], bytes[index...].starts(with: self.opening) {
        self.add(.text, start..<index)
        index = self.readTag(at: index)
        start = index
      } else {
        index += 1
      }
    }
    self.add(.text, start..<index)
  }

  private mutating func add(_ kind: TemplateToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { self.tokens.append(TemplateToken(kind: kind, range: range, name: range)) }
  }

  /// Reads a tag and returns the index after it.
  private mutating func readTag(at start: Int) -> Int {
    let bytes = self.file.bytes
    let inside = start + self.opening.count
    let isTriple = self.opening == [0x7B, 0x7B] && inside < bytes.count && bytes[inside] == 0x7B
    let isDelimiters = inside < bytes.count && bytes[inside] == UInt8(ascii: "=")
    let close =
      isTriple ? Array("}}}".utf8) : isDelimiters ? [UInt8(ascii: "=")] + self.closing : self.closing
    let name = min(inside + (isTriple || isDelimiters ? 1 : 0), bytes.count)
    guard let end = firstRange(of: close[...], in: bytes[name...])?.lowerBound else {
      let closing = String(decoding: close, as: UTF8.self)
      self.report("the tag is not closed: expected '\(closing)'", start..<inside)
      return bytes.count
    }
    let range = start..<end + close.count
    if isDelimiters {
      self.setDelimiters(inside + 1..<end, tag: range)
    } else {
      self.readTag(inside + (isTriple ? 1 : 0)..<end, isTriple: isTriple, tag: range)
    }
    return range.upperBound
  }

  private mutating func readTag(_ inside: Range<Int>, isTriple: Bool, tag range: Range<Int>) {
    let bytes = self.file.bytes
    let trimmed = trim(inside, in: bytes)
    let sign = bytes[trimmed].first.flatMap(tag)
    let sigil = isTriple && sign != .variable ? nil : sign
    if sigil == .silent {
      self.tokens.append(TemplateToken(kind: .tag(.silent), range: range, name: inside))
      return
    }
    let name = sigil == nil ? trimmed : trim(trimmed.dropFirst(), in: bytes)
    let kind = sigil ?? .variable
    if kind == .comma ? !name.isEmpty : !isName(bytes[name]) {
      let text = self.file.string(kind == .comma ? trimmed : name)
      let message = name.isEmpty ? "the tag has no name" : "'\(text)' is not a name"
      self.report(message, name.isEmpty ? range : kind == .comma ? trimmed : name)
      return
    }
    self.tokens.append(TemplateToken(kind: .tag(kind), range: range, name: kind == .comma ? trimmed : name))
  }

  private mutating func setDelimiters(_ inside: Range<Int>, tag range: Range<Int>) {
    let parts = self.file.bytes[inside].split(whereSeparator: isBlankOrLineEnd)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      self.report("expected two delimiters, as in '{{=<% %>=}}'", range)
      return
    }
    self.opening = Array(parts[0])
    self.closing = Array(parts[1])
    self.tokens.append(TemplateToken(kind: .tag(.silent), range: range, name: inside))
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    self.diagnostics.append(Diagnostic(.templateSyntax, message, at: SourceRange(self.file, range)))
  }
}

private func tag(_ sign: UInt8) -> TemplateToken.Tag? { TemplateToken.Tag(rawValue: Unicode.Scalar(sign)) }

/// Returns whether bytes are a name: anything without blanks that does not look like a mistyped tag.
private func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
  guard let first = bytes.first, !bytes.contains(where: isBlankOrLineEnd) else { return false }
  return tag(first) == nil && first != UInt8(ascii: "{")
}
