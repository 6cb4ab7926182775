import MVVMSource
import MVVMSwift

/// The subscriptions of Combine that closures and functions make. They cannot capture the set of the class, an
/// `inout` parameter of the logic, and store them in a local set, which ends with the closures that capture it.
struct Requests {
  /// The statements that store one.
  var statements: [Range<Int>] = []
  /// The names of local functions that store some, directly or through others.
  var makers: Set<String> = []
  /// The names of members that return something with closures that capture the class strongly.
  var keepers: Set<String> = []

  /// Returns the innermost of the statements that contains a token.
  func statement(around token: Int) -> Range<Int>? {
    self.statements.filter { $0.contains(token) }.max { $0.lowerBound < $1.lowerBound }
  }
}

extension Logic {
  var foundRequests: Requests {
    if self.found.library != .combine || self.roles.disposeBags.isEmpty { return Requests() }
    let late = self.segments.flatMap { segment in
      segment.references.found.filter { self.isLate($0, at: segment.place) }
    }
    if late.isEmpty { return Requests() }
    let helpers = self.roles.localHelpers + self.roles.fileHelpers + self.roles.computed
    let bodies = helpers.map { ($0, self.segments.first(of: $0.inside)) }
    let uses = bodies.compactMap { helper, segment in
      segment.map { (self.code.declaredName(of: helper), $0.references) }
    }
    let users = users(in: uses)
    let results = bodies.filter { self.code.signature(of: $0.0).map { $0.result != nil } ?? true }
    let keepers = results.filter { $1.map(self.keepsClass) == true }.map { self.code.declaredName(of: $0.0) }
    let outputs = self.interface.outputs.filter { output in
      let answer = self.interface.answer(of: output).flatMap { self.segments.first(of: $0.tokens) }
      return answer.map(self.keepsClass) == true
    }
    return Requests(
      statements: late.compactMap(self.request),
      makers: reachable(from: self.roles.disposeBags, users).subtracting(self.roles.disposeBags),
      keepers: reachable(from: Set(keepers + outputs.map(\.name)), users)
    )
  }

  /// Returns whether code that runs after the initializer uses the set.
  func isLate(_ use: Reference, at place: Segment.Location) -> Bool {
    self.found.library == .combine && self.roles.disposeBags.contains(use.name)
      && (use.isInClosure || place == .helper)
  }

  /// Whether no closure that lasts as long as the view model captures the set: that of an input or an output.
  var needsRequestsHeld: Bool {
    !self.requests.statements.isEmpty
      && !self.segments.contains { segment in
        segment.place == .closure
          && segment.references.found.contains {
            self.roles.disposeBags.contains($0.name) || self.requests.makers.contains($0.name)
          }
      }
  }

  /// Returns the statement `….sink { … }.store(in: &set)` that ends with a use of the set.
  private func request(_ use: Reference) -> Range<Int>? {
    let store = use.tokens.lowerBound - 5
    guard store > 0, self.code.compact(store..<store + 5) == "store(in:&",
      let statement = self.code.statement(around: store), statement.upperBound == use.tokens.upperBound + 1
    else { return nil }
    let calls = self.code.chain(around: store).calls
    return calls.contains(where: ["assign", "connect", "sink", "subscribe"].contains) ? statement : nil
  }

  /// Returns whether what some code returns may keep the class.
  private func keepsClass(_ segment: Segment) -> Bool {
    segment.references.found.contains { self.isStrong($0, in: segment.tokens) }
  }

  /// Returns whether a member is used by a closure in some code that captures the class strongly, or is a
  /// function that is not called.
  private func isStrong(_ use: Reference, in code: Range<Int>) -> Bool {
    if case .staticMember? = self.meanings[use.name] { return false }
    let token = use.tokens.lowerBound
    let closures = self.code.braces(around: token, in: code).filter { brace in
      !self.code.isBlock(brace) && self.code.closure(at: brace)?.list.contains(token) != true
    }
    guard let outermost = closures.last else { return self.isPassedOn(use) }
    if !self.code.isWeak(outermost) { return true }
    return !use.isOptional
      && closures.dropLast().contains { self.code.isOfOperator($0) && !self.code.isWeak($0) }
  }

