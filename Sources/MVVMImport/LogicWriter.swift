import MVVMSource
import MVVMSwift

/// Makes the logic of what was read of a view model.
struct LogicWriter {
  var conversion: Conversion
  let meanings: [String: Meaning]
  /// Of the parameters of the initializer.
  let dependencies: Set<String>
  /// Statements at the head of the initializer.
  var head: [String] = []
  /// Statements at its end.
  var tail: [String] = []
  /// Whether something was added that the class had not.
  var helpers = 0
  var segments: [Segment] = []
  /// The first segment of some tokens.
  private var segmentIndices: [Range<Int>: Int] = [:]
  /// Where the code uses each name.
  private var uses: [String: [Reference]] = [:]
  var readings: [String: Reading] = [:]
  /// What locals are called where their own names are taken.
  var renamed: [String: String] = [:]
  /// Names that the code or the logic's initializer declares.
  var taken: Set<String> = []
  /// Locals that closures capture weakly: something else has to keep them.
  var captured: Set<String> = []
  /// Outputs that closures read, with the statements before which their locals are made.
  var hoisted: Set<String> = []
  /// Those that closures at the end of the initializer read.
  var hoistedToEnd: Set<String> = []

  init(_ conversion: Conversion) {
    self.conversion = conversion
    self.meanings = conversion.meanings
    self.dependencies = Set(conversion.dependencies.map(\.name))
  }

  var code: SwiftCode { self.conversion.code }
}

extension LogicWriter {
  /// The text that stands where the class stood; helpers of the file come behind it.
  mutating func write() -> String {
    self.collectSegments()
    self.indexSegments()
    self.decideReadings()
    self.renameLocals()
    for index in self.segments.indices { self.replaceCaptures(in: index) }
    self.writeExtras()
    for index in self.segments.indices { self.rewrite(index) }
    return self.assembled()
  }
}

// Which code goes over, and how it reads the inputs.
extension LogicWriter {
  mutating func collectSegments() {
    let conversion = self.conversion
    if let initializer = conversion.initializer {
      self.segments.append(
        conversion.segment(initializer.inside, .initializer, parameters: conversion.dependencies.map(\.name))
      )
    }
    for helper in conversion.localHelpers + conversion.fileHelpers {
      let parameters = self.code.signature(of: helper)?.parameters.map(\.name) ?? []
      self.segments.append(conversion.segment(helper.inside, .helper, parameters: parameters))
    }
    for input in conversion.inputs {
      guard let reply = input.reply, let body = input.implementation else { continue }
      let parameters = self.code.signature(of: body)?.parameters.map(\.name) ?? []
      self.segments.append(conversion.segment(reply, .closure, parameters: parameters))
    }
    for output in conversion.outputs {
      if let (tokens, place, parameters) = self.answer(of: output) {
        self.segments.append(conversion.segment(tokens, place, parameters: parameters))
      }
    }
  }

  /// The code that answers an output outside of the initializer.
  func answer(of output: ImportedOutput) -> (Range<Int>, Segment.Place, [String])? {
    guard let member = output.implementation else { return nil }
    if case .function(let signature) = output.form {
      return (member.inside, .closure, signature.parameters.map(\.name))
    }
    if let value = self.code.value(of: member) { return (value, .expression, []) }
    guard member.braces != nil else { return nil }
    var inside = member.inside
    if self.code.spells(inside.lowerBound, "get"), self.code.spells(inside.lowerBound + 1, "{") {
      inside = inside.lowerBound + 2..<max(inside.lowerBound + 2, inside.upperBound - 1)
    }
    return (inside, output.isValue ? .closure : .expression, [])
  }

  mutating func decideReadings() {
    for input in self.conversion.inputs {
      for backing in input.backings {
        for name in backing.names { self.readings[name] = self.reading(of: backing, name, input) }
      }
    }
    for index in self.conversion.inputs.indices {
      let input = self.conversion.inputs[index]
      guard input.backings.count == 1, let backing = input.backings.first, case .optional = backing.kind
      else { continue }
      // All of its uses are the same then.
      let first = self.uses(of: backing.names[0]).first
      if let first, self.word(first, 2) == "producer", case .stream? = self.readings[first.name] {
        self.conversion.inputs[index].isSticky = true
      }
    }
  }

  private mutating func indexSegments() {
    for (index, segment) in self.segments.enumerated() {
      if self.segmentIndices[segment.tokens] == nil { self.segmentIndices[segment.tokens] = index }
      for reference in segment.references.found { self.uses[reference.name, default: []].append(reference) }
    }
  }

  func uses(of name: String) -> [Reference] { self.uses[name, default: []] }

  /// What is changed in some of the code that goes over.
  func edits(in tokens: Range<Int>) -> [Edit] {
    self.segmentIndices[tokens].map { self.segments[$0].edits } ?? []
  }

  /// A word so many tokens behind a reference.
  func word(_ reference: Reference, _ offset: Int) -> String {
    self.code.word(reference.tokens.upperBound - 1 + offset)
  }

  func isSkippingNil(_ reference: Reference) -> Bool {
    self.word(reference, 3) == "." && self.word(reference, 4) == "skipNil" && self.word(reference, 5) == "("
  }

  func reading(of backing: Backing, _ name: String, _ input: ImportedInput) -> Reading {
    let uses = self.uses(of: name)
    if self.conversion.isShared(name) { return .local }
    if self.conversion.library == .rxSwift { return self.rxReading(uses) }
    if input.backings.count > 1 { return .local }
    func all(_ member: String, skippingNil: Bool) -> Bool {
      uses.allSatisfy {
        self.word($0, 1) == "." && self.word($0, 2) == member && (!skippingNil || self.isSkippingNil($0))
      }
    }
    switch backing.kind {
    case .replay: return .local
    case .value: return backing.transform == nil && !input.initialValues.isEmpty ? .stream : .local
    case .event:
      return backing.names.count > 1 || all("output", skippingNil: false) || all("signal", skippingNil: false)
        ? .stream : .local
    case .optional:
      if all("signal", skippingNil: false) { return .stream }
      let isPlain = backing.transform == nil && input.parameters.first?.isOptional != true
      return isPlain && all("producer", skippingNil: true) ? .stream : .local
    }
  }

  /// What only a relay or subject can do asks for one.
  func rxReading(_ uses: [Reference]) -> Reading {
    let asksForRelay = uses.contains { use in
      let member = self.word(use, 1) == "." ? self.word(use, 2) : ""
      let isTarget =
        ["to", "bindTo"].contains(self.code.word(use.tokens.lowerBound - 2))
        && self.code.spells(use.tokens.lowerBound - 1, ":")
      let isSubscribed =
        self.code.spells(use.tokens.lowerBound - 1, "(")
        && ["subscribe", "bind", "drive", "emit"].contains(self.code.word(use.tokens.lowerBound - 2))
      // As a value of its own it may be asked for anything.
      let isHandedOn =
        member.isEmpty && ["=", "return", "["].contains(self.code.word(use.tokens.lowerBound - 1))
      if isHandedOn { return true }
      let isWithoutFailure = ["asDriver", "asSignal"].contains(member) && self.word(use, 4) == ")"
      return ["value", "accept", "onNext", "onError", "onCompleted", "on", "asObserver"].contains(member)
        || isWithoutFailure || isTarget || isSubscribed
    }
    return asksForRelay ? .local : .stream
  }
}
