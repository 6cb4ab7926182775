import MVVMModel
import MVVMSource
import MVVMSwift

// The time at which the value of an output is computed. The logic creates a stream once, at the end of the
// initializer.
extension FoundViewModel {
  /// Returns a token that may make a lazy or computed stream different at the next access, or have a side
  /// effect when it is created; `nil` if it is a chain of operators on streams and constants.
  ///
  /// - Parameter readers: The names of the outputs that read it.
  func changingToken(in member: SwiftDeclaration, readBy readers: Set<String> = []) -> Int? {
    let value = self.code.value(of: member)
    guard member.isProperty, member.has("lazy") || member.braces != nil && value == nil else { return nil }
    let repeated = member.has("lazy") ? [] : repeatedOperators
    let names = readers.union(self.code.names(of: member))
    let tokens = self.code.evaluated(value ?? member.inside)
    let constants = tokens.filter { self.code.word($0) == "let" }
    let locals = Set(constants.map { self.code.plainWord($0 + 1) })
    let equals = Set(constants.compactMap { self.code.first("=", in: $0..<member.tokens.upperBound) })
    return tokens.first(where: self.hasEffect)
      ?? tokens.first { token in
        if !self.code.isWord(token) { return self.code.assigns(token) && !equals.contains(token) }
        return !locals.contains(self.code.plainWord(token))
          && self.mayChange(token, repeated: repeated, readBy: names)
      }
  }

  /// Returns whether a token begins or feeds a subscription.
  func hasEffect(_ token: Int) -> Bool {
    self.code.word(token - 1) == "." && self.code.word(token + 1) == "("
      && effects.contains(self.code.word(token))
  }

  private func mayChange(_ token: Int, repeated: [String], readBy readers: Set<String>) -> Bool {
    let word = self.code.plainWord(token)
    if self.code.word(token - 1) == "." {
      if self.code.word(token - 2) == "self" { return !self.isConstant(word, readBy: readers) }
      let isCall = ["(", "{"].contains(self.code.word(token + 1))
      return word == "value" || self.hasEffect(token) || isCall && repeated.contains(where: word.hasPrefix)
    }
    if self.code.isLabel(token) || plainWords.contains(word) { return false }
    if self.members.names.contains(word) { return !self.isConstant(word, readBy: readers) }
    if word.first?.isUppercase == true {
      // A type among another type's arguments is not used itself.
      let isAsked = [".", "("].contains(self.code.word(token + 1)) && self.code.word(token + 2) != "self"
      return isAsked && !streamTypes.contains(Text(word))
    }
    return true
  }

  /// Returns whether a member is the same at each access: a stream, a relay, or a constant that is a value.
  private func isConstant(_ name: String, readBy readers: Set<String>) -> Bool {
    // The publisher of a published property.
    if name.hasPrefix("$") { return self.members.names.contains(name) }
    guard let property = self.members.properties[name] else { return false }
    if property.has("lazy") || property.braces != nil {
      return self.shown.contains(name) && !readers.contains(name)
        && self.changingToken(in: property, readBy: readers) == nil
    }
    if self.backing(property) != nil { return true }
    let type = self.code.type(of: property).map { Text(self.code.word($0.lowerBound)) }
    if let type, streamTypes.contains(type) { return true }
    let value = self.code.value(of: property)
    let isLiteral = value.map { $0.count == 1 && !self.code.isName($0.lowerBound) } ?? false
    return property.kind == .let && (isLiteral || type.map(standardTypes.contains) == true)
  }
}

extension SwiftCode {
  /// Returns the tokens that run when an expression or a body is evaluated: all except those of closures that
  /// are not called at once.
  fileprivate func evaluated(_ indices: Range<Int>) -> [Int] {
    let tokens = sequence(first: indices.lowerBound) { index in
      let isCalled = self.word(self.next(index)) == "(" && !self.isWord(index - 1)
      return self.word(index) == "{" && self.word(index - 1) != "get" && !isCalled
        ? self.next(index) : index + 1
    }
    return Array(tokens.prefix { $0 < indices.upperBound })
  }
}

private let streamTypes: WordSet = """
  AnyPublisher ConcurrentDispatchQueueScheduler DispatchQueue Driver Empty Just Publishers RunLoop Infallible MainScheduler Maybe Never Observable Property
  QueueScheduler SerialDispatchQueueScheduler Signal SignalProducer Single UIScheduler
  """

/// The words that a chain of streams may have outside closures.
private let plainWords: Set = [
  "get", "in", "let", "return", "self", "unowned", "weak", "true", "false", "nil", "as", "any",
]

/// The members that have a side effect when a stream is created.
private let effects: Set = [
  "subscribe", "bind", "drive", "emit", "sink", "store", "assign", "accept", "send", "onNext", "on", "start",
  "disposed",
]

/// The operators whose work is done once for each stream: a computed property creates one at each access.
private let repeatedOperators = ["flatMap", "concatMap", "switchMap", "create", "deferred", "do"]
