import MVVMSource
import MVVMSwift

/// The conversion of one view model: what was found in its class, and the problems that prevent it.
struct Conversion {
  let unit: SwiftUnit
  let found: FoundViewModel
  let context: FileContext
  private(set) var problems: [ImportProblem] = []
  /// The offsets of the problems, by their identifiers. At one offset, a kind of problem is reported only once.
  private var reportedOffsets: [DiagnosticIdentifier: Set<Int>] = [:]
  /// What is to be reported although it does not prevent the conversion.
  var warnings: [ImportProblem] = []
  var inputs: [ImportedInput] = []
  /// The selectors of the inputs.
  var selectors: Set<String> = []
  /// The inputs that send to each backing, by the first name of the backing. Their backings differ in what is sent.
  var writers: [String: [(input: Int, backing: Backing)]] = [:]
  var outputs: [ImportedOutput] = []
  /// The members of the class, and of the extensions that are converted with it.
  let members: [SwiftDeclaration]
  var initializer: SwiftDeclaration?
  var dependencies: [SwiftParameter] = []
  /// The properties of the class, by name.
  var properties: [String: SwiftDeclaration] = [:]
  var functions: [(signature: SwiftSignature, declaration: SwiftDeclaration)] = []
  /// The index in `functions` of the first function with each selector.
  var functionIndices: [String: Int] = [:]
  /// The names of the properties and functions of the class.
  var memberNames: Set<String> = []
  /// Private properties that become locals of the initializer.
  var extras: [SwiftDeclaration] = []
  /// Private functions that become functions of the file.
  var fileHelpers: [SwiftDeclaration] = []
  /// Private functions that become local functions of the initializer, because they use its locals or because their
  /// names would be ambiguous in the file.
  var localHelpers: [SwiftDeclaration] = []
  /// Nested types and static members, which stay in the class.
  var kept: [SwiftDeclaration] = []
  /// The names of the nested types. Outside of the class they have to be qualified with its name.
  var nestedNames: Set<String> = []
  /// The names of the dispose bags of the class. The logic gets one as a parameter, which serves as all of them.
  var disposeBags: Set<String> = []
  /// The comments of the class, by the first token of the member that they belong to; -1 if they belong to none.
  private(set) var classComments: [Int: [SwiftComment]] = [:]
  /// The names of members that were reported. Their uses are not reported again.
  var refusedMembers: Set<String> = []
  /// The names of the properties that offer the facets.
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

  /// Reports a problem at the name of a declaration; at `init` for an initializer.
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
  /// Reads the whole class. Each step needs the results of those before it.
  mutating func read() {
    self.checkShape()
    // Without its protocols, it is unknown what the members are.
    if !self.found.missing.isEmpty { return }
    self.indexMembers()
    for (facet, declaration) in self.found.facets { self.readFacet(declaration, facet) }
    self.warnOfClassBounds()
    self.addUnlistedInputs()
    self.addUnlistedOutputs()
    self.nameInputs()
    self.readInitializer()
    self.matchInputs()
    self.matchOutputs()
    self.sortRemainingMembers()
  }

  private mutating func checkShape() {
    for advice in self.adviceOnForm { self.report(.importClassForm, advice, at: self.found.declaration) }
    for name in self.found.missing {
      self.report(
        .importProtocolElsewhere,
        "move the protocol '\(name)' into this file first: the spec declares its members",
        at: self.found.declaration
      )
    }
    self.checkSuperclass()
    self.checkConditions()
  }

  /// What has to become of the class before a spec can declare it.
  private var adviceOnForm: [String] {
    var advice: [String] = []
    let kind = self.found.declaration.kind
    if kind != .class {
      advice.append("make the \(kind.rawValue) a final class first: a view model is one")
    }
    if self.context.isOfCombine {
      let reason = "only classes of ReactiveSwift and RxSwift are moved over"
      advice.append("write a spec for '\(self.found.name)' by hand: \(reason)")
    }
    if self.code.spells(self.found.declaration.keyword + 2, "<") {
      advice.append("write a class that is not generic: a spec has no parameters for types")
    }
    let isEmpty = self.found.facets.allSatisfy { self.code.declarations($0.declaration.inside).isEmpty }
    if isEmpty, self.found.missing.isEmpty {
      advice.append("declare an input or an output first: a spec has at least one")
    }
    return advice
  }

  private mutating func checkSuperclass() {
    let advice = "take the superclass away first: the generated class has none"
    if let token = self.code.first("super", below: self.found.declaration.inside) {
      self.report(.importClassForm, advice, at: token)
    }
    if let member = self.members.first(where: { $0.has("override") }) {
      self.report(.importClassForm, advice, at: member)
    }
  }

  /// Reports `#if` in the class, and parts of the view model and imports between `#if` and `#endif`, since the condition
  /// would get lost.
  private mutating func checkConditions() {
    for directive in self.members where self.code.word(directive.keyword).hasPrefix("#if") {
      self.report(
        .importConditionalCompilation,
        "take the '\(self.code.word(directive.keyword))' out of the class first: a spec has no conditions",
        at: directive.keyword
      )
    }
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
        self.checkNumber(of: member)
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

  /// Returns the first function of the class with a selector.
  func function(_ selector: String) -> (signature: SwiftSignature, declaration: SwiftDeclaration)? {
    self.functionIndices[selector].map { self.functions[$0] }
  }

  /// Gives an alias to each input whose name an earlier input has, because logic names have to be unique.
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
  /// Whether a token is `=`, or an operator such as `+=`.
  func assigns(_ index: Int) -> Bool {
    guard self.tokens.indices.contains(index), self.tokens[index].kind == .operator else { return false }
    let word = self.word(index)
    return word.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(word)
  }

  /// Returns the first of some tokens that spells a word, inside brackets or not.
  func first(_ word: StaticString, below indices: Range<Int>) -> Int? {
    indices.first { self.tokens[$0].kind == .word && self.spells($0, word) }
  }
}
