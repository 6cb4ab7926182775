import MVVMSource
import MVVMSwift

/// Types of which no value is an object that something would have to keep, and streams, which their observers keep.
private let valueTypes: Set<String> = [
  "Any", "AnyObserver", "AnyPublisher", "Array", "Binder", "Bool", "Calendar", "Character", "Data",
  "Date", "DateComponents", "Decimal", "Dictionary", "Double", "Driver", "Float", "IndexPath",
  "IndexSet", "Int", "Int64", "Locale", "Observable", "Optional", "Property", "Set", "Signal",
  "SignalProducer", "Single", "String", "TimeInterval", "TimeZone", "UInt", "URL", "UUID", "Void",
]

// Locals at the head of the initializer.
extension LogicWriter {
  /// Chooses other names for the locals whose names the code declares itself.
  mutating func renameLocals() {
    let parameters = self.conversion.library == .rxSwift ? ["inputs", "disposeBag"] : ["inputs"]
    for segment in self.segments { self.taken.formUnion(segment.references.declared) }
    self.dependencies = Set(self.conversion.dependencies.map(\.name).filter(self.isJustKept))
    self.taken.formUnion(self.conversion.dependencies.map(\.name))
    for parameter in parameters where self.taken.contains(parameter) {
      self.conversion.report(
        .importInitializer,
        "rename '\(parameter)' in the code first: the initializer of the logic has a parameter of this name",
        at: self.conversion.initializer ?? self.conversion.found.declaration
      )
    }
    self.taken.formUnion(parameters)
    let extras = self.conversion.extras.filter { !self.isDependency($0) }.flatMap { self.code.names(of: $0) }
    let backings = self.readings.keys.filter { if case .local? = self.readings[$0] { true } else { false } }
    for name in extras + backings where self.taken.contains(name) {
      self.renamed[name] = self.free("own" + name.prefix(1).uppercased() + name.dropFirst())
    }
  }

  /// Whether the property with the name of a parameter of the initializer is only ever what that parameter is: its one
  /// assignment is the statement `self.x = x`, and nothing hides the parameter where the property is used.
  private func isJustKept(_ name: String) -> Bool {
    let uses = self.uses(of: name)
    let assignments = uses.filter { self.code.assigns($0.tokens.upperBound) }
    return assignments.count == 1 && assignments.allSatisfy(self.isCopy)
      && !uses.contains(where: \.isShadowed)
  }

  /// Whether a statement of the initializer keeps a parameter in the property of its name.
  func isCopy(_ assignment: Reference) -> Bool {
    guard assignment.tokens.lowerBound == assignment.statement,
      self.code.spells(assignment.tokens.upperBound, "="),
      let body = self.conversion.initializer?.inside,
      body.contains(assignment.statement),
      let statement = self.code.firstStatement(assignment.statement..<body.upperBound)
    else { return false }
    let value = assignment.tokens.upperBound + 1
    return statement.upperBound == value + 1 && self.code.plainWord(value) == assignment.name
  }

  /// Returns a name that is not taken: the given one, if possible, or else one that begins with it.
  func free(_ name: String) -> String {
    self.taken.contains(name) || self.conversion.memberNames.contains(name) ? self.free("\(name)2") : name
  }

  func local(_ name: String) -> String {
    self.conversion.disposeBags.contains(name) ? "disposeBag" : self.renamed[name] ?? name
  }

  /// Returns the text of a declaration after `let` or `var`, with the new names of the locals.
  func renamedText(of declaration: SwiftDeclaration) -> String {
    let end = self.code.first("=", in: declaration.head) ?? declaration.head.upperBound
    let edits = (declaration.keyword + 1..<end).compactMap { index in
      self.renamed[self.code.word(index)].map { Edit(self.code.tokens[index].range, $0) }
    }
    return self.code.string(
      self.code.range(declaration.keyword + 1..<declaration.tokens.upperBound),
      with: edits
    )
  }

  mutating func writeExtras() {
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
      let comments = self.conversion.classComments[extra.tokens.lowerBound, default: []]
      self.head += comments.filter { !self.conversion.isInside($0, extra) && !isMark(self.code.string($0)) }
        .map { self.code.string($0) }
      self.head.append(self.conversion.qualified("\(word) \(self.renamedText(of: extra))"))
      self.helpers += 1
      let isKept = self.isKept(extra)
      held += names.filter { $0 != "_" && (isKept || self.captured.contains($0)) }
    }
    held += made.intersection(self.captured).sorted()
    if !held.isEmpty { self.hold(held.map(self.local)) }
  }

  /// Whether a parameter of the initializer serves as the local of a property.
  func isDependency(_ extra: SwiftDeclaration) -> Bool {
    let names = self.code.names(of: extra)
    return names.count == 1 && self.code.value(of: extra) == nil && self.dependencies.contains(names[0])
  }

  /// Whether something has to keep a local: it ends what it began when it is gone, or may be an object that no closure
  /// keeps.
  private func isKept(_ extra: SwiftDeclaration) -> Bool {
    let text = self.code.compact(extra.head)
    let endings = ["MutableProperty", ".pipe()", "Lifetime.make", "Disposable(", "Action("]
    if self.conversion.library == .reactiveSwift, endings.contains(where: { text.contains($0) }) {
      return true
    }
    let value = self.code.value(of: extra).flatMap { self.code.spells($0.lowerBound + 1, "(") ? $0 : nil }
    guard let name = self.code.names(of: extra).first, !self.isObject(name),
      !self.uses(of: name).contains(where: \.isInClosure),
      let word = (self.code.type(of: extra) ?? value).map({ self.code.word($0.lowerBound) })
    else { return false }
    return word.first?.isUppercase == true && !valueTypes.contains(word)
  }

  /// Adds a statement that keeps locals as long as the view model: a stream or the dispose bag, which live that long,
  /// holds them.
  mutating func hold(_ names: [String]) {
    let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    if self.conversion.library == .rxSwift {
      return self.head += [
        "// Kept as long as the view model is.",
        "Disposables.create { _ = \(value) }.disposed(by: disposeBag)",
      ]
    }
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

  /// Returns the statements that declare a local for a backing: a property or relay of the same name, so that the code
  /// that reads it can stay as it is.
  func local(_ backing: Backing, _ name: String, _ input: ImportedInput) -> [String] {
    let streams = self.conversion.writers[backing.names[0], default: []].map { writer in
      self.stream(of: self.conversion.inputs[writer.input], writer.backing)
    }
    if self.conversion.library == .rxSwift {
      let value = self.renamedText(of: backing.declaration)
      return ["let \(value)"] + streams.map { "\($0).bind(to: \(self.local(name))).disposed(by: disposeBag)" }
    }
    let stream = streams.count == 1 ? streams[0] : "Signal.merge([\(streams.joined(separator: ", "))])"
    switch backing.kind {
    case .pipe: return ["let \(self.local(name)) = \(stream)"]
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

  /// Returns the stream of an input, mapped to the values that its backing has.
  func stream(of input: ImportedInput, _ backing: Backing, by method: String = "map") -> String {
    let transform = backing.transform.map { ".\(method) { \(self.conversion.qualified($0)) }" } ?? ""
    return "inputs.\(input.logicName)\(transform)"
  }
}
