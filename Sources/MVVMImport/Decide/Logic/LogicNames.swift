import MVVMModel
import MVVMSource
import MVVMSwift

struct LogicNames {
  /// The names of the initializer's parameters that are used instead of locals for properties of the same
  /// names, as in `init(project: Project) { self.project = project }`.
  var keptParameters: Set<String> = []
  /// The names that the code declares, and those of the initializer's parameters.
  var taken: Set<String> = []
  /// The new names of locals whose own names are taken.
  var renamed: [String: String] = [:]
  /// The names of the local object with the `@Published` properties, and of its class.
  var published = (object: "", type: "")
}

extension Logic {
  var chosenNames: LogicNames {
    let parameters = self.interface.dependencies.map(\.name)
    let taken = self.declaredNames.union(self.ownParameters)
    var names = LogicNames(keptParameters: Set(parameters.filter(self.isJustKept)), taken: taken)
    names.published = self.namesOfPublished(avoiding: taken)
    let extras = self.roles.extras.filter { !self.isKept($0, as: names.keptParameters) }
    for name in extras.flatMap(self.code.names) + self.localBackings where taken.contains(name) {
      let wish = "own" + name.prefix(1).uppercased() + name.dropFirst()
      names.renamed[name] = self.found.free(wish, avoiding: taken)
    }
    return names
  }

  /// The names that the code declares, and those of the parameters in its scope.
  private var declaredNames: Set<String> {
    self.segments.reduce(into: Set(self.interface.dependencies.map(\.name))) {
      $0.formUnion($1.references.declared)
    }
  }

  /// The parameters that every initializer of a logic has.
  private var ownParameters: [String] {
    ["inputs"] + [self.found.library?.bag?.name].compactMap(\.self)
  }

  var nameProblems: [Diagnostic] {
    let declared = self.declaredNames
    return self.lazyProblems + self.localFunctionProblems + self.computedProblems + self.publishedProblems
      + self.ownParameters.filter(declared.contains).map { name in
        let reason = "the initializer of the logic has a parameter of this name"
        let advice = "rename '\(name)' in the code first: \(reason)"
        let place = self.found.initializer ?? self.found.declaration
        return self.found.problem(.importInitializer, advice, at: place)
      }
  }

  /// The problems with computed properties whose names something in the code has as well.
  private var computedProblems: [Diagnostic] {
    self.roles.computed.filter { self.names.taken.contains(self.code.declaredName(of: $0)) }.map { member in
      let name = self.code.declaredName(of: member)
      let advice = "rename the property '\(name)' first: the code has a local or parameter of its name"
      return self.found.problem(.importExtraMember, advice, at: member)
    }
  }

  /// The problems with calls of a local function that has the name of a property, above its declaration.
  private var localFunctionProblems: [Diagnostic] {
    self.segments.flatMap { segment -> [Diagnostic] in
      let calls = segment.references.found.filter {
        !$0.hasSelf && self.code.isCall($0) && self.found.members.properties[$0.name] != nil
      }
      return calls.compactMap { call in
        let isLocal = segment.tokens.contains {
          self.code.word($0 - 1) == "func" && self.code.plainWord($0) == call.name
        }
        let advice = "rename the local function '\(call.name)' first: the logic has the property as a local"
        return isLocal ? self.found.problem(.importSelfUse, advice, at: call.tokens) : nil
      }
    }
  }

  /// Problems with inputs and functions whose closures need the dispose bag: they would retain each other.
  var disposeBagProblems: [Diagnostic] {
    if self.found.library == .combine { return [] }
    let works = self.interface.inputs.compactMap { input -> Diagnostic? in
      guard input.result == nil, !input.body.isCalled, let work = input.body.work,
        self.bagUsers.contains(work.tokens)
      else { return nil }
      return self.found.inputBodyProblem(of: input, at: work.tokens)
    }
    return works
      + self.roles.localHelpers.filter { helper in
        let name = self.code.declaredName(of: helper)
        return self.bagUsers.contains(helper.inside) && !self.borrowsBag(helper)
          && self.uses(of: name).contains(where: \.isInClosure)
      }.map { helper in
        let advice = "pass the dispose bag to '\(self.code.declaredName(of: helper))' as an argument first"
        return self.found.problem(.importSelfUse, "\(advice): it would keep who calls it", at: helper)
      }
  }

