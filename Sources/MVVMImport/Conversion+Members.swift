import MVVMSource
import MVVMSwift

extension Conversion {
  /// Finds the member of the class that implements each output.
  mutating func matchOutputs() {
    for index in self.outputs.indices {
      let output = self.outputs[index]
      switch output.form {
      case .function(let signature):
        self.outputs[index].implementation =
          self.function(signature.selector)?.declaration
      case .stream, .value:
        self.outputs[index].implementation = self.properties[output.name]
      }
      guard let member = self.outputs[index].implementation else {
        self.report(
          .importExtraMember,
          "move '\(output.name)' into the class first: it was not found there",
          at: output.tokens.lowerBound + 1
        )
        continue
      }
      let isWrapped =
        !member.attributes.isEmpty
        && member.attributes.contains { !self.code.spells($0.lowerBound + 1, "available") }
      if member.has("lazy") || isWrapped {
        self.report(
          .importExtraMember,
          "write '\(output.name)' as a plain property: the logic assigns each output once",
          at: member
        )
      }
      if let word = self.accessor(of: member) {
        self.report(
          .importExtraMember,
          "write '\(output.name)' without '\(self.code.word(word))': the view only reads it",
          at: word
        )
      }
    }
  }

  /// Returns the first `set`, `willSet` or `didSet` of a property.
  private func accessor(of member: SwiftDeclaration) -> Int? {
    guard member.kind != .func else { return nil }
    return member.tokens.first { token in
      // It may name the value: `set(value) {`.
      ["set", "willSet", "didSet"].contains(self.code.word(token))
        && (self.code.spells(token + 1, "{") || self.code.spells(token + 4, "{"))
        && self.code.bracket(around: token).map { self.code.bracket(around: $0) }
          == self.code.bracket(around: member.keyword)
    }
  }

  /// Adds the streams that are not private although no protocol declares them, with a warning: the generated protocol
  /// declares them, too.
  mutating func addUnlistedOutputs() {
    guard self.found.outputs != nil else { return }
    let known = Set(self.outputs.map(\.name) + self.inputs.map(\.name))
    for member in self.members where member.kind == .let && !member.isPrivate && !member.isStatic {
      let names = self.code.names(of: member)
      guard names.count == 1, !known.contains(names[0]), let type = self.code.type(of: member),
        let form = outputForm(self.code.spelled(type), self.library), case .stream = form
      else { continue }
      var output = ImportedOutput(
        name: names[0],
        form: form,
        attributes: [],
        facet: .outputs,
        tokens: member.tokens
      )
      output.isUnlisted = true
      self.outputs.append(output)
      self.warn(.importExtraMember, "'\(names[0])' stands in no protocol: the outputs gain it", at: member)
    }
  }

  /// Decides what becomes of the members that implement no input or output: a local, a function, or a member that
  /// stays.
  mutating func sortRemainingMembers() {
    let used = Set(
      (self.inputs.compactMap(\.implementation) + self.inputs.flatMap { $0.backings.map(\.declaration) }
        + self.outputs.compactMap(\.implementation)).map(\.keyword)
    )
    for member in self.members where !used.contains(member.keyword) {
      switch member.kind {
      case .`init`, .directive: break
      case .var, .let:
        if member.braces != nil, let facet = self.facet(offeredBy: member),
          let name = self.code.names(of: member).first
        {
          self.facetNames[facet] = name
        } else {
          self.sortProperty(member)
        }
      case .func: self.sortFunction(member)
      case .struct, .class, .enum, .typealias, .actor: self.kept.append(member)
      default:
        self.report(
          .importExtraMember,
          "move '\(self.code.word(member.keyword))' out of the class first: nothing stands for it in a spec",
          at: member.keyword
        )
      }
    }
    let nested = self.kept.filter { [.struct, .class, .enum, .typealias, .actor].contains($0.kind) }
    self.nestedNames = Set(nested.map(self.unit.name))
    self.sortHelpers()
  }

  /// Returns the facet that a property offers, as in `var inputs: XInputs { self }`.
  private func facet(offeredBy member: SwiftDeclaration) -> Facet? {
    let type = self.code.type(of: member).map { facetType(self.code.spelled($0)) }
    return self.found.facets.first { type == self.unit.name(of: $0.declaration) }?.facet
  }

