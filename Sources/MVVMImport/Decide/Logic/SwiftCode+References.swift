import MVVMSwift

extension SwiftCode {
  func range(_ reference: Reference) -> Range<Int> { self.range(reference.tokens) }

  /// Returns the text of a token after a reference; with an offset of 1, that of the next token.
  func word(_ reference: Reference, _ offset: Int) -> String {
    self.word(reference.tokens.upperBound - 1 + offset)
  }

  /// Returns the member that follows a reference after a dot; empty if there is none.
  func member(of reference: Reference) -> String {
    self.word(reference, 1) == "." ? self.word(reference, 2) : ""
  }

  /// Returns whether a reference is called, or is the name of a function with its labels.
  func isCall(_ use: Reference) -> Bool {
    self.word(use, 1) == "(" && !self.followsGap(use.tokens.upperBound)
  }

  /// Returns whether the code that uses a member assigns it, in whole or in part, changes it, or hands it on to be changed.
  func changes(_ use: Reference) -> Bool {
    self.isChanged(before: use.tokens.upperBound) || self.word(use.tokens.lowerBound - 1) == "&"
  }

  /// Returns whether a method of an expression, or of a member of it, is called after it.
  func callsMethod(at index: Int) -> Bool {
    var index = index
    while ["?", "!"].contains(self.word(index)) { index += 1 }
    guard self.word(index) == "." else { return false }
    return self.word(index + 2) == "(" || self.callsMethod(at: index + 2)
  }

  /// Returns whether a token is in a tuple that is assigned, as in `(a, b) = f()`.
  func isInAssignedTuple(_ token: Int) -> Bool {
    guard let open = self.bracket(around: token), self.word(open) == "(" else { return false }
    return self.word(self.next(open)) == "=" && (!self.isWord(open - 1) || self.followsGap(open))
  }

  /// Returns whether a use is part of an argument, as in `zip(self.a, self.b.first())`.
  func isInArguments(_ use: Reference) -> Bool {
    self.bracket(around: use.tokens.lowerBound).map { self.word($0) == "(" && self.isWord($0 - 1) } ?? false
  }

  func isSkippingNil(_ reference: Reference) -> Bool {
    self.word(reference, 3) == "." && self.word(reference, 4) == "skipNil" && self.word(reference, 5) == "("
  }

  /// Returns whether a use of a backing needs the relay or subject, rather than its stream.
  package func needsRelay(_ use: Reference) -> Bool {
    let member = self.member(of: use)
    if relayMembers.contains(member) { return true }
    // Without an argument, these need a stream that never fails, which only relays and the like guarantee.
    if ["asDriver", "asSignal"].contains(member), self.word(use, 4) == ")" { return true }
    switch self.position(of: use) {
    case .labelled(let label): return ["to", "bindTo", "on"].contains(label)
    // Code that gets the relay itself may use it in any way. Operators take streams.
    case .argument(let function) where !observingFunctions.contains(self.word(function)):
      return member.isEmpty && self.isName(function) && !self.isOperator(function)
    case .argument: return true
    case .element, .result: return member.isEmpty
    case .other: return false
    }
  }

  private func position(of use: Reference) -> ValuePosition {
    let start = use.tokens.lowerBound
    var open = start - 1
    switch self.word(open) {
    case ":": return .labelled(self.word(start - 2))
    case "=", "return": return .result
    case ",": open = self.bracket(around: start) ?? -1
    default: break
    }
    switch self.word(open) {
    case "(": return .argument(of: open - 1)
    case "[": return .element
    default: return .other
    }
  }

  /// Returns whether a function is a member of something other than `self`, as are the operators of streams.
  private func isOperator(_ function: Int) -> Bool {
    self.word(function - 1) == "." && self.word(function - 2) != "self"
  }
}

/// The place of a value in the code around it.
private enum ValuePosition {
  /// `label: value`
  case labelled(String)
  /// An argument without a label, of the function whose name is at this token.
  case argument(of: Int)
  case element
  /// The value is assigned or returned.
  case result
  case other
}

/// The members that streams lack.
private let relayMembers: Set = [
  "value", "accept", "onNext", "onError", "onCompleted", "on", "asObserver", "send",
]
private let observingFunctions: Set = ["subscribe", "bind", "drive", "emit"]
