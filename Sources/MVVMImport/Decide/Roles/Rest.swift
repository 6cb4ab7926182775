import MVVMSource
import MVVMSwift

// The extensions of the class that stay, such as those with other conformances.
extension Logic {
  /// What these extensions use and what leaves the class.
  var problemsOfRest: [Diagnostic] {
    let converted = self.found.extensions.map(\.keyword)
    let rest = self.found.file.declarations.filter { declaration in
      declaration.kind == .extension && self.code.declaredName(of: declaration) == self.found.name
        && !converted.contains(declaration.keyword)
    }
    return rest.flatMap { declaration in
      self.code.references(in: declaration.inside, names: self.found.members.names, parameters: [])
        .found.filter(self.leavesClass)
    }.map { reference in
      let advice = "do without '\(reference.name)' here: it leaves the class"
      return self.found.problem(.importSelfUse, advice, at: reference.tokens)
    }
  }

  private func leavesClass(_ reference: Reference) -> Bool {
    switch self.meanings[reference.name] {
    case .disposeBag, .extra, .input, .localHelper: true
    case .fileHelper: reference.hasSelf
    case .function, .output, .staticMember, nil: false
    }
  }
}
