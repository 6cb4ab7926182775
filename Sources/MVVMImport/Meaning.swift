import MVVMSwift

/// What a member of the class becomes in the logic.
enum Meaning {
  /// The stream of the input at this index. The member is its backing.
  case input(Int, Backing)
  /// The output at this index.
  case output(Int)
  /// A local of the initializer.
  case extra(SwiftDeclaration)
  case disposeBag
  case fileHelper
  case localHelper
  /// A static member, which stays in the class.
  case staticMember
  /// Any other function.
  case function
}

extension Conversion {
  /// What each member becomes, by the member's name.
  var meanings: [String: Meaning] {
    var all: [(String, Meaning)] = []
    for (index, input) in self.inputs.enumerated() {
      for backing in input.backings { all += backing.names.map { ($0, .input(index, backing)) } }
    }
    for (index, output) in self.outputs.enumerated() where !output.isFunction {
      all.append((output.name, .output(index)))
    }
    for extra in self.extras { all += self.code.names(of: extra).map { ($0, .extra(extra)) } }
    all += self.disposeBags.map { ($0, .disposeBag) }
    all += self.fileHelpers.map { (self.unit.name(of: $0), .fileHelper) }
    all += self.localHelpers.map { (self.unit.name(of: $0), .localHelper) }
    for member in self.kept where member.isStatic {
      all += self.code.names(of: member).map { ($0, .staticMember) }
    }
    all += self.functions.map { ($0.signature.name, .function) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}
