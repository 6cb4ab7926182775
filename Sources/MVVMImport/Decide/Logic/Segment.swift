import MVVMSwift

/// A piece of the class's code that becomes part of the logic.
struct Segment {
  enum Location {
    /// The body of the initializer.
    case initializer
    /// A closure at the end of the initializer: a reply, a `value` output or an output that is a function.
    case closure
    /// An expression that is assigned to an output, at the head or at the end of the initializer.
    case expression
    /// The body of a function of the file, or of a local function in the initializer.
    case helper
  }

  let tokens: Range<Int>
  let place: Location
  var references: References

  func uses(_ name: String) -> Bool { self.references.found.contains { $0.name == name } }
}

extension FoundViewModel {
  func segment(_ tokens: Range<Int>, _ place: Segment.Location, parameters: [String] = []) -> Segment {
    let (code, names) = (self.code, self.members.names)
    let isClosure = place == .closure || place == .helper
    var references = code.references(in: tokens, names: names, parameters: parameters, isClosure: isClosure)
    // A function elsewhere may have the name of a property that cannot be called.
    references.found.removeAll { !$0.hasSelf && code.isCall($0) && self.members.uncalled.contains($0.name) }
    // Parameters of the initializer are also parameters of the logic.
    if place != .initializer { references.declared.formUnion(parameters) }
    return Segment(tokens: tokens, place: place, references: references)
  }

  func segment(ofComputed property: SwiftDeclaration) -> Segment { self.segment(property.inside, .helper) }

  func segment(of helper: SwiftDeclaration) -> Segment {
    let parameters = self.code.signature(of: helper)?.parameters ?? []
    return self.segment(helper.inside, .helper, parameters: parameters.map(\.name))
  }
}

extension Interface {
  /// Returns the code that becomes part of the logic.
  func segments(_ roles: Roles) -> [Segment] {
    var initializer = self.found.initializer.map {
      self.found.segment($0.inside, .initializer, parameters: self.dependencies.map(\.name))
    }
    // The generated class creates the observers of inputs.
    let observers = self.inputs.filter(\.isObserver).compactMap(\.body.implementation)
    for statement in observers.compactMap(self.found.assignment) {
      initializer?.references.found.removeAll {
        statement.contains($0.tokens.lowerBound) && $0.tokens.lowerBound != statement.lowerBound
      }
    }
    let works = self.inputs.filter { !$0.body.isCalled }.compactMap(\.body.work).map {
      self.found.segment($0.tokens, .closure, parameters: $0.parameters.map(\.name))
    }
    let answers = self.outputs.compactMap(self.answer).map { self.found.segment($0, $1, parameters: $2) }
    let helpers = roles.localHelpers + roles.fileHelpers
    let inlined = roles.inlined.map { self.found.segment($0.declaration.inside, .initializer) }
    let functions = helpers.map(self.found.segment(of:))
    let lazy = roles.extras.filter { $0.has("lazy") }.compactMap(self.code.value)
    let computed =
      roles.computed.map(self.found.segment(ofComputed:)) + lazy.map { self.found.segment($0, .helper) }
    return [initializer].compactMap(\.self) + inlined + computed + functions + works + answers
  }

  /// Returns the code of an output outside the initializer, with its parameters; `nil` if there is none.
  func answer(of output: FoundOutput) -> (tokens: Range<Int>, place: Segment.Location, parameters: [String])?
  {
    guard let member = output.implementation, !output.isKept else { return nil }
    if output.isFunction { return (member.inside, .closure, output.parameterNames) }
    if let value = self.code.value(of: member) { return (value, .expression, []) }
    guard member.braces != nil else { return nil }
    var inside = member.inside
    if self.code.word(inside.lowerBound) == "get", self.code.word(inside.lowerBound + 1) == "{" {
      inside = inside.lowerBound + 2..<max(inside.lowerBound + 2, inside.upperBound - 1)
    }
    return (inside, output.isValue ? .closure : .expression, [])
  }

  /// Returns whether the class computes an output, which is then assigned at the end of the initializer.
  func isComputed(_ output: FoundOutput) -> Bool {
    output.implementation.map { $0.has("lazy") || $0.braces != nil && self.code.value(of: $0) == nil }
      ?? false
  }
}
