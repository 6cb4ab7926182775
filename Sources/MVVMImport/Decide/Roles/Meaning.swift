import MVVMSource
import MVVMSwift

/// The part of the logic that a member of the class becomes.
enum Meaning {
  /// The stream of the input. The member is its backing.
  case input(FoundInput, Backing)
  /// The output at this index.
  case output(Int)
  /// A local of the initializer.
  case extra(SwiftDeclaration)
  /// The observer of an input, which the generated class creates.
  case observer(SwiftDeclaration)
  case computed, disposeBag, fileHelper, localHelper, inlinedHelper
  /// A static member, which stays in the class.
  case staticMember
  /// A property of the local object with the `@Published` ones, or its publisher.
  case published
  /// Any other function.
  case function
}

extension Interface {
  /// Returns the part of the logic that each member becomes, by the member's name.
  func meanings(_ roles: Roles) -> [String: Meaning] {
    var all = self.inputs.flatMap { input in
      input.body.backings.flatMap { backing in backing.names.map { ($0, Meaning.input(input, backing)) } }
    }
    all += self.outputs.enumerated().filter { !$1.isFunction && !$1.isKept }
      .map { ($1.name, .output($0)) }
    for input in self.inputs where input.isObserver {
      all += input.body.implementation.map { [(input.name, .observer($0))] } ?? []
    }
    for extra in roles.extras { all += self.code.names(of: extra).map { ($0, .extra(extra)) } }
    all += roles.computed.map { (self.code.declaredName(of: $0), .computed) }
    for name in roles.published.flatMap(self.code.names) {
      all += [(name, .published), ("$\(name)", .published)]
    }
    all += roles.disposeBags.map { ($0, .disposeBag) }
    all += roles.fileHelpers.map { (self.code.declaredName(of: $0), .fileHelper) }
    all += roles.localHelpers.map { (self.code.declaredName(of: $0), .localHelper) }
    all += roles.inlined.map { (self.code.declaredName(of: $0.declaration), .inlinedHelper) }
    for member in roles.kept where member.isStatic {
      all += self.code.names(of: member).map { ($0, .staticMember) }
    }
    all += self.found.members.functions.map { ($0.signature.name, .function) }
    return Dictionary(all) { first, _ in first }
  }
}

// The extensions of the class that stay, such as those with other conformances.
extension Logic {
  /// Uses of members that leave the class, in these extensions.
  var keptExtensionProblems: [Diagnostic] {
    let converted = self.found.extensions.map(\.keyword)
    let rest = self.found.file.extensions[self.found.name, default: []].filter {
      !converted.contains($0.keyword)
    }
    return rest.flatMap { declaration in
      self.code.references(in: declaration.inside, names: self.found.members.names, parameters: [])
        .found.filter(self.leavesClass)
    }.map { reference in
      let advice = "do not use '\(reference.name)' here: it leaves the class"
      return self.found.problem(.importSelfUse, advice, at: reference.tokens)
    }
  }

  private func leavesClass(_ reference: Reference) -> Bool {
    switch self.meanings[reference.name] {
    case .extra: !self.isShown(reference.name)
    case .computed, .disposeBag, .input, .localHelper, .inlinedHelper, .published: true
    case .fileHelper: reference.hasSelf
    case .function, .observer, .output, .staticMember, nil: false
    }
  }
}