  /// Returns whether a use of a function does not call it.
  func isPassedOn(_ use: Reference) -> Bool {
    switch self.meanings[use.name] {
    case .fileHelper, .localHelper, .inlinedHelper, .function: !self.code.isCall(use)
    default: false
    }
  }
}

// Code whose subscriptions would end too early, or never.
extension Logic {
  func requestProblems(in segment: Segment) -> [Diagnostic] {
    let statements = self.requests.statements.filter { segment.tokens.contains($0.lowerBound) }
    let late = segment.references.found.filter {
      self.isLate($0, at: segment.place) && !self.code.assigns($0.tokens.upperBound)
    }
    return late.compactMap { self.problem(storing: $0, in: segment) }
      + statements.flatMap { statement in
        self.parts(of: statement, in: segment).flatMap { part in
          segment.references.found.compactMap { use in
            part.contains(use.tokens.lowerBound) ? self.problem(with: use, in: part, of: statement) : nil
          }
        }
      }
  }

  private func problem(storing use: Reference, in segment: Segment) -> Diagnostic? {
    let token = use.tokens.lowerBound
    let isKnown = self.code.braces(around: token, in: segment.tokens).allSatisfy {
      self.code.isBlock($0) || self.code.isOfOperator($0)
    }
    let outer = self.requests.statements.filter { $0.contains(token) }
    let isStored = outer.contains { $0.upperBound == use.tokens.upperBound + 1 }
    if isStored, outer.count == 1, isKnown, segment.place != .expression { return nil }
    let reason =
      isStored && outer.count > 1
      ? "the set would keep a closure that keeps it" : "a closure cannot capture the set"
    return self.found.problem(
      .importSelfUse,
      "store this subscription in the initializer first: \(reason)",
      at: use.tokens
    )
  }

  /// Returns a statement that stores a subscription, with those before it that declare the streams it uses.
  private func parts(of statement: Range<Int>, in segment: Segment) -> [Range<Int>] {
    let names = Set(statement.filter(self.code.isName).map(self.code.plainWord))
    let constants = (segment.tokens.lowerBound..<statement.lowerBound).filter { token in
      ["let", "var"].contains(self.code.word(token)) && names.contains(self.code.plainWord(token + 1))
    }
    let values = constants.compactMap { token in self.code.statement(around: token).map { (token, $0) } }
    return [statement] + values.filter { $0 == $1.lowerBound }.map(\.1)
  }

  /// Returns the problem with a use of a member by a subscription: a closure that it keeps must keep
  /// neither the set nor, as it did in the class, the view model.
  private func problem(with use: Reference, in part: Range<Int>, of statement: Range<Int>) -> Diagnostic? {
    let token = use.tokens.lowerBound
    let inner = self.requests.statement(around: token)
    if let inner, inner.lowerBound > statement.lowerBound { return nil }
    let isInClosure = !self.code.braces(around: token, in: part).isEmpty
    if self.requests.makers.contains(use.name), isInClosure || self.isPassedOn(use) {
      let advice = "do not call '\(use.name)' in this subscription"
      let reason = "the set would keep a closure that keeps it"
      return self.found.problem(.importSelfUse, "\(advice): \(reason)", at: use.tokens)
    }
    let keeper = self.requests.keepers.contains(use.name) ? " in '\(use.name)'" : ""
    guard !keeper.isEmpty || self.isStrong(use, in: part) else { return nil }
    let reason = "the subscription would no longer keep the view model"
    return self.found.problem(
      .importWeakSelf,
      "write '[weak self]'\(keeper) first: \(reason)",
      at: use.tokens
    )
  }
}

extension [Segment] {
  fileprivate func first(of tokens: Range<Int>) -> Segment? { self.first { $0.tokens == tokens } }
}
