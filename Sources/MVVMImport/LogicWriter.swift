import MVVMSource
import MVVMSwift

/// Makes the logic of what was read of a view model.
struct LogicWriter {
  var conversion: Conversion
  /// Statements at the head of the initializer.
  var head: [String] = []
  /// Statements at its end.
  var tail: [String] = []
  /// Whether something was added that the class had not.
  var helpers = 0
  /// The inputs whose backings became locals, by the backing's name.
  private var locals: Set<String> = []
  fileprivate(set) var segments: [Segment] = []
  private var readings: [String: Reading] = [:]
  /// What locals are called where their own names are taken.
  private var renamed: [String: String] = [:]
  /// Outputs that closures read, with the statements before which their locals are made.
  private var hoisted: Set<String> = []

  init(_ conversion: Conversion) {
    self.conversion = conversion
  }

  var code: SwiftCode { self.conversion.code }
}

extension LogicWriter {
  /// The text that stands where the class stood; helpers of the file come behind it.
  mutating func write() -> String {
    self.collectSegments()
    for segment in self.segments { self.conversion.checkSelf(in: segment) }
    self.decideReadings()
    self.renameLocals()
    self.writeExtras()
    for index in self.segments.indices { self.rewrite(index) }
    return self.assembled()
  }
}

// Which code goes over, and how it reads the inputs.
extension LogicWriter {
  private mutating func collectSegments() {
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

  private mutating func decideReadings() {
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

  private func uses(of name: String) -> [Reference] {
    self.segments.flatMap { $0.references.found.filter { $0.name == name } }
  }

  /// A word so many tokens behind a reference.
  private func word(_ reference: Reference, _ offset: Int) -> String {
    self.code.word(reference.tokens.upperBound - 1 + offset)
  }

  private func isSkippingNil(_ reference: Reference) -> Bool {
    self.word(reference, 3) == "." && self.word(reference, 4) == "skipNil" && self.word(reference, 5) == "("
  }

  private func reading(of backing: Backing, _ name: String, _ input: ImportedInput) -> Reading {
    let uses = self.uses(of: name)
    if self.conversion.writers(of: name).count > 1 { return .local }
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
  private func rxReading(_ uses: [Reference]) -> Reading {
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

// Locals at the head of the initializer.
extension LogicWriter {
  /// A property becomes a local of its name, unless the code has locals of that name itself.
  private mutating func renameLocals() {
    var taken = Set(self.conversion.dependencies.map(\.name))
    for segment in self.segments { taken.formUnion(segment.references.declared) }
    let extras = self.conversion.extras.filter { !self.isDependency($0) }.flatMap { self.code.names(of: $0) }
    let backings = self.readings.keys.filter { if case .local? = self.readings[$0] { true } else { false } }
    for name in extras + backings where taken.contains(name) {
      self.renamed[name] = "own" + name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  private func local(_ name: String) -> String { self.renamed[name] ?? name }

  /// The tokens of a declaration behind its first word, with its names as the locals have them.
  private func renamedText(of declaration: SwiftDeclaration) -> String {
    let end = self.code.first("=", in: declaration.head) ?? declaration.head.upperBound
    let edits = (declaration.keyword + 1..<end).compactMap { index in
      self.renamed[self.code.word(index)].map { Edit(self.code.tokens[index].range, $0) }
    }
    return self.code.string(
      self.code.range(declaration.keyword + 1..<declaration.tokens.upperBound),
      with: edits
    )
  }

  private mutating func writeExtras() {
    var made: Set<String> = []
    for input in self.conversion.inputs {
      for backing in input.backings {
        guard let name = backing.names.first, case .local? = self.readings[name],
          !self.uses(of: name).isEmpty,
          made.insert(name).inserted
        else { continue }
        self.head += self.local(backing, name, input).map { self.conversion.qualified($0) }
        self.helpers += 1
      }
    }
    var held: [String] = []
    for extra in self.conversion.extras {
      let names = self.code.names(of: extra)
      if self.isDependency(extra) { continue }
      let word = self.code.value(of: extra) == nil && extra.kind == .let ? "let" : extra.kind.rawValue
      let comments = self.conversion.classComments[extra.keyword, default: []]
      self.head += comments.filter { !self.conversion.isInside($0, extra) && !isMark(self.code.string($0)) }
        .map { self.code.string($0) }
      self.head.append(self.conversion.qualified("\(word) \(self.renamedText(of: extra))"))
      self.helpers += 1
      let text = self.code.compact(extra.head)
      let keepsAlive = ["MutableProperty", ".pipe()", "Lifetime.make", "Disposable(", "Action("].contains {
        text.contains($0)
      }
      if keepsAlive, self.conversion.library == .reactiveSwift {
        held += names.filter { $0 != "_" }.map { self.local($0) }
      }
    }
    if !held.isEmpty { self.hold(held) }
  }

  /// `init(project: Project) { self.project = project }`: the parameter is the local.
  func isDependency(_ extra: SwiftDeclaration) -> Bool {
    let names = self.code.names(of: extra)
    return names.count == 1 && self.code.value(of: extra) == nil
      && self.conversion.dependencies.contains { $0.name == names[0] }
  }

  /// A stream that ends with the class keeps what was the class's as long.
  private mutating func hold(_ names: [String]) {
    let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    guard let input = self.conversion.inputs.first(where: { !$0.isSticky }) else {
      self.conversion.report(
        .importExtraMember,
        "give the view model an input first: nothing else keeps '\(names[0])' as long as the view model",
        at: self.conversion.found.declaration
      )
      return
    }
    let stream = "inputs.\(input.logicName)" + (input.initialValues.isEmpty ? "" : ".signal")
    self.head.append("// Kept as long as the view model is.")
    self.head.append("\(stream).observeCompleted { _ = \(value) }")
  }

  /// A property or relay of a backing's own name, so that the code that reads it stays as it is.
  private func local(_ backing: Backing, _ name: String, _ input: ImportedInput) -> [String] {
    let streams = self.conversion.writers(of: backing.names[0]).map { self.stream(of: $0.input, $0.backing) }
    if self.conversion.library == .rxSwift {
      let value = self.renamedText(of: backing.declaration)
      return ["let \(value)"] + streams.map { "\($0).bind(to: \(self.local(name))).disposed(by: disposeBag)" }
    }
    let stream = streams.count == 1 ? streams[0] : "Signal.merge([\(streams.joined(separator: ", "))])"
    switch backing.kind {
    case .event, .replay: return ["let \(self.local(name)) = Property<Void>(initial: (), then: \(stream))"]
    case .value(let value):
      let type = backing.type.map { "<\($0)>" } ?? ""
      return [
        "let \(self.local(name)) = Property\(type)(initial: \(self.code.string(value)), then: \(stream))"
      ]
    case .optional:
      return [
        "let \(self.local(name)) = Property<\(backing.type ?? "\(input.payload)?")>(initial: nil, then: \(stream))"
      ]
    }
  }

  private func isVoid(_ backing: Backing) -> Bool {
    if case .event = backing.kind { true } else { false }
  }

  /// What the logic hears of an input, as its backing had it.
  private func stream(of input: ImportedInput, _ backing: Backing) -> String {
    let stream = "inputs.\(input.logicName)"
    if let transform = backing.transform {
      return self.isVoid(backing) && self.conversion.library == .reactiveSwift && input.parameters.isEmpty
        ? stream : "\(stream).map { \(transform) }"
    }
    return stream
  }
}

// The code itself.
extension LogicWriter {
  private mutating func rewrite(_ index: Int) {
    var edits: [Edit] = []
    for reference in self.segments[index].references.found {
      edits += self.edits(for: reference, in: self.segments[index])
    }
    edits += self.typeEdits(in: self.segments[index].tokens, edits)
    self.segments[index].edits = edits
  }

  private mutating func edits(for reference: Reference, in segment: Segment) -> [Edit] {
    let range = self.code.range(reference.tokens)
    if let input = self.conversion.inputs.first(where: {
      $0.backings.contains { $0.names.contains(reference.name) }
    }) {
      return self.edits(for: reference, of: input, range)
    }
    if let output = self.conversion.outputs.first(where: { $0.name == reference.name && !$0.isFunction }) {
      return self.edits(for: reference, of: output, segment, range)
    }
    if let extra = self.conversion.extras.first(where: { self.code.names(of: $0).contains(reference.name) }) {
      return self.edits(for: reference, ofExtra: extra, segment, range)
    }
    if reference.name == self.conversion.disposeBag { return [Edit(range, "disposeBag")] }
    if (self.conversion.fileHelpers + self.conversion.localHelpers).contains(where: {
      self.name(of: $0) == reference.name
    }) {
      return reference.hasSelf ? [Edit(range, self.code.word(reference.tokens.upperBound - 1))] : []
    }
    let isStatic = self.conversion.kept.contains {
      self.code.names(of: $0).contains(reference.name) && $0.isStatic
    }
    if isStatic {
      return reference.hasSelf ? [] : [Edit(range, "\(self.conversion.found.name).\(reference.name)")]
    }
    if reference.hasSelf || self.conversion.facetNames.values.contains(reference.name)
      || self.isOwnFunction(reference)
    {
      self.conversion.report(
        .importSelfUse,
        "do without '\(reference.name)' here: the logic reads inputs and assigns outputs, and calls neither",
        at: reference.tokens
      )
    }
    return []
  }

  private func isOwnFunction(_ reference: Reference) -> Bool {
    self.code.spells(reference.tokens.upperBound, "(")
      && self.conversion.functions.contains { $0.signature.name == reference.name }
  }

  private func name(of declaration: SwiftDeclaration) -> String {
    unquoted(self.code.word(declaration.keyword + 1))
  }

  private mutating func edits(for reference: Reference, of input: ImportedInput, _ range: Range<Int>)
    -> [Edit]
  {
    guard let backing = input.backings.first(where: { $0.names.contains(reference.name) }) else { return [] }
    let member = self.word(reference, 1) == "." ? self.word(reference, 2) : ""
    let isAssigned = ["=", "+=", "-=", "<~"].contains(
      member == "value" ? self.word(reference, 3) : self.word(reference, 1)
    )
    let isSent =
      backing.names.count > 1 && reference.name == backing.names.last || member == "input" || member == "swap"
      || member == "modify"
    if self.conversion.library == .reactiveSwift, isAssigned || isSent {
      self.conversion.report(
        .importSelfUse,
        "do without writing '\(reference.name)' here: an input is sent by the view alone",
        at: reference.tokens
      )
      return []
    }
    if case .local? = self.readings[reference.name] {
      return self.edit(reference, toLocal: range)
    }
    return [self.streamEdit(reference, of: input, backing, range)]
  }

  /// `self.xProperty.signal.skipNil()` becomes `inputs.x`.
  private func streamEdit(
    _ reference: Reference,
    of input: ImportedInput,
    _ backing: Backing,
    _ range: Range<Int>
  ) -> Edit {
    var stream = self.stream(of: input, backing)
    if self.conversion.library == .rxSwift { return Edit(range, stream) }
    let last = reference.tokens.upperBound - 1
    func upTo(_ offset: Int) -> Range<Int> {
      range.lowerBound..<self.code.tokens[last + offset].range.upperBound
    }
    switch backing.kind {
    case .value: return Edit(range, stream)
    case .event where backing.names.count > 1: return Edit(range, self.unlabelled(stream, input, backing))
    case .event, .replay: return Edit(upTo(2), self.unlabelled(stream, input, backing))
    case .optional:
      stream = self.unlabelled(stream, input, backing)
      let isOptional =
        backing.transform == nil && input.parameters.count == 1 && input.parameters[0].isOptional
      if isOptional { return Edit(upTo(2), stream) }
      if self.isSkippingNil(reference) {
        return Edit(upTo(6), self.isOptional(backing, input) ? "\(stream).skipNil()" : stream)
      }
      return Edit(upTo(2), self.isOptional(backing, input) ? stream : "\(stream).map(Optional.some)")
    }
  }

  /// Whether what is sent may be `nil` though it is more than an argument.
  private func isOptional(_ backing: Backing, _ input: ImportedInput) -> Bool {
    guard let transform = backing.transform else { return false }
    let parameter =
      input.parameters.first { transform == "$0.\($0.name)" }
      ?? (transform == "$0" ? input.parameters.first : nil)
    return parameter?.isOptional == true || transform.contains("?")
  }

  /// A tuple without labels where the backing has none.
  private func unlabelled(_ stream: String, _ input: ImportedInput, _ backing: Backing) -> String {
    guard backing.transform == nil, input.parameters.count > 1, let type = backing.type, !type.contains(":")
    else { return stream }
    return "\(stream).map { (\(input.parameters.map { "$0.\($0.name)" }.joined(separator: ", "))) }"
  }

  private mutating func edits(
    for reference: Reference,
    of output: ImportedOutput,
    _ segment: Segment,
    _ range: Range<Int>
  ) -> [Edit] {
    let isAssigned = self.code.spells(reference.tokens.upperBound, "=")
    let name = self.code.word(reference.tokens.upperBound - 1)
    if isAssigned, segment.place == .initializer {
      return self.assignment(of: output, reference, range)
    }
    if segment.place == .helper {
      self.conversion.report(
        .importSelfUse,
        "hand '\(output.name)' to the function as an argument: only the initializer has the outputs",
        at: reference.tokens
      )
      return []
    }
    let call = output.isValue ? "()" : ""
    if reference.isInClosure {
      return self.hoist(output, reference, segment) + [Edit(range, "\(output.name)Output\(call)")]
    }
    return reference.hasSelf && call.isEmpty ? [] : [Edit(range, "self.\(name)\(call)")]
  }

  /// A closure cannot have `self`, which is a structure: it has a copy of the output.
  private mutating func hoist(_ output: ImportedOutput, _ reference: Reference, _ segment: Segment) -> [Edit]
  {
    let local = "let \(output.name)Output = self.\(output.name)"
    self.helpers += 1
    if segment.place == .closure {
      if !self.tail.contains(local) { self.tail.append(local) }
      return []
    }
    guard self.hoisted.insert(output.name).inserted else { return [] }
    let start = self.code.tokens[reference.statement].range.lowerBound
    return [Edit(start..<start, "\(local)\n\(self.indentation(before: start))")]
  }

  private func indentation(before offset: Int) -> String {
    let line = self.code.file.bytes[..<offset].reversed().prefix { $0 != Byte.lineFeed }.reversed()
    return String(decoding: line.prefix { isBlank($0) }, as: UTF8.self)
  }

  /// A value is answered by a closure, which answers what was assigned.
  private func assignment(of output: ImportedOutput, _ reference: Reference, _ range: Range<Int>) -> [Edit] {
    let name = self.code.word(reference.tokens.upperBound - 1)
    guard output.isValue else { return reference.hasSelf ? [] : [Edit(range, "self.\(name)")] }
    let start = reference.tokens.upperBound + 1
    guard let statement = self.code.statements(reference.tokens.lowerBound..<self.endOfBody).first else {
      return []
    }
    let value = self.code.range(start..<statement.upperBound)
    if statement.upperBound == start + 1 {
      return [
        Edit(range, "self.\(name)"), Edit(value.lowerBound..<value.lowerBound, "{ "),
        Edit(value.upperBound..<value.upperBound, " }"),
      ]
    }
    let indentation = self.indentation(before: range.lowerBound)
    return [
      Edit(range, "let \(output.name)Value"),
      Edit(value.upperBound..<value.upperBound, "\n\(indentation)self.\(name) = { \(output.name)Value }"),
    ]
  }

  private var endOfBody: Int { self.conversion.initializer?.inside.upperBound ?? 0 }

  private mutating func edits(
    for reference: Reference,
    ofExtra extra: SwiftDeclaration,
    _ segment: Segment,
    _ range: Range<Int>
  ) -> [Edit] {
    let name = self.code.word(reference.tokens.upperBound - 1)
    let isAssigned = self.code.spells(reference.tokens.upperBound, "=")
    if self.isDependency(extra) {
      guard isAssigned, segment.place == .initializer else { return [Edit(range, name)] }
      let value = reference.tokens.upperBound + 1
      let isCopy =
        self.code.word(value) == name
        && (value + 1 >= segment.tokens.upperBound
          || self.code.tokens[value + 1].startsLine && !self.code.continuesLine(value + 1))
      return [
        isCopy
          ? Edit(self.line(range.lowerBound..<self.code.tokens[value].range.upperBound), "")
          : Edit(range, "\(extra.kind.rawValue) \(name)")
      ]
    }
    return self.edit(reference, toLocal: range)
  }

  private func edit(_ reference: Reference, toLocal range: Range<Int>) -> [Edit] {
    if let name = self.renamed[reference.name] { return [Edit(range, name)] }
    return reference.hasSelf ? [Edit(range, self.code.word(reference.tokens.upperBound - 1))] : []
  }

  /// With the indentation and the line end, where nothing else stands on the line.
  private func line(_ range: Range<Int>) -> Range<Int> {
    let bytes = self.code.file.bytes
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count, isLineEnd(bytes[end]), start > 0, isLineEnd(bytes[start - 1]) else {
      return range
    }
    if bytes[end] == Byte.carriageReturn, end + 1 < bytes.count, bytes[end + 1] == Byte.lineFeed { end += 1 }
    return start..<end + 1
  }
}
