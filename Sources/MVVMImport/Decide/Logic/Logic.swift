import MVVMSwift

/// The conversion of a class's code to logic.
struct Logic {
  let interface: Interface
  let roles: Roles
  let meanings: [String: Meaning]
  /// The code: of the initializer, of functions, of replies and of outputs, in this order.
  let segments: [Segment]
  /// The references to members in the code, by the name of the member.
  let uses: [String: [Reference]]
  /// The names of the backings for which the logic has locals.
  let localBackings: Set<String>
  /// Whether the initializer has a `#if`.
  let hasConditions: Bool
  /// The segments that use a dispose bag, by their tokens.
  let bagUsers: Set<Range<Int>>
  /// The subscriptions that closures make.
  private(set) var requests = Requests()
  /// The names of constant properties of classes that closures reach through a weak `self` and no
  /// subscription retains.
  private(set) var weakObjects: Set<String> = []
  /// The first tokens of uses by closures that capture objects strongly.
  private(set) var strongUses: Set<Int> = []
  /// The first tokens of uses of constants by closures that expect them to be optional.
  private(set) var valueUses: Set<Int> = []
  private(set) var names = LogicNames()
  /// The tokens of the assignments that declare locals, by the names of the properties.
  private(set) var declarations: [String: Range<Int>] = [:]
  /// The uses of outputs by closures that need copies of the outputs as locals, in the order of the logic. A
  /// closure cannot capture `self`, since the logic is an initializer of a structure.
  private(set) var copies: [Copy] = []

  struct Copy {
    let output: FoundOutput
    let reference: Reference
    let place: Segment.Location
  }

  init(_ interface: Interface, _ roles: Roles) {
    self.interface = interface
    self.segments = interface.segments(roles)
    self.uses = Dictionary(grouping: self.segments.flatMap(\.references.found), by: \.name)
    self.localBackings = interface.localBackings(self.uses)
    self.meanings = interface.meanings(roles)
    self.roles = roles
    let code = interface.code
    self.hasConditions =
      interface.found.initializer?.inside.contains { code.tokens[$0].kind == .directive } == true
    let users = self.segments.filter { segment in roles.disposeBags.contains(where: segment.uses) }
    self.bagUsers = Set(users.map(\.tokens))
    self.requests = self.foundRequests
    self.weakObjects = Set(self.segments.flatMap(self.weakObjects))
    self.strongUses = Set(self.segments.flatMap(self.strongUses))
    self.names = self.chosenNames
    self.valueUses = Set(self.segments.flatMap(self.valueUses))
    self.declarations = self.foundDeclarations
    self.copies = self.neededCopies
  }

  var found: FoundViewModel { self.interface.found }
  var code: SwiftCode { self.found.code }
  /// Whether it gets a bag for subscriptions, as in all libraries except ReactiveSwift.
  var hasBag: Bool { self.found.library?.bag != nil }

  func uses(of name: String) -> [Reference] { self.uses[name, default: []] }

  /// Returns whether a member becomes a local that is an object, which a closure can capture weakly: a property,
  /// relay, subject or dispose bag, the object with the `@Published` properties, or an object of a class that a
  /// closure outside streams reaches through a weak `self`.
  func isObject(_ name: String) -> Bool {
    if self.localBackings.contains(name) { return true }
    if self.roles.disposeBags.contains(name) { return self.found.library != .combine }
    if case .published? = self.meanings[name] { return true }
    guard case .extra(let property)? = self.meanings[name] else { return false }
    // A lazy one would be created to be captured.
    return !property.has("lazy") && (self.isBacking(property) || self.weakObjects.contains(name))
  }

  /// Returns whether a use of `self?` stays optional: of an object that its closure captures weakly, or of a constant that it
  /// captures as an optional one.
  func staysOptional(_ reference: Reference) -> Bool {
    let token = reference.tokens.lowerBound
    return reference.isOptional && self.isObject(reference.name) && !self.strongUses.contains(token)
      || self.valueUses.contains(token)
  }

  /// The mark of a use that stays optional, unless the value itself is used.
  func mark(of reference: Reference) -> String {
    let goesOn = [".", "["].contains(self.code.word(reference, 1)) || self.code.isCall(reference)
    return goesOn && self.staysOptional(reference) ? "?" : ""
  }

  /// Returns whether a property is a relay or the like. A pipe in one property is a tuple.
  func isBacking(_ property: SwiftDeclaration) -> Bool {
    self.found.backing(property).map { !$0.isPair } ?? false
  }

  /// Returns whether a property that becomes a local is also an output.
  func isShown(_ name: String) -> Bool {
    self.interface.outputs.contains { $0.isKept && $0.name == name }
  }

  /// Returns whether a property never changes: it only has the value of its declaration, or that of an assignment in the
  /// initializer.
  func isConstant(_ name: String, _ property: SwiftDeclaration) -> Bool {
    let uses = self.uses(of: name)
    let isObject = self.isBacking(property) || self.isShownRelay(name)
    let changes = uses.filter { use in
      isObject
        ? self.code.assigns(use.tokens.upperBound)
        : self.code.changes(use) || self.code.isInAssignedTuple(use.tokens.lowerBound)
    }
    // A method of a structure may change it.
    let mayChange = !isObject && uses.contains { self.code.callsMethod(at: $0.tokens.upperBound) }
    if self.code.value(of: property) != nil { return changes.isEmpty && !mayChange }
    let isAssigned = changes.count == 1 && !changes[0].isInClosure && !self.found.isNilAtFirst(property)
    return isAssigned && !mayChange
  }

  private func isShownRelay(_ name: String) -> Bool {
    self.interface.outputs.contains { $0.isKept && $0.isRelay && $0.name == name }
  }

  /// Returns the stream of an input, mapped to the values that its backing has.
  func stream(of input: FoundInput, _ backing: Backing, by method: String = "map") -> String {
    let transform = backing.transform.map { ".\(method) { \(self.found.qualified($0.expression)) }" } ?? ""
    return "inputs.\(input.logicName)\(transform)"
  }

  func copyName(of output: FoundOutput) -> String { self.free("\(output.name)Output") }
  func copyText(of output: FoundOutput) -> String { "let \(self.copyName(of: output)) = self.\(output.name)" }
}
