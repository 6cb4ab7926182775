import MVVMSwift

/// What the logic makes of a member of the class.
enum Meaning {
  /// The stream of an input, by its place among them.
  case input(Int, Backing)
  case output(Int)
  /// A local of the initializer.
  case extra(SwiftDeclaration)
  case disposeBag
  case fileHelper
  case localHelper
  /// A member of the class still.
  case staticMember
  /// Any other.
  case function
}

extension Conversion {
  /// By the names that the members have.
  var meanings: [String: Meaning] {
    var all: [(String, Meaning)] = []
    for (index, input) in self.inputs.enumerated() {
      for backing in input.backings { all += backing.names.map { ($0, .input(index, backing)) } }
    }
    for (index, output) in self.outputs.enumerated() where !output.isFunction {
      all.append((output.name, .output(index)))
    }
    for extra in self.extras { all += self.code.names(of: extra).map { ($0, .extra(extra)) } }
    if let bag = self.disposeBag { all.append((bag, .disposeBag)) }
    all += self.fileHelpers.map { (self.unit.name(of: $0), .fileHelper) }
    all += self.localHelpers.map { (self.unit.name(of: $0), .localHelper) }
    for member in self.kept where member.isStatic {
      all += self.code.names(of: member).map { ($0, .staticMember) }
    }
    all += self.functions.map { ($0.signature.name, .function) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}
