import MVVMSwift

extension SwiftCode {
  /// Returns the text of a token after a reference; with an offset of 1, that of the next token.
  func word(_ reference: Reference, _ offset: Int) -> String {
    self.word(reference.tokens.upperBound - 1 + offset)
  }

  /// Returns the member that is asked of what a reference means; empty if none is.
  func member(of reference: Reference) -> String {
    self.spells(reference.tokens.upperBound, ".") ? self.word(reference, 2) : ""
  }

  /// Whether a reference is called, or is the name of a function with its labels.
  func isCall(_ use: Reference) -> Bool {
    self.spells(use.tokens.upperBound, "(") && !self.followsGap(use.tokens.upperBound)
  }

  func isSkippingNil(_ reference: Reference) -> Bool {
    self.word(reference, 3) == "." && self.word(reference, 4) == "skipNil" && self.word(reference, 5) == "("
  }
}

// How the logic reads the backings: as the stream of their input, or as a local of the same name that follows it.
extension Interface {
  /// Returns the names of the backings for which the logic has locals, declared at the head of the initializer.
  func localBackings(_ uses: [String: [Reference]]) -> Set<String> {
    let readings = self.inputs.flatMap { input in
      input.body.backings.flatMap { backing in
        backing.names.map { ($0, self.isLocal(backing, $0, input, uses[$0, default: []])) }
      }
    }
    return Set(Dictionary(readings) { $1 }.filter(\.value).keys)
  }

  private func isLocal(_ backing: Backing, _ name: String, _ input: Input, _ uses: [Reference]) -> Bool {
    let isRx = self.found.library == .rxSwift
    if self.isShared(name) || !input.startsLike(backing) { return true }
    // Each call is computed once, whoever reads it.
    if backing.transform?.isComputed == true, uses.count > 1 || isRx { return true }
    // Who hears both hears them in the order in which they are sent.
    if input.body.backings.count > 1 { return true }
    if isRx { return uses.contains(where: self.code.needsRelay) }
    return uses.contains { self.code.writes($0, backing) } || !self.isStream(backing, input, uses)
  }

  private func isStream(_ backing: Backing, _ input: Input, _ uses: [Reference]) -> Bool {
    switch backing.kind {
    case .pipe, .value: return true
    case .event: return uses.allSatisfy { self.code.member(of: $0) == "signal" }
    case .optional:
      let mayBeNil = input.sendsNil(to: backing) == nil
      return uses.allSatisfy {
        self.code.member(of: $0) == "signal" && (!mayBeNil || self.code.isSkippingNil($0))
      }
    }
  }
}

extension Input {
  /// Whether its stream has the initial value of a backing.
  fileprivate func startsLike(_ backing: Backing) -> Bool {
    switch backing.kind {
    case .event, .optional, .pipe: true
    case .value: backing.transform == nil && self.body.initialValue != nil
    }
  }

  /// Whether what it sends to a backing may be `nil`; `nil` if the tokens do not show that.
  func sendsNil(to backing: Backing) -> Bool? {
    guard let transform = backing.transform, !transform.isTuple else { return false }
    return self.parameters.first {
      transform.expression == "$0" || transform.expression == "$0.\($0.name)"
    }?.isOptional
  }
}

extension SwiftCode {
  /// Whether a use of a backing of RxSwift needs the relay or subject.
  fileprivate func needsRelay(_ use: Reference) -> Bool {
    let member = self.member(of: use)
    let previous = self.word(use.tokens.lowerBound - 1)
    let before = self.word(use.tokens.lowerBound - 2)
    let isTarget = previous == ":" && ["to", "bindTo"].contains(before)
    let start = use.tokens.lowerBound
    let open = previous == "," ? self.bracket(around: start) ?? 0 : start - 1
    let isArgument = self.spells(open, "(")
    let isSubscribed = isArgument && ["subscribe", "bind", "drive", "emit"].contains(self.word(open - 1))
    // Code that gets the relay itself may use it in any way. Operators take streams.
    let isOperator = self.spells(open - 2, ".") && !self.spells(open - 3, "self")
    let isHelped = isArgument && self.isName(open - 1) && !isOperator
    let isListed = self.spells(open, "[")
    let isHandedOn = member.isEmpty && (["=", "return"].contains(previous) || isListed || isHelped)
    let isWithoutFailure = ["asDriver", "asSignal"].contains(member) && self.word(use, 4) == ")"
    return ["value", "accept", "onNext", "onError", "onCompleted", "on", "asObserver"].contains(member)
      || isWithoutFailure || isTarget || isSubscribed || isHandedOn
  }
}
