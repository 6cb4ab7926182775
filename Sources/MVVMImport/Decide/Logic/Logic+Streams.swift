import MVVMSwift

// Chains of operators on streams, which keep their closures: a stored output does so always, and a subscription until
// it ends.
extension Logic {
  /// Returns whether a use of an object by some code keeps it as long as the view model.
  func isKept(by use: Range<Int>) -> Bool {
    self.code.operatorsKeeping(use).contains { self.lasts($0, beyond: 0) }
  }

  /// Returns whether the chain of an operator lasts as long as the view model: it is an output, or begins with inputs, and
  /// nothing in it may end it. In doubt it does not.
  private func lasts(_ member: Int, beyond steps: Int) -> Bool {
    let (calls, base) = self.code.chain(around: member)
    if self.hasBag, self.isAssignedToOutput(base) { return true }
    return ([self.code.word(member)] + calls).allSatisfy(lastingOperators.contains)
      && self.lasts(base, beyond: steps)
  }

  func isAssignedToOutput(_ base: Range<Int>) -> Bool {
    let equal = base.lowerBound - 1
    return self.code.word(equal) == "="
      && self.interface.outputs.contains { $0.isStream && $0.name == self.code.plainWord(equal - 1) }
  }

  /// Returns whether an expression that begins a chain is an input, a relay, or the name of a chain that lasts.
  private func lasts(_ base: Range<Int>, beyond steps: Int) -> Bool {
    guard base.count < 5, steps < 10 else { return false }
    let name = self.code.plainWord(base.upperBound - 1)
    switch self.meanings[name] {
    // A view may end a subject.
    case .input(let input, _): return !input.isRelay || input.kind == "relay"
    case .extra(let property): return self.isBacking(property) && self.isRelay(property)
    case .published: return name.hasPrefix("$")
    case .output, nil: return self.isNameOfLastingChain(name, at: base.lowerBound, beyond: steps)
    default: return false
    }
  }

  /// Returns whether nothing can end what a property sends: it is a relay or the like.
  private func isRelay(_ property: SwiftDeclaration) -> Bool {
    property.tokens.contains { token in
      let word = self.code.word(token)
      return ["CurrentValueSubject", "MutableProperty"].contains(word) || Relay(word)?.word == "relay"
    }
  }

  /// Returns whether a local constant or an output is assigned a chain that lasts.
  private func isNameOfLastingChain(_ name: String, at token: Int, beyond steps: Int) -> Bool {
    let body = self.segments.first { $0.tokens.contains(token) }?.tokens ?? 0..<0
    let assignments = body.filter { self.code.plainWord($0) == name && self.code.word($0 + 1) == "=" }
    guard assignments.count == 1, let value = self.code.firstStatement(assignments[0] + 2..<body.upperBound)
    else { return false }
    return self.lastMember(of: value).map { self.lasts($0, beyond: steps + 1) } ?? false
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

/// The operators that end only with the stream they are applied to, whatever their arguments do.
let lastingOperators: Set = [
  "asDriver", "asObservable", "asSignal", "assign", "bind", "compactMap", "debounce", "delay", "disposed",
  "distinctUntilChanged", "do", "drive", "dropFirst", "emit", "eraseToAnyPublisher", "filter", "handleEvents",
  "ignoreValues", "map", "mapConst", "observe", "observeValues", "producer", "receive", "removeDuplicates",
  "scan", "share", "signal", "sink", "skip", "skipNil", "skipRepeats", "startWith", "startWithValues",
  "store", "subscribe", "throttle",
]