  /// Returns whether a local function gets the dispose bag when called, since the bag retains the closures
  /// that call it.
  func borrowsBag(_ helper: SwiftDeclaration) -> Bool {
    self.found.library != .combine && self.bagUsers.contains(helper.inside)
      && self.code.signature(of: helper)?.result == nil
      && self.uses(of: self.code.declaredName(of: helper)).contains(where: \.isInClosure)
  }

  /// Returns a name that is not used in the logic and begins with the given one.
  func free(_ name: String) -> String { self.found.free(name, avoiding: self.names.taken) }

  /// The name of the set with the subscriptions that closures make.
  var requestsName: String { self.free("requests") }

  /// The name of what ends with the view model, in closures that test whether it has.
  var lifetimeName: String { self.free("lifetime") }

  var bagName: String { self.found.library?.bag?.name ?? "" }

  func local(_ name: String) -> String {
    if case .published? = self.meanings[name] { return self.names.published.object }
    return self.roles.disposeBags.contains(name) ? self.bagName : self.names.renamed[name] ?? name.quoted
  }

  /// Returns whether a parameter of the initializer is used as the local of a property.
  func isParameter(_ extra: SwiftDeclaration) -> Bool { self.isKept(extra, as: self.names.keptParameters) }

  private func isKept(_ extra: SwiftDeclaration, as parameters: Set<String>) -> Bool {
    let names = self.code.names(of: extra)
    return names.count == 1 && self.code.value(of: extra) == nil && parameters.contains(names[0])
  }

  /// Returns whether the property named like a parameter of the initializer always equals it: its only
  /// assignment is the statement `self.x = x`, and nothing hides the parameter where the property is used.
  private func isJustKept(_ name: String) -> Bool {
    let uses = self.uses(of: name)
    let assignments = uses.filter { self.code.assigns($0.tokens.upperBound) }
    return assignments.count == 1 && assignments.allSatisfy(self.isCopy) && self.hasTypeOfParameter(name)
      && !uses.contains(where: \.isShadowed) && !self.mayChange(name, uses)
  }

  /// Returns whether a property has the type of the parameter of its name. Another one, such as a protocol of it, may
  /// have other members.
  private func hasTypeOfParameter(_ name: String) -> Bool {
    let parameter = self.interface.dependencies.first { $0.name == name }
    let type = self.found.members.properties[name].flatMap { self.code.type(of: $0) }
    guard let parameter, let type else { return true }
    func plain(_ type: String) -> String {
      let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
      return SpecType(name)?.canonical.description ?? name
    }
    return plain(parameter.type) == plain(self.code.spelled(type))
  }

  /// Returns whether a variable may be changed in place, which a parameter cannot be.
  private func mayChange(_ name: String, _ uses: [Reference]) -> Bool {
    guard let property = self.found.members.properties[name], property.kind == .var else { return false }
    let type = self.code.type(of: property).map { self.code.word($0.lowerBound) } ?? ""
    let isStruct = self.found.index.isKnownValue(type)
    return uses.contains { use in
      let isCalled = self.code.word(use, 1) == "." && self.code.word(use, 3) == "("
      return !self.code.assigns(use.tokens.upperBound) && self.code.changes(use) || isStruct && isCalled
    }
  }

  /// Returns whether a statement of the initializer stores a parameter in the property of its name.
  func isCopy(_ assignment: Reference) -> Bool {
    guard assignment.tokens.lowerBound == assignment.statement,
      self.code.word(assignment.tokens.upperBound) == "=", let body = self.found.initializer?.inside,
      body.contains(assignment.statement),
      let statement = self.code.firstStatement(assignment.statement..<body.upperBound)
    else { return false }
    let value = assignment.tokens.upperBound + 1
    return statement.upperBound == value + 1 && self.code.plainWord(value) == assignment.name
  }
}

extension FoundViewModel {
  /// Returns a name that is neither taken nor that of a member: the given one if possible, or a longer one.
  func free(_ name: String, avoiding taken: Set<String>) -> String {
    let isFree = !taken.contains(name) && !self.members.names.contains(name)
    return isFree ? name : self.free("\(name)2", avoiding: taken)
  }
}
