import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

extension LintRule {
  package static let documentationWording = LintRule(
    identifier: .documentationWording,
    summary: "Inputs are documented with 'Call when …', outputs with 'Emits …', in one sentence",
    hasFix: true,
    details: """
      The documentation of an input begins with 'Call when', 'Call with' or
      'Call to', that of an output with 'Emits'. A state, a value or a function
      may also begin with 'The' or 'Whether'. The first paragraph is one sentence
      and ends with a full stop or an ellipsis, or with a colon before a list.
      '--fix' adds full stops.
      """,
    example: """
        /// Signs a person in.
        viewmodel LoginViewModel {
          inputs {
      -     /// The submit button was tapped.
      +     /// Call when the submit button is tapped.
      +     ///
      +     /// Sends the text. An alert shows any mistake in it.
            submitTapped()
          }
        }
      """
  ) { viewModel, spec, findings in
    for input in viewModel.inputs { checkWording(Member(input), of: .input, &findings) }
    for output in viewModel.outputs {
      // A value and a function can be read at any time.
      let traits = output.kind(spec.style.defaultKind).traits
      let isValue = !traits.isStream || traits.holdsValue
      checkWording(Member(output), of: isValue ? .value : .event, &findings)
    }
  }
}

/// The beginnings of documentation for a kind of members.
private struct Role {
  let openings: [String]
  let message: String

  static let input = Role(
    openings: ["Call when", "Call with", "Call to"],
    message: "begin the documentation of an input with 'Call when', 'Call with' or 'Call to'"
  )
  static let event = Role(openings: ["Emits"], message: "begin the documentation of an output with 'Emits'")
  static let value = Role(
    openings: ["Emits", "The", "Whether"],
    message: "begin the documentation of an output with 'Emits', 'The' or 'Whether'"
  )
}

private func begins(_ line: Text, with words: String) -> Bool {
  line.hasPrefix(words) && line.bytes.dropFirst(words.utf8.count).first.map(isLetter) != true
}

private func checkWording(_ member: Member, of role: Role, _ findings: inout LintFindings) {
  let lines = member.documentation
  let paragraph = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
  guard let first = paragraph.first, let last = paragraph.last else { return }
  if !role.openings.contains(where: { begins(first, with: $0) }) {
    findings.report(role.message, at: first.range, of: member)
  }
  if let second = secondSentence(in: paragraph) {
    let message = "the first paragraph is more than one sentence: put the rest after an empty '///' line"
    findings.report(message, at: second, of: member)
  }
  let precedesList = paragraph.endIndex < lines.endIndex && lines[paragraph.endIndex].hasPrefix("- ")
  if !endsSentence(last, precedesList: precedesList) { reportEnd(of: last, member, &findings) }
}

private func endsSentence(_ line: Text, precedesList: Bool) -> Bool {
  line.hasSuffix(".") || line.hasSuffix(".)") || line.hasSuffix("…") || line.hasSuffix("…)")
    || (precedesList && line.hasSuffix(":"))
}

/// Reports a line without a full stop, with a fix-it if it ends with a word or a closing mark: other
/// characters may have a meaning.
private func reportEnd(of line: Text, _ member: Member, _ findings: inout LintFindings) {
  let end = line.range.upperBound
  let canBeMended = line.bytes.last.map { isLetter($0) || closingMarks.contains($0) } == true
  findings.report(
    "end the documentation with a full stop",
    at: canBeMended ? end..<end : end - 1..<end,
    of: member,
    fix: canBeMended ? Fix(Edit(end..<end, ".")) : nil
  )
}

private let closingMarks: [UInt8] = Array(")'\"`]".utf8)

extension Text {
  /// The byte range of a text that is a slice of a file.
  fileprivate var range: Range<Int> { self.bytes.startIndex..<self.bytes.endIndex }
}

/// Returns whether a byte is an ASCII letter or digit, or not ASCII at all.
private func isLetter(_ byte: UInt8) -> Bool {
  0x41...0x5A ~= byte || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80
}

/// Returns the range from the capital letter that begins a second sentence to the end of its line.
private func secondSentence(in lines: ArraySlice<Text>) -> Range<Int>? {
  var last: Text?
  for line in lines {
    if line.bytes.first.map(isUppercase) == true, last.map(endsWithSentence) == true { return line.range }
    if let start = secondSentence(in: line) { return start..<line.range.upperBound }
    last = line
  }
  return nil
}

private func endsWithSentence(_ line: Text) -> Bool {
  line.bytes.last.map(isSentenceEnd) == true && !isAbbreviation(line.bytes.dropLast())
}

/// Returns the index in a line where a second sentence begins.
private func secondSentence(in line: Text) -> Int? {
  let bytes = line.bytes
  for end in bytes.indices.dropLast(2) where bytes[end + 1] == Byte.space && isSentenceEnd(bytes[end]) {
    let next = bytes[(end + 1)...].firstIndex { $0 != Byte.space } ?? end
    if isUppercase(bytes[next]), !isAbbreviation(bytes[..<end]) { return next }
  }
  return nil
}

private func isSentenceEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
}

/// Returns whether a text ends with an abbreviation that takes a full stop: `e.g`, `etc`, `U.S`.
private func isAbbreviation(_ text: ArraySlice<UInt8>) -> Bool {
  let gap = text.lastIndex { $0 == 0x20 || $0 == UInt8(ascii: "(") }
  let word = Text(text[(gap.map { $0 + 1 } ?? text.startIndex)...])
  return word.count == 1 || word.bytes.contains(UInt8(ascii: ".")) || abbreviations.contains(word)
}

private let abbreviations: WordSet = "Dr Mr Mrs Ms St approx ca cf etc resp vs"
