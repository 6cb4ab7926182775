import MVVMSwift

struct FoundInput {
  let requirement: Requirement
  let parameters: [SwiftParameter]
  var result: String?
  /// The word for the object that the view binds to, `relay`, `subject` or `observer`; `nil` if it calls a function.
  var kind: String?
  var alias: String?
  /// The implementation in the class.
  var body = InputBody()

  var name: String { self.requirement.name }
  var isRelay: Bool { self.kind != nil }
  var isObserver: Bool { self.kind == "observer" }

  /// Whether it is a function without a reply although the view binds to other inputs.
  var isVoid: Bool { self.result == "Void" }
  var logicName: String { self.alias ?? self.name }
  var selector: String { "\(self.name)(\(self.parameters.map { "\($0.label):" }.joined()))" }

  /// The type of the values that the logic receives.
  var payload: String {
    switch self.parameters.count {
    case 0: "Void"
    case 1: self.parameters[0].type
    default: "(\(self.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    }
  }
}

/// The implementation of an input in the class.
struct InputBody {
  /// The function in the class, or its relay.
  var implementation: SwiftDeclaration?
  var backings: [Backing] = []
  /// The initial value of its parameter.
  var initialValue: String?
  /// The result or the work of the function: the logic does the same with each value of the stream.
  var work: Work?
  /// Whether the class calls the function as well, so that it becomes a local one that does the work.
  var isCalled = false
}

/// The code of an input that does more than send its arguments, with the parameters of its function.
struct Work {
  let tokens: Range<Int>
  let parameters: [SwiftParameter]
}

/// A member declared by a protocol of the view model, or only by the class.
struct Requirement {
  let name: String
  let facet: FoundFacet
  /// Its declaration in the protocol; in the class if no protocol declares it.
  let declaration: SwiftDeclaration
  /// Whether only the class declares it, and not a protocol.
  var isUnlisted = false
}
