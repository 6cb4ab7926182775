import MVVMSource
import MVVMSwift

// The extensions of the class that stay, such as those with other conformances.
extension LogicWriter {
  /// Reports the members that these extensions use and that leave the class.
  mutating func checkRest() {
    let unit = self.conversion.unit
    let converted = self.conversion.found.extensions.map(\.keyword)
    for declaration in unit.declarations where declaration.kind == .extension {
      if unit.name(of: declaration) != self.className || converted.contains(declaration.keyword) { continue }
      let names = self.conversion.memberNames
      let references = self.code.references(in: declaration.inside, names: names, parameters: [])
      for reference in references.found where self.leavesClass(reference) {
        self.conversion.report(
          .importSelfUse,
          "do without '\(reference.name)' here: it leaves the class",
          at: reference.tokens
        )
      }
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
