import MVVMSource
import MVVMSwift

/// A writer for the logic of a view model.
struct LogicWriter {
  var conversion: Conversion
  let meanings: [String: Meaning]
  /// The names of the parameters of the initializer that serve as locals for properties of their names, as in
  /// `init(project: Project) { self.project = project }`.
  var dependencies: Set<String> = []
  /// Statements at the head of the initializer.
  var head: [String] = []
  /// Statements at the end of the initializer.
  var tail: [String] = []
  /// The number of locals that were added: for properties of the class, and for outputs that closures read.
  var helpers = 0
  var segments: [Segment] = []
  /// The index of the first segment with a range of tokens.
  private var segmentIndices: [Range<Int>: Int] = [:]
  /// The references in all segments, by the name of the member.
  private var uses: [String: [Reference]] = [:]
  /// How the logic reads each backing, by each of the backing's names.
  var readings: [String: Reading] = [:]
  /// The new names of locals whose own names are taken.
  var renamed: [String: String] = [:]
  /// The names that the code declares, and those of the parameters of the initializer.
  var taken: Set<String> = []
  /// The members whose locals closures capture weakly, so that something else has to keep them alive.
  var captured: Set<String> = []
  /// Outputs that are copied to a local before the first statement in which a closure reads them.
  var hoisted: Set<String> = []
  /// The indices of the outputs whose own code has been written.
  var answered: Set<Int> = []

  init(_ conversion: Conversion) {
    self.conversion = conversion
    self.meanings = conversion.meanings
  }

  var code: SwiftCode { self.conversion.code }
}

extension LogicWriter {
  /// Returns the text that replaces the class, with the functions of the file after the extensions.
  mutating func write() -> String {
    self.checkRest()
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

// Which code becomes part of the logic, and how it reads the inputs.
extension LogicWriter {
  mutating func collectSegments() {
    let conversion = self.conversion
    if let initializer = conversion.initializer {
      self.segments.append(
        conversion.segment(initializer.inside, .initializer, parameters: conversion.dependencies.map(\.name))
      )
    }
    self.segments += (conversion.localHelpers + conversion.fileHelpers).map(conversion.segment)
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

  /// Returns the code of an output that the class implements outside of the initializer, with the names of its
  /// parameters; `nil` if the initializer assigns the output.
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

  /// Whether the class computes an output, which is then assigned at the end of the initializer.
  func isComputed(_ output: ImportedOutput) -> Bool {
    output.implementation.map { $0.braces != nil && self.code.value(of: $0) == nil } ?? false
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
      // If the backing is read as a stream, all of its uses are alike, so the first one is enough.
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

  func segment(_ tokens: Range<Int>) -> Segment? { self.segmentIndices[tokens].map { self.segments[$0] } }

  func edits(in tokens: Range<Int>) -> [Edit] { self.segment(tokens)?.edits ?? [] }

  /// Returns the text of a token after a reference; with an offset of 1, that of the next token.
  func word(_ reference: Reference, _ offset: Int) -> String {
    self.code.word(reference.tokens.upperBound - 1 + offset)
  }

  func isSkippingNil(_ reference: Reference) -> Bool {
    self.word(reference, 3) == "." && self.word(reference, 4) == "skipNil" && self.word(reference, 5) == "("
  }

  func reading(of backing: Backing, _ name: String, _ input: ImportedInput) -> Reading {
    let uses = self.uses(of: name)
    if self.conversion.isShared(name) || !self.startsAlike(input, backing) { return .local }
    // Each call is computed once, whoever reads it.
    if backing.isComputed, uses.count > 1 || self.conversion.library == .rxSwift { return .local }
    if self.conversion.library == .rxSwift { return self.rxReading(uses) }
    if input.backings.count > 1 { return .local }
    func all(_ member: String, skippingNil: Bool) -> Bool {
      uses.allSatisfy {
        self.word($0, 1) == "." && self.word($0, 2) == member && (!skippingNil || self.isSkippingNil($0))
      }
    }
    switch backing.kind {
    case .pipe, .replay, .value: return .stream
    case .event: return all("signal", skippingNil: false) ? .stream : .local
    case .optional:
      if all("signal", skippingNil: self.sendsNil(backing, input) == nil) { return .stream }
      let isPlain = backing.transform == nil && input.parameters.first?.isOptional != true
      return isPlain && all("producer", skippingNil: true) ? .stream : .local
    }
  }

  /// Whether the stream of an input has the initial value of a backing, or replays what it replays.
  private func startsAlike(_ input: ImportedInput, _ backing: Backing) -> Bool {
    switch backing.kind {
    case .event, .optional, .pipe: true
    case .replay: backing.transform == nil && input.isSticky
    case .value: backing.transform == nil && !input.initialValues.isEmpty
    }
  }

  /// Returns how the logic reads a backing of RxSwift: as a local if a use needs a relay or subject.
  func rxReading(_ uses: [Reference]) -> Reading {
    let asksForRelay = uses.contains { use in
      let member = self.word(use, 1) == "." ? self.word(use, 2) : ""
      let isTarget =
        ["to", "bindTo"].contains(self.code.word(use.tokens.lowerBound - 2))
        && self.code.spells(use.tokens.lowerBound - 1, ":")
      let isSubscribed =
        self.code.spells(use.tokens.lowerBound - 1, "(")
        && ["subscribe", "bind", "drive", "emit"].contains(self.code.word(use.tokens.lowerBound - 2))
      // Code that gets the relay itself may use it in any way.
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
