import MVVMSource

// The arguments of `@available`, by Swift's grammar.

extension Parser {
  /// Checks `@available(…)`; whether it is one of Swift. If not, what is wrong has been reported.
  ///
  /// - Parameter arguments: What stands in the parentheses.
  mutating func checkAvailability(_ arguments: TokenRange) -> Bool {
    var reader = AvailabilityReader(cursor: arguments.lowerBound, end: arguments.upperBound)
    let expected =
      self.kindOfVersion(arguments.lowerBound + 1, arguments.upperBound)
      ? self.readPlatforms(&reader) : self.readOptions(&reader)
    guard let expected else { return true }
    let token = self.tokens[reader.cursor].range
    self.report(.unexpectedText(expected, not: self.file.text(token)), token)
    return false
  }

  private func kindOfVersion(_ index: Int, _ end: Int) -> Bool {
    index < end && self.tokens[index].kind == .number
  }

  /// `iOS 17, macOS 14, *`, or `swift 6` alone. Answers what was expected instead of the token at the cursor.
  private func readPlatforms(_ reader: inout AvailabilityReader) -> String? {
    var names: [Text] = []
    while true {
      if self.isStar(reader.cursor) {
        names.append("*")
      } else {
        guard self.tokens[reader.cursor].kind == .identifier, !self.isReserved(reader.cursor),
          !names.contains(self.text(reader.cursor))
        else { return "another platform or '*'" }
        names.append(self.text(reader.cursor))
        reader.cursor += 1
        guard self.isVersion(reader.cursor) else { return "a version such as '17.4'" }
      }
      reader.cursor += 1
      guard reader.cursor < reader.end, self.tokens[reader.cursor].kind == .comma else { break }
      reader.cursor += 1
    }
    let isLanguage = names.contains { $0.spells("swift") }
    guard reader.cursor == reader.end, names.contains("*") || isLanguage else {
      return "', *', for all other platforms"
    }
    return isLanguage && names.count > 1 ? "'swift' alone" : nil
  }

  /// `*, deprecated, message: "…"`. Answers what was expected instead of the token at the cursor.
  private func readOptions(_ reader: inout AvailabilityReader) -> String? {
    let isEverywhere = self.isStar(reader.cursor)
    guard reader.cursor < reader.end, isEverywhere || self.tokens[reader.cursor].kind == .identifier,
      !self.isReserved(reader.cursor)
    else { return "a platform or '*'" }
    reader.cursor += 1
    repeat {
      guard reader.cursor < reader.end, self.tokens[reader.cursor].kind == .comma else {
        return "', deprecated' or a version"
      }
      reader.cursor += 1
      if let expected = self.readOption(&reader, isEverywhere: isEverywhere) { return expected }
    } while reader.cursor < reader.end
    return nil
  }

  private func readOption(_ reader: inout AvailabilityReader, isEverywhere: Bool) -> String? {
    let option = reader.cursor
    let isState = self.isOne(option, of: ["deprecated", "noasync", "unavailable"])
    let isVersion = self.isOne(option, of: ["deprecated", "introduced", "obsoleted"])
    let isText = self.isOne(option, of: ["message", "renamed"])
    guard isState || isVersion || isText, reader.isFirst(isState ? "state" : self.text(option)) else {
      return "'deprecated', 'message: \"…\"' or another option once"
    }
    reader.cursor += 1
    guard self.tokens[reader.cursor].kind == .colon else { return isState ? nil : "':'" }
    reader.cursor += 1
    let mistake =
      isText
      ? self.textMistake(reader.cursor, isName: self.isWord(option, "renamed"))
      : isEverywhere
        ? "a platform for the version"
        : isVersion && self.isVersion(reader.cursor) ? nil : "a version such as '17.4'"
    if mistake == nil { reader.cursor += 1 }
    return mistake
  }
}

/// Where the reader is, and what it has seen.
private struct AvailabilityReader {
  var cursor: Int
  let end: Int
  private var seen: [Text] = []

  init(cursor: Int, end: Int) {
    self.cursor = cursor
    self.end = end
  }

  mutating func isFirst(_ option: Text) -> Bool {
    defer { self.seen.append(option) }
    return !self.seen.contains(option)
  }
}

extension Parser {
  private func isStar(_ index: Int) -> Bool {
    matches(self.bytes, self.tokens[index].range, "*")
  }

  /// `17`, `17.4`, `17.4.1`
  private func isVersion(_ index: Int) -> Bool {
    guard self.tokens[index].kind == .number else { return false }
    let parts = self.bytes[self.tokens[index].range].split(
      separator: Byte.dot,
      omittingEmptySubsequences: false
    )
    return parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// What should stand in the place of a text: no raw one, none with an interpolation, and behind `renamed` a name.
  private func textMistake(_ index: Int, isName: Bool) -> String? {
    let range = self.tokens[index].range
    guard self.tokens[index].kind == .string, self.bytes[range.lowerBound] == Byte.quote,
      !zip(self.bytes[range], self.bytes[range].dropFirst()).contains(where: {
        $0 == Byte.backslash && $1 == Byte.leftParenthesis
      })
    else { return "a plain string" }
    return isName && !isFullName(self.bytes[range.lowerBound + 1..<range.upperBound - 1])
      ? "the name of a declaration" : nil
  }
}

/// `Type.name(label:_:)`, `getter:Type.name()`, its parts as plain as names are.
private func isFullName(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  var text = text
  for accessor in ["getter:", "setter:"] where text.starts(with: accessor.utf8) { text = text.dropFirst(7) }
  let base = text.prefix { $0 != Byte.leftParenthesis }
  let labels = text.dropFirst(base.count)
  let parts = base.split(separator: Byte.dot, omittingEmptySubsequences: false)
  guard parts.allSatisfy(isPlainWord) else { return false }
  guard !labels.isEmpty else { return true }
  guard labels.last == Byte.rightParenthesis else { return false }
  let names = labels.dropFirst().dropLast()
  return names.isEmpty
    || names.last == Byte.colon
      && names.dropLast().split(separator: Byte.colon, omittingEmptySubsequences: false).allSatisfy(
        isPlainWord
      )
}

private func isPlainWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  guard let first = word.first, !isDigit(first) else { return false }
  return word.allSatisfy(isNameByte)
}
