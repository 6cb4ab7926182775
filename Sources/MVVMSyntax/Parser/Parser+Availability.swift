import MVVMSource

// The arguments of `@available`, by Swift's grammar.
extension Parser {
  /// Checks the tokens in the parentheses of `@available(…)` and returns whether Swift accepts them. If not, the
  /// mistake has been reported.
  mutating func checkAvailability(_ arguments: TokenRange) -> Bool {
    var cursor = arguments.lowerBound
    let arePlatforms = arguments.count > 1 && self.tokens[cursor + 1].kind == .number
    var seen: [Text] = []
    var expected: String?
    repeat {
      expected = arePlatforms ? self.readPlatform(&cursor, &seen) : self.readOption(&cursor, &seen)
      guard expected == nil, cursor < arguments.upperBound else { break }
      if self.tokens[cursor].kind != .comma { expected = "','" } else { cursor += 1 }
    } while expected == nil
    expected = expected ?? (arePlatforms ? missingPlatform(seen) : seen.count > 1 ? nil : missingOption)
    guard let expected else { return true }
    return self.reportExpected(expected, not: cursor)
  }

  /// Reads `iOS 17` or `*`. On a mistake, returns what was expected instead of the token at the cursor.
  private func readPlatform(_ cursor: inout Int, _ seen: inout [Text]) -> String? {
    let isStar = self.equals(cursor, "*")
    guard isStar || self.isPlatform(cursor), !seen.contains(self.text(cursor)) else {
      return "another platform or '*'"
    }
    seen.append(self.text(cursor))
    cursor += 1
    guard !isStar else { return nil }
    guard self.isVersion(cursor) else { return "a version such as '17.4'" }
    cursor += 1
    return nil
  }

  /// Reads the platform, `deprecated` or `message: "…"`. On a mistake, returns what was expected instead of
  /// the token at the cursor.
  private func readOption(_ cursor: inout Int, _ seen: inout [Text]) -> String? {
    let option = cursor
    let isState = self.isOne(option, of: [.deprecated, .noasync, .unavailable])
    let isText = self.isOne(option, of: [.message, .renamed])
    let isVersion = self.isOne(option, of: [.deprecated, .introduced, .obsoleted])
    let key: Text = isState ? "state" : self.text(option)
    if seen.isEmpty {
      guard self.equals(option, "*") || self.isPlatform(option) else { return "a platform or '*'" }
    } else {
      guard isState || isText || isVersion, !seen.contains(key) else {
        return "'deprecated', 'message: \"…\"' or another option once"
      }
    }
    let isPlatform = seen.isEmpty
    seen.append(isPlatform ? self.text(option) : key)
    cursor += 1
    guard !isPlatform else { return nil }
    guard self.tokens[cursor].kind == .colon else { return isState ? nil : "':'" }
    cursor += 1
    if isText, !self.isPlainString(cursor) { return "a plain string" }
    if self.isWord(option, .renamed), !self.isFullName(cursor) { return "the name of a declaration" }
    if !isText, seen[0] == "*" { return "a platform for the version" }
    if !isText, !isVersion || !self.isVersion(cursor) { return "a version such as '17.4'" }
    cursor += 1
    return nil
  }

  private func isPlatform(_ index: Int) -> Bool {
    self.tokens[index].kind == .identifier && !self.isReserved(index)
  }

  /// Returns whether a token is a version, such as `17`, `17.4` or `17.4.1`.
  private func isVersion(_ index: Int) -> Bool {
    let parts = self.text(index).bytes.split(separator: Byte.dot, omittingEmptySubsequences: false)
    return parts.count <= 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// Returns whether a token is a string that is not raw and has no interpolation.
  private func isPlainString(_ index: Int) -> Bool {
    let text = self.bytes[self.tokens[index].range]
    return self.tokens[index].kind == .string && text.first == Byte.quote
      && !zip(text, text.dropFirst()).contains { $0 == Byte.backslash && $1 == Byte.leftParenthesis }
  }

  /// Returns whether a token is a string with a full name, such as `"Type.name(label:_:)"` or
  /// `"getter:Type.name()"`. Its parts must be plain names.
  private func isFullName(_ index: Int) -> Bool {
    var text = self.text(index).bytes.dropFirst().dropLast()
    for accessor in ["getter:", "setter:"] where text.starts(with: accessor.utf8) { text = text.dropFirst(7) }
    let base = text.prefix { $0 != Byte.leftParenthesis }
    guard areNames(base, separator: Byte.dot) else { return false }
    let labels = text.dropFirst(base.count)
    guard !labels.isEmpty else { return true }
    let names = labels.dropFirst().dropLast()
    return labels.last == Byte.rightParenthesis
      && (names.isEmpty || names.last == Byte.colon && areNames(names.dropLast(), separator: Byte.colon))
  }
}

private let missingOption = "', deprecated' or a version"

private func missingPlatform(_ names: [Text]) -> String? {
  let isLanguage = names.contains { $0 == "swift" }
  guard isLanguage || names.contains("*") else { return "', *', for all other platforms" }
  return isLanguage && names.count > 1 ? "'swift' alone" : nil
}

private func areNames(_ text: ArraySlice<UInt8>, separator: UInt8) -> Bool {
  text.split(separator: separator, omittingEmptySubsequences: false).allSatisfy { name in
    name.first.map(isDigit) == false && name.allSatisfy(isNameByte)
  }
}
