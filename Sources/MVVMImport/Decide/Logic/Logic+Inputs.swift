import MVVMModel
import MVVMSource
import MVVMSwift

// The edits to code that reads inputs through their backings.
extension Logic {
  func rewriting(_ reference: Reference, of input: FoundInput, backing: Backing) -> Rewriting {
    let isRemade = self.code.word(reference.tokens.upperBound) == "="
    if !self.hasBag, isRemade || backing.isPipe && self.code.writes(reference, backing) {
      let advice = "do not write '\(reference.name)' here: only the view sends an input"
      return self.refusal(of: reference, advice)
    }
    if isRemade { return self.making(of: reference) }
    guard self.localBackings.contains(reference.name)
    else { return Rewriting(self.edits(reference, toStreamOf: input, backing: backing)) }
    let output = reference.tokens.upperBound..<reference.tokens.upperBound + 2
    return Rewriting(
      self.localEdits(for: reference) + (backing.isPair ? [Edit(self.code.range(output), "")] : [])
    )
  }

  /// Removes the statement in which the initializer creates the relay of an input, since the generated class
  /// creates it.
  private func making(of reference: Reference) -> Rewriting {
    let value = reference.tokens.upperBound + 1
    let statement = self.code.firstStatement(value..<self.code.tokens.count) ?? value..<value
    let type = self.code.word(value)
    if Relay(type)?.memory == "Publish" || type == "PassthroughSubject",
      self.code.compact(statement).hasSuffix("()"),
      reference.tokens.lowerBound == reference.statement
    {
      let end = self.code.range(statement).upperBound
      return Rewriting([Edit(self.code.line(self.code.range(reference).lowerBound..<end), "")])
    }
    return self.refusal(of: reference, self.found.adviceOnRelay(reference.name), .importInputBody)
  }

  /// Returns the edits that replace a backing by the stream of its input.
  private func edits(_ reference: Reference, toStreamOf input: FoundInput, backing: Backing) -> [Edit] {
    let edit = self.edit(reference, toStreamOf: input, backing: backing)
    guard edit.replacement.hasSuffix(optionalized), let chain = self.code.unwrapping(reference) else {
      return [edit]
    }
    // As the stream has no 'nil', 'map { $0?.a }.skipNil()' is 'compactMap { $0.a }'.
    return [Edit(edit.range, String(edit.replacement.dropLast(optionalized.utf8.count)))] + chain
  }

  /// Returns the edit that replaces a backing by the stream of its input: `self.xProperty.signal.skipNil()` becomes
  /// `inputs.x`.
  private func edit(_ reference: Reference, toStreamOf input: FoundInput, backing: Backing) -> Edit {
    let range = self.code.range(reference)
    let stream = self.stream(of: input, backing)
    func upTo(_ offset: Int) -> Range<Int> {
      range.lowerBound..<self.code.tokens[reference.tokens.upperBound - 1 + offset].range.upperBound
    }
    if !self.hasBag, let count = self.tokensBeforeAnyTuple(reference, of: input, backing) {
      return Edit(upTo(count), "inputs.\(input.logicName)")
    }
    switch backing.kind {
    case _ where self.hasBag:
      return Edit(range, input.sendsPresent(to: backing) ? stream + optionalized : stream)
    case .value: return Edit(range, stream)
    case .pipe: return Edit(backing.isPair ? upTo(2) : range, self.typedStream(of: input, backing))
    case .event:
      let values = input.unlabelled(stream, backing)
      return Edit(upTo(2), input.sendsPresent(to: backing) ? values + optionalized : values)
    case .optional where self.code.isSkippingNil(reference) && !input.isOptional(backing):
      switch input.sendsNil(to: backing) {
      case true?: return Edit(upTo(6), "\(input.unlabelled(stream, backing)).skipNil()")
      case false?: return Edit(upTo(6), input.unlabelled(stream, backing))
      // This is right whether the transform returns an optional or not.
      case nil: return Edit(upTo(6), self.stream(of: input, backing, by: "compactMap"))
      }
    case .optional where self.code.dropsValues(reference): return Edit(upTo(2), stream)
    case .optional:
      let isOptional = input.isOptional(backing) || input.sendsNil(to: backing) == true
      let values = input.unlabelled(stream, backing)
      return Edit(upTo(2), isOptional ? values : values + optionalized)
    }
  }

  /// Returns the number of tokens from a backing to an operator that takes the arguments of an input as well as the tuple
  /// that it sends, since the labels of the elements do not matter; `nil` if there is none.
  private func tokensBeforeAnyTuple(_ reference: Reference, of input: FoundInput, _ backing: Backing) -> Int?
  {
    let isSame = backing.transform.map(\.hasArgumentsInOrder) ?? true
    guard input.parameters.count > 1, isSame else { return nil }
    let count: Int
    switch backing.kind {
    case .event: count = 2
    case .optional where self.code.dropsValues(reference): count = 2
    case .optional where self.code.isSkippingNil(reference) && input.sendsNil(to: backing) == false: count = 6
    default: return nil
    }
    let next = reference.tokens.upperBound + count
    return self.code.takesAnyTuple(at: next, of: input.parameters.count) ? count : nil
  }

