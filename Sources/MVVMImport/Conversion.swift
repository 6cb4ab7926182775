import MVVMSource
import MVVMSwift

/// One view model on its way: what was found of it, and what is in the way.
struct Conversion {
  let unit: SwiftUnit
  let found: FoundViewModel
  let context: FileContext
  private(set) var problems: [ImportProblem] = []
  /// Where each of them begins.
  private var reportedOffsets: [DiagnosticIdentifier: Set<Int>] = [:]
  /// What a person should know, though nothing is in the way.
  var warnings: [ImportProblem] = []
  var inputs: [ImportedInput] = []
  /// Of the inputs.
  var selectors: Set<String> = []
  /// The inputs that send to each backing, with what they send.
  var writers: [String: [(input: Int, backing: Backing)]] = [:]
  var outputs: [ImportedOutput] = []
  /// The members of the class.
  let members: [SwiftDeclaration]
  var initializer: SwiftDeclaration?
  var dependencies: [SwiftParameter] = []
  /// The properties of the class by their names.
  var properties: [String: SwiftDeclaration] = [:]
  var functions: [(signature: SwiftSignature, declaration: SwiftDeclaration)] = []
  /// The first function with each selector: its place in `functions`.
  var functionIndices: [String: Int] = [:]
  /// The names by which the code can mean a member of the class.
  var memberNames: Set<String> = []
  /// Private properties that become locals of the initializer.
  var extras: [SwiftDeclaration] = []
  /// Private functions: of the file, or of the initializer where they use what has become its locals.
  var fileHelpers: [SwiftDeclaration] = []
  var localHelpers: [SwiftDeclaration] = []
  /// Nested types, static members and the like, which stay members of the class.
  var kept: [SwiftDeclaration] = []
  /// Names of theirs that mean a member of the class where the class is open, and nothing in another type.
  var nestedNames: Set<String> = []
  /// The name of the class's dispose bag, of which the logic has its own.
  var disposeBag: String?
  /// The comments of the class, by the first token of the member that they are about; -1 where there is none.
  private(set) var classComments: [Int: [SwiftComment]] = [:]
  /// Members that were reported: what uses them is no news.
  var refusedMembers: Set<String> = []
  /// The properties that offer the facets.
  var facetNames: [Facet: String] = [:]

  var code: SwiftCode { self.unit.code }

  var library: ReactiveLibrary { self.context.library }

  init(_ found: FoundViewModel, in unit: SwiftUnit, _ context: FileContext) {
    self.unit = unit
    self.found = found
    self.context = context
    let parts = ([found.declaration] + found.extensions).map { part in
      (part, unit.code.declarations(part.inside).map { $0.within(part) })
    }
    self.members = parts.flatMap(\.1)
    for (part, members) in parts {
      self.classComments.merge(self.comments(in: part, members: members), uniquingKeysWith: +)
    }
  }

  mutating func report(_ identifier: DiagnosticIdentifier, _ message: String, at tokens: Range<Int>) {
    let range = self.code.range(tokens)
    if self.reportedOffsets[identifier, default: []].insert(range.lowerBound).inserted {
      self.problems.append(ImportProblem(identifier: identifier, message: message, range: range))
    }
  }

  mutating func warn(_ identifier: DiagnosticIdentifier, _ message: String, at declaration: SwiftDeclaration)
  {
    let range = self.code.tokens[declaration.keyword + 1].range
    self.warnings.append(ImportProblem(identifier: identifier, message: message, range: range))
  }

  mutating func report(_ identifier: DiagnosticIdentifier, _ message: String, at token: Int) {
    self.report(identifier, message, at: token..<min(token + 1, self.code.tokens.count))
  }

  /// The problem of a member is told at its name.
  mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at declaration: SwiftDeclaration
  ) {
    let name = min(declaration.keyword + 1, declaration.tokens.upperBound - 1)
    self.report(identifier, message, at: declaration.kind == .`init` ? declaration.keyword : name)
  }
}

extension Conversion {
  /// Reads all that the class has, in the order in which one needs the other.
  mutating func read() {
    self.checkShape()
    // Without its protocols nothing can be told of the members.
    if !self.found.missing.isEmpty { return }
    self.indexMembers()
    for (facet, declaration) in self.found.facets { self.readFacet(declaration, facet) }
    self.addUnlistedInputs()
    self.addUnlistedOutputs()
    self.nameInputs()
    self.readInitializer()
    self.matchInputs()
    self.matchOutputs()
    self.sortRemainingMembers()
  }

