import MVVMSource
import MVVMSwift

extension Interface {
  /// Makes helpers local functions of the initializer if they use its locals, directly or through other helpers, or if
  /// their names would be ambiguous in the file.
  func sortingHelpers(of roles: Roles) -> Roles {
    let names = roles.fileHelpers.map(self.code.declaredName)
    let users = self.users(of: roles.fileHelpers)
    var isLocal = names.map { self.found.file.hasFunction($0, beside: self.found.declaration) }
    var pending = self.state(roles) + zip(names, isLocal).filter(\.1).map(\.0)
    while let name = pending.popLast() {
      for index in users[name, default: []] where !isLocal[index] {
        isLocal[index] = true
        pending.append(names[index])
      }
    }
    let helpers = zip(roles.fileHelpers, isLocal)
    var sorted = roles
    sorted.localHelpers = helpers.filter(\.1).map(\.0).ordered { $0.keyword < $1.keyword }
    sorted.fileHelpers = helpers.filter { !$0.1 }.map(\.0)
    return sorted
  }

  /// The names that only the initializer has.
  private func state(_ roles: Roles) -> [String] {
    roles.extras.flatMap(self.code.names) + self.inputs.flatMap { $0.body.backings.flatMap(\.names) }
      + self.outputs.map(\.name) + roles.disposeBags
  }

  /// The helpers that use each name.
  private func users(of helpers: [SwiftDeclaration]) -> [String: [Int]] {
    let uses = helpers.enumerated().flatMap { index, helper in
      Set(self.found.segment(of: helper).references.found.map(\.name)).map { (name: $0, user: index) }
    }
    return Dictionary(grouping: uses, by: \.name).mapValues { $0.map(\.user) }
  }
}
