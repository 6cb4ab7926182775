import MVVMModel
import MVVMSource
import MVVMSwift

// The time at which the value of an output is computed. The logic creates a stream once, at the end of the
// initializer.
extension FoundViewModel {
  /// Returns the names of the outputs that the class may compute differently at each access, by themselves or because
  /// they read such an output.
  func changing(among outputs: [FoundOutput]) -> Set<String> {
    var reads: [String: Set<String>] = [:]
    var pending: [String] = []
    for output in outputs {
      guard let member = self.members.properties[output.name], let tokens = self.deferredTokens(of: member)
      else { continue }
      reads[output.name] = self.namesOfOutputs(in: tokens)
      if !self.mayChange(tokens, of: member) { pending.append(output.name) }
    }
    return Set(reads.keys).subtracting(constants(among: pending, reads))
  }

  /// Returns a token in a lazy or computed stream that has a side effect when the stream is created.
  func effect(in member: SwiftDeclaration) -> Int? {
    self.deferredTokens(of: member)?.first(where: self.hasEffect)
  }

  /// Returns the tokens that run when a lazy or computed stream is created; `nil` for any other member.
  private func deferredTokens(of member: SwiftDeclaration) -> [Int]? {
    let value = self.code.value(of: member)
    guard member.isProperty, member.has("lazy") || member.braces != nil && value == nil else { return nil }
    return self.code.evaluated(value ?? member.inside)
  }

  private func namesOfOutputs(in tokens: [Int]) -> Set<String> {
    let own = tokens.filter { self.code.word($0 - 1) != "." || self.code.word($0 - 2) == "self" }
    return Set(own.map(self.code.plainWord)).intersection(self.shown)
  }

  /// Returns whether a lazy or computed stream is more than a chain of operators on streams and constants.
  private func mayChange(_ tokens: [Int], of member: SwiftDeclaration) -> Bool {
    let repeated = member.has("lazy") ? [] : repeatedOperators
    let constants = tokens.filter { self.code.word($0) == "let" }
    let locals = Set(constants.map { self.code.plainWord($0 + 1) })
    let equals = Set(constants.compactMap { self.code.first("=", in: $0..<member.tokens.upperBound) })
    return tokens.contains { token in
      if !self.code.isWord(token) { return self.code.assigns(token) && !equals.contains(token) }
      return !locals.contains(self.code.plainWord(token)) && self.mayChange(token, repeated: repeated)
    }
  }

  /// Returns whether a token begins or feeds a subscription.
  private func hasEffect(_ token: Int) -> Bool {
    self.code.word(token - 1) == "." && self.code.word(token + 1) == "("
      && effects.contains(self.code.word(token))
  }

  private func mayChange(_ token: Int, repeated: [String]) -> Bool {
    let word = self.code.plainWord(token)
    if self.code.word(token - 1) == "." {
      if self.code.word(token - 2) == "self" { return !self.isConstant(word) }
      let isCall = ["(", "{"].contains(self.code.word(token + 1))
      return word == "value" || self.hasEffect(token) || isCall && repeated.contains(where: word.hasPrefix)
    }
    if self.code.isLabel(token) || plainWords.contains(word) { return false }
    if self.members.names.contains(word) { return !self.isConstant(word) }
    if word.first?.isUppercase == true {
      // A type among another type's arguments is not used itself.
      let isAsked = [".", "("].contains(self.code.word(token + 1)) && self.code.word(token + 2) != "self"
      return isAsked && !streamTypes.contains(Text(word))
    }
    return true
  }

  /// Returns whether a member is the same at each access: a stream, a relay, or a constant that is a value.
  /// A computed output counts as such here: `changing(among:)` judges it by what it reads.
  private func isConstant(_ name: String) -> Bool {
    // The publisher of a published property.
    if name.hasPrefix("$") { return self.members.names.contains(name) }
    guard let property = self.members.properties[name] else { return false }
    if property.has("lazy") || property.braces != nil { return self.shown.contains(name) }
    if self.backing(property) != nil { return true }
    let type = self.code.type(of: property).map { Text(self.code.word($0.lowerBound)) }
    if let type, streamTypes.contains(type) { return true }
    let value = self.code.value(of: property)
    let isLiteral = value.map { $0.count == 1 && !self.code.isName($0.lowerBound) } ?? false
    return property.kind == .let && (isLiteral || type.map(standardTypes.contains) == true)
  }
}

/// Returns those of some names that read only names like them, and do not read themselves, not even through others.
private func constants(among names: [String], _ reads: [String: Set<String>]) -> Set<String> {
  var unknown: [String: Int] = [:]
  var readers: [String: [String]] = [:]
  for name in names {
    let computed = reads[name, default: []].filter { reads[$0] != nil }
    unknown[name] = computed.count
    for other in computed { readers[other, default: []].append(name) }
  }
  var constants = names.filter { unknown[$0] == 0 }
  var index = 0
  while index < constants.count {
    for reader in readers[constants[index], default: []] {
      unknown[reader, default: 0] -= 1
      if unknown[reader] == 0 { constants.append(reader) }
    }
    index += 1
  }
  return Set(constants)
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