  private mutating func checkShape() {
    let declaration = self.found.declaration
    if declaration.kind != .class {
      self.report(
        .importClassForm,
        "make the \(declaration.kind.rawValue) a final class first: a view model is one",
        at: declaration
      )
    }
    if self.code.spells(declaration.keyword + 2, "<") {
      self.report(
        .importClassForm,
        "write a class that is not generic: a spec has no parameters for types",
        at: declaration
      )
    }
    for name in self.found.missing {
      self.report(
        .importProtocolElsewhere,
        "move the protocol '\(name)' into this file first: the spec declares its members",
        at: declaration
      )
    }
    if self.found.missing.isEmpty,
      self.found.facets.allSatisfy({ self.code.declarations($0.declaration.inside).isEmpty })
    {
      self.report(
        .importClassForm,
        "declare an input or an output first: a spec has at least one",
        at: declaration
      )
    }
    if let token = self.code.first("super", below: declaration.inside) {
      self.report(.importClassForm, "take the superclass away first: the generated class has none", at: token)
    }
    for directive in self.members where self.code.word(directive.keyword).hasPrefix("#if") {
      self.report(
        .importConditionalCompilation,
        "take the '\(self.code.word(directive.keyword))' out of the class first: a spec has no conditions",
        at: directive.keyword
      )
    }
    self.checkConditions()
  }

  /// A class or protocol between `#if` and `#endif` would be there without its condition.
  private mutating func checkConditions() {
    let parts = [self.found.declaration] + self.found.extensions + self.found.protocols
    for part in parts where self.context.isConditional(part) {
      self.report(
        .importConditionalCompilation,
        "take the '#if' around '\(self.unit.name(of: part))' away first: a spec has no conditions",
        at: part
      )
    }
    for declaration in self.context.conditionalImports {
      self.report(
        .importConditionalCompilation,
        "take the '#if' around the import away first: a spec has no conditions",
        at: declaration
      )
    }
  }

  private mutating func indexMembers() {
    for member in self.members {
      switch member.kind {
      case .var, .let:
        for name in self.code.names(of: member) { self.properties[name] = member }
      case .func:
        if let signature = self.code.signature(of: member) { self.functions.append((signature, member)) }
      default: break
      }
    }
    self.functionIndices = Dictionary(
      zip(self.functions.map(\.signature.selector), self.functions.indices),
      uniquingKeysWith: { first, _ in first }
    )
    self.memberNames = Set(self.properties.keys).union(self.functions.map(\.signature.name))
  }

  /// The first function of the class with a selector.
  func function(_ selector: String) -> (signature: SwiftSignature, declaration: SwiftDeclaration)? {
    self.functionIndices[selector].map { self.functions[$0] }
  }

  private mutating func readInitializer() {
    let all = self.members.filter { $0.kind == .`init` }
    self.initializer = all.first
    for other in all.dropFirst() {
      self.report(.importInitializer, "leave one initializer: the generated class has one", at: other)
    }
    guard let initializer = self.initializer, let signature = self.code.signature(of: initializer) else {
      return
    }
    if signature.isFailable || !signature.effects.isEmpty || signature.isGeneric {
      self.report(
        .importInitializer,
        "write an initializer that cannot fail or wait, and is not generic: the generated one is plain",
        at: initializer
      )
    }
    self.dependencies = signature.parameters
  }

  /// The logic knows each input by one name.
  private mutating func nameInputs() {
    var taken: Set<String> = []
    let names = Set(self.inputs.map(\.name))
    for index in self.inputs.indices {
      let input = self.inputs[index]
      if taken.insert(input.name).inserted { continue }
      let first = input.parameters.first
      let label = first.map { $0.label == "_" ? $0.name : $0.label } ?? "again"
      var alias = input.name + label.prefix(1).uppercased() + label.dropFirst()
      while names.contains(alias) || taken.contains(alias) { alias += "Input" }
      taken.insert(alias)
      self.inputs[index].alias = alias
    }
  }
}

extension SwiftCode {
  /// The first of some tokens that spells a word, in whatever bracket.
  func first(_ word: StaticString, below indices: Range<Int>) -> Int? {
    indices.first { self.tokens[$0].kind == .word && self.spells($0, word) }
  }
}
