import MVVMSource
import MVVMSwift

extension Conversion {
  /// Finds the implementation of each input in the class: the backings that it sends to, and its reply.
  mutating func matchInputs() {
    for index in self.inputs.indices {
      let input = self.inputs[index]
      if input.isRelay {
        self.matchRelay(index)
      } else if let function = self.function(input.selector) {
        self.inputs[index].implementation = function.declaration
        self.matchBody(of: function.declaration, index, function.signature.parameters)
      } else if !self.problems.contains(where: { $0.identifier == .importConditionalCompilation }) {
        self.report(
          .importInputBody,
          "move '\(input.selector)' into the class first: its body was not found there",
          at: input.tokens.lowerBound + 1
        )
      }
    }
    self.checkBackings()
  }

  /// Finds backings that several inputs send to. None of these inputs can keep the initial value of the backing, or be
  /// `sticky`.
  private mutating func checkBackings() {
    for index in self.inputs.indices {
      for backing in self.inputs[index].backings {
        self.writers[backing.names[0], default: []].append((index, backing))
      }
    }
    for index in self.inputs.indices {
      let isShared = self.inputs[index].backings.contains { self.isShared($0.names[0]) }
      guard isShared else { continue }
      self.inputs[index].initialValues = []
      self.inputs[index].isSticky = false
    }
  }

  func isShared(_ backing: String) -> Bool { self.writers[backing, default: []].count > 1 }

  private mutating func matchRelay(_ index: Int) {
    let input = self.inputs[index]
    guard let property = self.properties[input.name] else {
      return self.report(
        .importInputBody,
        "move '\(input.name)' into the class first: it was not found there",
        at: input.tokens.lowerBound + 1
      )
    }
    self.inputs[index].implementation = property
    guard let value = self.code.value(of: property), let backing = self.backing(property, value, nil) else {
      // A relay that the initializer creates is assumed to have no initial value.
      let isAssigned = self.code.value(of: property) == nil && property.braces == nil
      if isAssigned {
        return self.inputs[index].backings = [
          Backing(names: [input.name], kind: .event, declaration: property, transform: nil, type: nil)
        ]
      }
      return self.report(
        .importInputBody,
        "write '\(input.name)' as a relay with its value: 'let \(input.name) = PublishRelay<…>()'",
        at: property
      )
    }
    self.inputs[index].backings = [backing]
    self.takeInitialValue(of: backing, index)
  }

  private mutating func matchBody(of function: SwiftDeclaration, _ index: Int, _ parameters: [SwiftParameter])
  {
    var statements = self.code.statements(function.inside)
    if self.inputs[index].result != nil {
      guard let last = statements.popLast() else { return }
      let hasReturn = self.code.spells(last.lowerBound, "return")
      if !hasReturn, !statements.isEmpty {
        return self.report(
          .importInputBody,
          "end '\(self.inputs[index].selector)' with one 'return': the reply is a closure of the logic",
          at: function
        )
      }
      self.inputs[index].reply = last.lowerBound + (hasReturn ? 1 : 0)..<last.upperBound
    }
    for statement in statements {
      let names = self.inputs[index].parameters.map(\.name)
      guard let backing = self.backing(sentBy: statement, parameters, as: names) else {
        return self.report(
          .importInputBody,
          "let '\(self.inputs[index].selector)' only send its arguments: move what else it does into the initializer",
          at: statement
        )
      }
      self.inputs[index].backings.append(backing)
      if statements.count == 1, backing.transform == nil { self.takeInitialValue(of: backing, index) }
    }
  }