  private mutating func sortProperty(_ member: SwiftDeclaration) {
    let name = self.code.names(of: member).first ?? ""
    if self.refusedMembers.contains(name) { return }
    if member.isStatic { return self.kept.append(member) }
    let value = self.code.value(of: member).map { self.code.compact($0) }
    let isBag =
      value == "DisposeBag()" || self.code.type(of: member).map { self.code.compact($0) } == "DisposeBag"
    if self.library == .rxSwift, isBag {
      self.disposeBags.insert(name)
      return
    }
    if !member.isPrivate { return self.refuseOpen(member, name) }
    if member.has("lazy") || member.has("weak") || member.has("unowned") || !member.attributes.isEmpty {
      return self.refuse(
        member,
        name,
        "write '\(name)' as a plain private property: it becomes a local of the initializer"
      )
    }
    if self.accessor(of: member) != nil {
      return self.refuse(
        member,
        name,
        "write '\(name)' without observers and setters: it becomes a local of the initializer"
      )
    }
    if member.braces != nil, value == nil {
      return self.refuse(
        member,
        name,
        "write '\(name)' as a function that takes what it needs: the logic has no computed properties"
      )
    }
    if value == nil, self.code.type(of: member) == nil { return }
    self.extras.append(member)
  }

  /// Reports a declaration such as `let a = 1, b = 2`.
  mutating func checkNumber(of member: SwiftDeclaration) {
    let parts = self.code.commaSeparated(member.keyword + 1..<member.head.upperBound)
    if parts.count < 2 || member.isStatic { return }
    self.refusedMembers.formUnion(parts.map { self.code.plainWord($0.lowerBound) })
    self.report(.importExtraMember, "declare each property by itself first", at: member)
  }

  private mutating func refuseOpen(_ member: SwiftDeclaration, _ name: String) {
    self.refuse(
      member,
      name,
      "make '\(name)' private, or declare it in a protocol: nothing else of the class can be reached"
    )
  }

  private mutating func refuse(_ member: SwiftDeclaration, _ name: String, _ message: String) {
    self.refusedMembers.insert(name)
    self.report(.importExtraMember, message, at: member)
  }

  private mutating func sortFunction(_ member: SwiftDeclaration) {
    if member.isStatic { return self.kept.append(member) }
    let name = self.unit.name(of: member)
    let selector = self.code.signature(of: member)?.selector
    // An overload of an input has been reported already.
    if let selector, self.selectors.contains(selector) { return }
    if !member.isPrivate { return self.refuseOpen(member, name) }
    if !member.attributes.isEmpty {
      return self.refuse(
        member,
        name,
        "take the attribute from '\(name)' first: it becomes a function beside the class"
      )
    }
    self.fileHelpers.append(member)
  }

  /// Makes helpers local functions of the initializer if they use its locals, directly or through other helpers, or if
  /// their names would be ambiguous in the file.
  private mutating func sortHelpers() {
    var state = Set(
      self.extras.flatMap { self.code.names(of: $0) } + self.inputs.flatMap { $0.backings.flatMap(\.names) }
    )
    state.formUnion(self.outputs.map(\.name))
    state.formUnion(self.disposeBags)
    let names = self.fileHelpers.map(self.unit.name)
    var users: [String: [Int]] = [:]
    for (index, helper) in self.fileHelpers.enumerated() {
      for name in self.names(usedBy: helper) { users[name, default: []].append(index) }
    }
    var isLocal = names.map { self.context.hasFunction($0, beside: self.found.declaration) }
    var pending = Array(state) + zip(names, isLocal).filter(\.1).map(\.0)
    while let name = pending.popLast() {
      for index in users.removeValue(forKey: name) ?? [] where !isLocal[index] {
        isLocal[index] = true
        pending.append(names[index])
      }
    }
    let helpers = zip(self.fileHelpers, isLocal)
    self.localHelpers = helpers.filter(\.1).map(\.0).ordered { $0.keyword < $1.keyword }
    self.fileHelpers = helpers.filter { !$0.1 }.map(\.0)
  }

  private func names(usedBy helper: SwiftDeclaration) -> Set<String> {
    Set(self.segment(of: helper).references.found.map(\.name))
  }
}
