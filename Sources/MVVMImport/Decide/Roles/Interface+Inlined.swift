import MVVMSwift

/// A private function that the initializer calls once, as a statement: its body replaces the call.
struct InlinedHelper {
  let declaration: SwiftDeclaration
  /// The tokens of the call.
  let call: Range<Int>
}

extension Interface {
  /// Returns the functions among some helpers whose bodies can replace their calls.
  func inlined(_ roles: Roles) -> [InlinedHelper] {
    guard let initializer = self.found.initializer else { return [] }
    let candidates = roles.fileHelpers.filter(self.isInlinable)
    if candidates.isEmpty { return [] }
    let helpers = Dictionary(candidates.map { (self.code.declaredName(of: $0), $0) }) { first, _ in first }
    let uses = Dictionary(grouping: self.segments(roles).flatMap(\.references.found), by: \.name)
    var known = Set(self.dependencies.map(\.name))
    known.formUnion(self.found.segment(initializer.inside, .initializer).references.declared)
    var used = self.names(in: initializer.inside)
    var bodies = [initializer.inside]
    var inlined: [InlinedHelper] = []
    // A function that is inlined may call others.
    while let body = bodies.popLast() {
      for statement in self.code.statements(body) {
        let name = self.code.plainWord(statement.upperBound - 3)
        guard let helper = helpers[name],
          uses[name, default: []].count == 1, self.code.compact(statement).hasSuffix("\(name)()"),
          statement.count == (self.code.word(statement.lowerBound) == "self" ? 5 : 3)
        else { continue }
        let declared = self.found.segment(helper.inside, .initializer).references.declared
        let names = self.names(in: helper.inside)
        // Names that one declares must not mean something else in the other.
        guard declared.isDisjoint(with: known.union(used)), names.isDisjoint(with: known) else { continue }
        known.formUnion(declared)
        used.formUnion(names)
        inlined.append(InlinedHelper(declaration: helper, call: statement))
        bodies.append(helper.inside)
      }
    }
    return inlined
  }

  /// Returns whether a function has no `defer`, no early exit, no arguments and no result.
  private func isInlinable(_ helper: SwiftDeclaration) -> Bool {
    guard let signature = self.code.signature(of: helper), signature.parameters.isEmpty,
      signature.result == nil,
      signature.effects.isEmpty, !signature.isGeneric
    else { return false }
    return helper.inside.allSatisfy { token in
      if self.code.tokens[token].kind == .directive || self.code.word(token) == "defer" { return false }
      return self.code.word(token) != "return"
        || self.code.braces(around: token, in: helper.inside).contains(where: self.code.isOfOperator)
    }
  }

  /// Returns the names in some code that are not those of members.
  private func names(in tokens: Range<Int>) -> Set<String> {
    let names = tokens.filter { token in
      self.code.isName(token) && self.code.word(token - 1) != "." && !self.code.isLabel(token)
    }
    return Set(names.map(self.code.plainWord)).subtracting(self.found.members.names)
  }
}
