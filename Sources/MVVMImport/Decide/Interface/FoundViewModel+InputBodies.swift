import MVVMSource
import MVVMSwift

// The implementations of inputs: the backings that they send to, and their replies.
extension FoundViewModel {
  /// Returns an input with its implementation, and a problem in it that a person must solve.
  func implemented(_ input: FoundInput) -> (input: FoundInput, problem: Diagnostic?) {
    let function = self.members.function(input.selector, input.parameters)
    let (body, problem) =
      input.isRelay
      ? self.body(ofRelay: input)
      : function.map { self.body(input, of: $0) }
        ?? (InputBody(), self.missing(input.requirement, .importInputBody))
    var implemented = input
    implemented.body = body
    return (implemented, problem)
  }

  func missing(_ member: Requirement, _ kind: DiagnosticIdentifier) -> Diagnostic {
    let advice = "move '\(member.name)' into the class first: it was not found there"
    return self.problem(kind, advice, at: member.declaration.tokens.lowerBound + 1)
  }

  private func body(ofRelay input: FoundInput) -> (InputBody, Diagnostic?) {
    let name = input.name
    guard let property = self.members.properties[name]
    else { return (InputBody(), self.missing(input.requirement, .importInputBody)) }
    var body = InputBody(implementation: property)
    if let backing = input.isObserver ? self.backing(ofObserver: property) : self.backing(property) {
      body.backings = [backing]
      body.initialValue = self.initialValue(backing, input.parameters)
      if !input.isObserver, !backing.keepsNothing, body.initialValue == nil {
        let advice =
          "write the value of '\(name)' without members and private names: the generated class makes it"
        return (body, self.problem(.importInputBody, advice, at: property))
      }
    } else if self.code.value(of: property) == nil, property.braces == nil,
      let type = self.code.type(of: property).flatMap({ generic(self.code.spelled($0)) }),
      !keepsValue(type.name)
    {
      let type = type.arguments.first
      body.backings = [Backing(declaration: property, names: [name], kind: .event, type: type)]
    } else {
      return (body, self.problem(.importInputBody, self.adviceOnRelay(name), at: property))
    }
    return (body, nil)
  }

  /// Returns the subject that an observer sends to: it is `subject.asObserver()`.
  func backing(ofObserver property: SwiftDeclaration) -> Backing? {
    let assigned = self.assignment(ofObserver: property).map {
      $0.drop { self.code.word($0) != "=" }.dropFirst()
    }
    let body = property.braces == nil ? assigned : property.inside
    guard let value = self.code.value(of: property) ?? body else { return nil }
    let tokens = self.code.withoutReturn(value)
    let start = self.code.word(tokens.lowerBound) == "self" ? tokens.lowerBound + 2 : tokens.lowerBound
    guard self.code.compact(start + 1..<max(start + 1, tokens.upperBound)) == ".asObserver()" else {
      return nil
    }
    return self.members.properties[self.code.plainWord(start)].flatMap { self.backing($0) }
  }

  /// Returns the statement of the initializer that assigns an observer.
  func assignment(ofObserver property: SwiftDeclaration) -> Range<Int>? {
    let name = self.code.declaredName(of: property)
    return self.initializer.map { self.code.statements($0.inside) }?.first { statement in
      let text = self.code.compact(statement)
      return text.hasPrefix("self.\(name)=") || text.hasPrefix("\(name)=")
    }
  }

  private func body(_ input: FoundInput, of function: FoundFunction) -> (InputBody, Diagnostic?) {
    var body = InputBody(implementation: function.declaration)
    var statements = self.code.statements(function.declaration.inside)
    func work(_ tokens: Range<Int>) -> Work {
      Work(tokens: tokens, parameters: function.signature.parameters)
    }
    if input.result == nil, self.members.called.contains(input.name) {
      body.work = work(function.declaration.inside)
      body.isCalled = true
      return (body, nil)
    }
    if input.isVoid {
      body.work = work(function.declaration.inside)
      return (body, nil)
    }
    if input.result != nil {
      guard let last = statements.popLast() else { return (body, nil) }
      let hasReturn = self.code.word(last.lowerBound) == "return"
      if !hasReturn, !statements.isEmpty {
        let advice = "end '\(input.selector)' with one 'return': the reply is a closure of the logic"
        return (body, self.problem(.importInputBody, advice, at: function.declaration))
      }
      body.work = work(self.code.withoutReturn(last))
    }
    let names = input.parameters.map(\.name)
    for statement in statements {
      guard let backing = self.backing(sentBy: statement, function.signature.parameters, as: names) else {
        if input.result == nil {
          let work = work(function.declaration.inside)
          return (InputBody(implementation: function.declaration, work: work), nil)
        }
        return (body, self.inputBodyProblem(of: input, at: statement))
      }
      body.backings.append(backing)
      if statements.count == 1, backing.transform == nil {
        body.initialValue = self.initialValue(backing, input.parameters)
      }
    }
    return (body, nil)
  }