  /// Returns the stream of an input with values of the type that a backing declares, to be merged with others.
  func typedStream(of input: FoundInput, _ backing: Backing) -> String {
    let stream = input.unlabelled(self.stream(of: input, backing), backing)
    guard let type = backing.type, let kept = SpecType(type)?.canonical,
      let sent = SpecType(input.payload)?.canonical
    else { return stream }
    let cast = "\(stream).map { $0 as \(self.found.qualified(type)) }"
    if let transform = backing.transform {
      // The type of `nil` alone is not known.
      let isNil = transform.expression == "nil" || transform.expression.hasSuffix(" in nil")
      let typed = "inputs.\(input.logicName).map { \(transform.expression) as \(self.found.qualified(type)) }"
      return kept.isOptional ? (isNil ? typed : cast) : stream
    }
    if kept.isOptional, !sent.isOptional { return stream + optionalized }
    return input.parameters.count == 1 && kept.description != sent.description ? cast : stream
  }
}

extension FoundInput {
  /// Returns whether a backing stores an argument that is itself optional.
  fileprivate func isOptional(_ backing: Backing) -> Bool {
    backing.transform == nil && self.parameters.count == 1 && self.parameters[0].isOptional
  }

  /// Returns whether it sends its argument, which is never `nil`, to a backing of optional values.
  func sendsPresent(to backing: Backing) -> Bool {
    guard backing.transform == nil, self.parameters.count == 1, let type = backing.type else { return false }
    return MVVMImport.isOptional(type) && !self.parameters[0].isOptional
  }

  /// Returns a stream, mapped to tuples without labels if those of the backing have none.
  fileprivate func unlabelled(_ stream: String, _ backing: Backing) -> String {
    guard backing.transform == nil, self.parameters.count > 1, let type = backing.type, !type.contains(":")
    else { return stream }
    return "\(stream).map { (\(self.parameters.map { "$0.\($0.name)" }.joined(separator: ", "))) }"
  }
}

extension SwiftCode {
  /// Returns the edits that make `compactMap { $0.a }` of what follows a stream, if that is `.map { $0?.a }.skipNil()`.
  fileprivate func unwrapping(_ reference: Reference) -> [Edit]? {
    let map = reference.tokens.upperBound + 3
    guard self.word(map - 1) == ".", self.word(map) == "map", self.word(map + 1) == "{",
      self.word(map + 2) == "$0", self.word(map + 3) == "?", let close = self.tokens[map + 1].partner,
      (map + 4..<close).allSatisfy({ self.word($0) == "." || self.isWord($0) }),
      self.compact(close + 1..<close + 5) == ".skipNil()"
    else { return nil }
    let end = self.tokens[close].range.upperBound..<self.tokens[close + 4].range.upperBound
    return [Edit(self.tokens[map].range, "compactMap"), Edit(self.tokens[map + 3].range, ""), Edit(end, "")]
  }

  /// Returns whether the use of a stream, as in `x.signal.mapConst(1)`, does not depend on its values.
  fileprivate func dropsValues(_ reference: Reference) -> Bool {
    var (before, after) = (reference.tokens.lowerBound - 2, reference.tokens.upperBound + 2)
    // These pass values on, whatever they are.
    while self.word(after) == ".", ["take", "skip", "observe", "delay"].contains(self.word(after + 1)),
      self.word(after + 2) == "(", self.word(after + 3) != "while"
    {
      after = self.next(after + 2)
      before = -1
    }
    guard self.word(after) == "." else {
      let isSecond = self.word(before + 1) == "," && self.compact(after..<after + 6).hasPrefix(").map(first)")
      return self.word(after) == ")" && self.word(before) == "takeWhen" || isSecond
    }
    let (word, isMap) = (self.word(after + 1), ["map", "switchMap"].contains(self.word(after + 1)))
    let isIgnored =
      self.word(after + 3) == "_" && self.word(after + 4) == "in" || self.word(after + 3) == "value"
    return ["mapConst", "ignoreValues"].contains(word) || isMap && isIgnored
  }

  /// Returns whether the operator after a dot uses a tuple only by the places of its elements.
  fileprivate func takesAnyTuple(at dot: Int, of count: Int) -> Bool {
    let name = self.word(dot + 1)
    guard self.word(dot) == "." else { return false }
    if ["ignoreValues", "mapConst"].contains(name) { return true }
    let brace = self.word(dot + 2) == "(" ? self.next(dot + 2) : dot + 2
    guard ["compactMap", "flatMap", "map", "observeValues", "switchMap"].contains(name),
      self.word(brace) == "{",
      let closure = self.closure(at: brace)
    else { return false }
    let parameters = closure.parameters.map(self.word)
    if closure.hasSignature { return parameters == ["_"] || parameters.count == count }
    return closure.inside.allSatisfy { token in
      self.word(token) != "$0" || self.word(token + 1) == "." && Int(self.word(token + 2)) != nil
    }
  }

  func writes(_ reference: Reference, _ backing: Backing) -> Bool {
    let member = self.member(of: reference)
    let next = reference.tokens.upperBound + (member == "value" ? 2 : 0)
    if self.assigns(next) || self.word(next) == "<~" || ["input", "swap", "modify"].contains(member) {
      return true
    }
    return backing.isPair
      ? member != "output" : backing.names.count > 1 && reference.name == backing.names.last
  }
}

/// The operator that makes a stream of optional values.
private let optionalized = ".map(Optional.init)"
