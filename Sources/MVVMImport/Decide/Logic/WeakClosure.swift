import MVVMSource
import MVVMSwift

/// A closure that captures `self` weakly.
struct WeakClosure {
  /// The token of `self`.
  let token: Int
  let closure: SwiftClosure
  let uses: [Reference]
  /// The tokens `self` in it that are not followed by the name of a member.
  let selves: ArraySlice<Int>
  /// The conditions that bind `self`.
  let bindings: [Range<Int>]
  /// Whether a closure in it captures `self` weakly again.
  let hasInner: Bool
  /// Whether a subscription retains it, rather than an object that it may use.
  let isKept: Bool
  /// Whether it is never called after the dispose bag is gone.
  let endsWithBag: Bool
  /// The uses of objects that may live longer than the view model.
  var outliving: [Reference] = []
}

extension Logic {
  func weakClosures(in segment: Segment) -> [WeakClosure] {
    if segment.references.weakSelves.isEmpty { return [] }
    let statements = self.code.statements(segment.tokens)
    let ending = self.ending(among: statements)
    return segment.references.weakSelves.compactMap { token in
      guard let closure = self.code.closure(capturing: token) else { return nil }
      let braces = self.code.braces(around: token, in: segment.tokens)
      let isKept = self.hasBag && braces.first.map(self.code.isOfOperator) == true
      let statement = statements.last { $0.lowerBound <= token }
      let request = self.requests.statement(around: token)
      let inner = braces.prefix { request?.contains($0) ?? true }
      let ends =
        inner.allSatisfy(self.code.isOfOperator)
        && (request.map(self.endsWithBag) ?? statement.map { ending.contains($0.lowerBound) }) == true
      var weak = WeakClosure(
        token: token,
        closure: closure,
        uses: segment.references.found.within(closure.inside, by: \.tokens.lowerBound).filter(\.hasSelf),
        selves: segment.references.bareSelves.within(closure.inside, by: \.self),
        bindings: closure.inside.compactMap(self.code.bindingOfSelf),
        hasInner: segment.references.weakSelves.contains(where: closure.inside.contains),
        isKept: isKept,
        endsWithBag: isKept && ends
      )
      weak.outliving = self.outliving(in: weak)
      return weak
    }
  }

  /// Returns the first tokens of the statements that add a subscription to the dispose bag, or declare a stream that only
  /// such statements use.
  private func ending(among statements: [Range<Int>]) -> Set<Int> {
    let streams = Dictionary(statements.compactMap { self.code.declaredStream($0) }) { first, _ in first }
    var users: [String: [Range<Int>]] = [:]
    var ending: Set<Int> = []
    for statement in statements.reversed() {
      let name = self.code.declaredStream(statement)?.name
      let own = name.flatMap { users[$0] } ?? []
      let isFollowed =
        !own.isEmpty
        && own.allSatisfy { user in
          ending.contains(user.lowerBound) && self.code.isChain(user, on: name ?? "")
        }
      if isFollowed || self.endsWithBag(statement) { ending.insert(statement.lowerBound) }
      for other in Set(statement.filter(self.code.isName).map(self.code.plainWord))
      where streams[other] != nil {
        users[other, default: []].append(statement)
      }
    }
    return ending
  }

  /// Returns whether a statement adds a subscription to the dispose bag.
  private func endsWithBag(_ statement: Range<Int>) -> Bool {
    guard let open = self.code.tokens[statement.upperBound - 1].partner else { return false }
    return ["disposed", "store"].contains(self.code.word(open - 1))
      && self.roles.disposeBags.contains(self.code.plainWord(statement.upperBound - 2))
  }
}

extension SwiftCode {
  /// Returns the name that a statement such as `let rows = stream.map { … }` declares, and its token; `nil` for other ones.
  fileprivate func declaredStream(_ statement: Range<Int>) -> (name: String, value: Int)? {
    let start = statement.lowerBound
    guard self.word(start) == "let", self.word(start + 2) == "=" else { return nil }
    return (self.plainWord(start + 1), start + 3)
  }

  /// Returns whether a statement applies operators to a stream, alone or with others, and does nothing else with it.
  fileprivate func isChain(_ statement: Range<Int>, on name: String) -> Bool {
    let base = self.declaredStream(statement)?.value ?? statement.lowerBound
    return statement.filter { self.isName($0) && self.plainWord($0) == name }.allSatisfy { use in
      if use == base { return self.word(use + 1) == "." }
      guard let open = self.bracket(around: use), [",", ")"].contains(self.word(use + 1)) else {
        return false
      }
      let isOutermost = self.bracket(around: open).map { $0 < statement.lowerBound } ?? true
      return isOutermost && combiningFunctions.contains(self.word(open - 1))
    }
  }
}

/// The functions and publishers that only subscribe to their arguments while something subscribes to them.
private let combiningFunctions: Set = [
  "combineLatest", "CombineLatest", "CombineLatest3", "CombineLatest4", "merge", "Merge", "Merge3", "Merge4",
  "withLatestFrom", "zip", "Zip", "Zip3", "Zip4",
]

extension Array {
  /// Returns the elements whose tokens are in a range. The elements must be in the order of their tokens.
  fileprivate func within(_ tokens: Range<Int>, by token: (Element) -> Int) -> ArraySlice<Element> {
    let start = self.partitioningIndex { token($0) >= tokens.lowerBound }
    return self[start...].prefix { token($0) < tokens.upperBound }
  }
}