  /// Returns the problem with an input that does more than the logic can do instead.
  func inputBodyProblem(of input: FoundInput, at tokens: Range<Int>) -> Diagnostic {
    let rest = "move what else it does into the initializer"
    let advice = "let '\(input.selector)' only send its arguments: \(rest)"
    return self.problem(.importInputBody, advice, at: tokens)
  }

  /// Returns advice on a relay or subject that the class creates in a way that a spec cannot express.
  func adviceOnRelay(_ name: String) -> String {
    "give '\(name)' its value, if it is to have one, where it is declared: the generated class makes it"
  }

  /// Returns the backing that a statement sends to; `nil` unless it has one of the forms
  /// `self.xProperty.value = x`, `self.xObserver.send(value: x)`, `x.accept(y)` and `x.onNext(y)`. The stream
  /// may name the parameters differently.
  func backing(sentBy statement: Range<Int>, _ parameters: [SwiftParameter], as names: [String]) -> Backing? {
    var index = statement.lowerBound
    if self.code.word(index) == "self", self.code.word(index + 1) == "." { index += 2 }
    guard let name = self.code.name(index)?.description, self.code.word(index + 1) == ".",
      let payload = self.payload(statement, index + 2), !self.shown.contains(name),
      let property = self.members.properties[name], !property.has("lazy"),
      var backing = self.backing(property)
    else { return nil }
    if self.isSame(payload, parameters) {
      // Nothing reads its first value.
      if !parameters.isEmpty, case .value = backing.kind, self.members.observed.contains(name) {
        backing.kind = .event
      }
      return backing
    }
    if self.needsMore(payload, than: parameters) { return nil }
    var sending = backing
    sending.transform = self.transform(payload, of: parameters, as: names, type: backing.presentType)
    return sending
  }

  /// Returns the value that a statement sends, given the token after its first dot; `nil` if it sends none.
  private func payload(_ statement: Range<Int>, _ index: Int) -> Range<Int>? {
    let hasObserver = self.code.word(index) == "input" && self.code.word(index + 1) == "."
    let start = hasObserver ? index + 2 : index
    if self.code.word(start) == "value", self.code.word(start + 1) == "=" {
      return start + 2..<statement.upperBound
    }
    guard ["send", "accept", "onNext"].contains(self.code.word(start)), self.code.word(start + 1) == "(",
      let close = self.code.tokens[start + 1].partner, close == statement.upperBound - 1
    else { return nil }
    let hasLabel = self.code.word(start + 2) == "value" && self.code.word(start + 3) == ":"
    return start + (hasLabel ? 4 : 2)..<close
  }

  /// Returns whether a function sends only its arguments, if there is at most one.
  private func isSame(_ payload: Range<Int>, _ parameters: [SwiftParameter]) -> Bool {
    if parameters.isEmpty { return ["()", "", "Void()"].contains(self.code.compact(payload)) }
    return parameters.count == 1 && payload.count == 1
      && self.code.plainWord(payload.lowerBound) == parameters[0].name
  }

  /// Returns whether a function sends more than its arguments and names in the file.
  private func needsMore(_ payload: Range<Int>, than parameters: [SwiftParameter]) -> Bool {
    payload.contains { index in
      if self.code.word(index) == "self" || self.code.word(index) == "{" { return true }
      let isMember = !self.code.isName(index) || self.code.word(index - 1) == "."
      let name = self.code.plainWord(index)
      return !isMember && self.members.properties[name] != nil && !parameters.contains { $0.name == name }
    }
  }
}