  /// Returns the backing that a statement sends to; `nil` if it has none of the forms `self.xProperty.value = x`,
  /// `self.xObserver.send(value: x)`, `x.accept(y)` and `x.onNext(y)`.
  ///
  /// - Parameter names: The names by which the stream has the parameters.
  func backing(
    sentBy statement: Range<Int>,
    _ parameters: [SwiftParameter],
    as names: [String]
  ) -> Backing? {
    var index = statement.lowerBound
    if self.code.spells(index, "self"), self.code.spells(index + 1, ".") { index += 2 }
    guard let name = self.code.name(index)?.description, self.code.spells(index + 1, ".") else { return nil }
    var value = index + 2
    if self.code.spells(value, "input"), self.code.spells(value + 1, ".") { value += 2 }
    var payload: Range<Int>
    if self.code.spells(value, "value"), self.code.spells(value + 1, "=") {
      payload = value + 2..<statement.upperBound
    } else if ["send", "accept", "onNext"].contains(self.code.word(value)), self.code.spells(value + 1, "("),
      let close = self.code.tokens[value + 1].partner, close == statement.upperBound - 1
    {
      let hasLabel = self.code.spells(value + 2, "value") && self.code.spells(value + 3, ":")
      payload = value + (hasLabel ? 4 : 2)..<close
    } else {
      return nil
    }
    guard let property = self.properties[name],
      var backing = self.backing(property, self.code.value(of: property), nil),
      let transform = self.transform(payload, parameters, as: names, backing.presentType)
    else { return nil }
    backing.transform = transform.isEmpty ? nil : transform
    return backing
  }

  /// Returns what a function sends, as an expression in which `$0` stands for its arguments; empty if it sends just
  /// those, and `nil` if the expression needs more than them.
  ///
  /// - Parameter type: The type of what the backing keeps.
  private func transform(
    _ payload: Range<Int>,
    _ parameters: [SwiftParameter],
    as names: [String],
    _ type: String
  ) -> String? {
    let written = self.code.compact(payload)
    switch parameters.count {
    case 0 where ["()", "", "Void()"].contains(written): return ""
    case 1 where self.code.plainWord(payload.lowerBound) == parameters[0].name && payload.count == 1:
      return ""
    default: break
    }
    for index in payload {
      let isState =
        self.code.isWord(index) && !self.code.spells(index - 1, ".")
        && self.properties[self.code.word(index)] != nil
      let isParameter = parameters.contains { $0.name == self.code.plainWord(index) }
      if self.code.spells(index, "self") || self.code.spells(index, "{") || isState && !isParameter {
        return nil
      }
    }
    let elements = elementsOfTuple(type)
    let labels = self.labelling(payload, elements.map(\.label))
    let sent = self.replacingParameters(in: payload, parameters.map(\.name), as: names, labels)
    let same = "(\(names.map { "\($0):$0.\($0)" }.joined(separator: ",")))"
    guard parameters.count > 1, sent.filter({ !$0.isWhitespace && $0 != "`" }) == same else {
      let isNamed = !type.isEmpty && elements.isEmpty && self.code.tupleElements(payload).count > 1
      return isNamed ? "\(sent) as \(type)" : sent
    }
    // The elements of tuples are not made optional where only a closure says what they are.
    let isWider = zip(parameters, elements).contains { !$0.isOptional && isOptionalType($1.type) }
    return isWider ? "\(sent) as \(type)" : ""
  }

  /// Returns the edits that give the elements of a tuple the labels that they lack: a closure does not take them over
  /// from the backing.
  private func labelling(_ payload: Range<Int>, _ labels: [String?]) -> [Edit] {
    let parts = self.code.tupleElements(payload)
    guard parts.count == labels.count else { return [] }
    return zip(parts, labels).compactMap { part, label in
      guard let label, !self.code.spells(part.lowerBound + 1, ":") else { return nil }
      let start = self.code.range(part).lowerBound
      return Edit(start..<start, "\(label): ")
    }
  }

  private func replacingParameters(
    in payload: Range<Int>,
    _ parameters: [String],
    as names: [String],
    _ labels: [Edit]
  ) -> String {
    var edits: [Edit] = []
    for index in payload {
      let name = self.code.plainWord(index)
      guard self.code.isWord(index), !self.code.spells(index - 1, "."), !self.code.isLabel(index),
        let parameter = parameters.firstIndex(of: name)
      else { continue }
      let place = parameters.count == 1 ? "$0" : "$0.\(Text(names[parameter]).quoted)"
      edits.append(Edit(self.code.tokens[index].range, place))
    }
    let expression = self.code.string(self.code.range(payload), with: labels + edits)
    // Swift requires `_ in` if a closure does not use its argument.
    return edits.isEmpty && !parameters.isEmpty ? "_ in \(expression)" : expression
  }
}
