import MVVMSwift

// Chains of operators: on streams, which keep their closures, or on sequences, which call them at once.
extension Logic {
  /// Returns whether a use of an object by some code keeps it as long as a subscription.
  func isKept(by use: Range<Int>) -> Bool {
    self.code.operatorsKeeping(use).contains { self.isOfStream($0, beyond: 0) }
  }

  /// Returns whether an operator is one of a stream. In doubt it is not.
  private func isOfStream(_ member: Int, beyond steps: Int) -> Bool {
    let (calls, base) = self.code.chain(around: member)
    let isCertain = ([self.code.word(member)] + calls).contains(where: onlyOfStreams.contains)
    return isCertain || self.isAssignedToOutput(base) || self.isStream(base, beyond: steps)
  }

  private func isAssignedToOutput(_ base: Range<Int>) -> Bool {
    let equal = base.lowerBound - 1
    return self.code.word(equal) == "="
      && self.interface.outputs.contains { $0.isStream && $0.name == self.code.plainWord(equal - 1) }
  }

  /// Returns whether an expression that begins a chain is a stream: an input, an output, a type of streams, or a local that is one.
  private func isStream(_ base: Range<Int>, beyond steps: Int) -> Bool {
    guard base.count < 5, steps < 10 else { return false }
    let name = self.code.plainWord(base.upperBound - 1)
    if self.localBackings.contains(name) { return true }
    switch self.meanings[name] {
    case .input: return true
    case .output(let index): return self.interface.outputs[index].isStream
    case .extra(let property): return self.isBacking(property)
    case .published: return name.hasPrefix("$")
    default: break
    }
    if name.first?.isUppercase == true { return !sequenceTypes.contains(name) }
    let declaration = base.lowerBound - 1
    let body = self.segments.first { $0.tokens.contains(declaration) }?.tokens ?? 0..<0
    return body.contains { token in
      guard self.code.word(token) == "let", self.code.plainWord(token + 1) == name,
        self.code.word(token + 2) == "=", let value = self.code.firstStatement(token + 3..<body.upperBound)
      else { return false }
      return self.lastMember(of: value).map { self.isOfStream($0, beyond: steps + 1) } ?? false
    }
  }

  /// The last member of a chain, outside of brackets.
  private func lastMember(of value: Range<Int>) -> Int? {
    var index = value.lowerBound
    var member: Int?
    while index < value.upperBound {
      if self.code.word(index - 1) == "." { member = index }
      index = self.code.next(index)
    }
    return member
  }
}

/// Members that streams have, and sequences lack.
private let onlyOfStreams = operators.subtracting(operatorsOfSequences).union([
  "asDriver", "asObservable", "asSignal", "debounce", "disposed", "eraseToAnyPublisher", "materialize",
  "observe", "producer", "receive", "share", "signal", "skipNil", "start", "startWith", "store", "take",
  "takeWhen",
  "throttle",
])

private let sequenceTypes: Set = ["Array", "ContiguousArray", "Dictionary", "Range", "Set", "String"]
