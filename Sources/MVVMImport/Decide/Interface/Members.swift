import MVVMModel
import MVVMSource
import MVVMSwift

/// A member that a view model's protocol declares, or that only the class does.
struct Requirement {
  let name: String
  let facet: Facet
  /// Its declaration in the protocol; in the class if no protocol declares it.
  let declaration: SwiftDeclaration
}

final class Input {
  let requirement: Requirement
  let parameters: [SwiftParameter]
  let result: String?
  /// The word for what the view binds to, `relay` or `subject`; `nil` if it calls a function.
  let kind: String?
  let alias: String?
  /// What it does in the class.
  let body: InputBody

  init(_ requirement: Requirement, _ parameters: [SwiftParameter], result: String?, kind: String? = nil) {
    (self.requirement, self.parameters, self.result) = (requirement, parameters, result)
    (self.kind, self.alias, self.body) = (kind, nil, InputBody())
  }

  private init(_ other: Input, result: String?, alias: String?, _ body: InputBody) {
    (self.requirement, self.parameters, self.kind) = (other.requirement, other.parameters, other.kind)
    (self.result, self.alias, self.body) = (result, alias, body)
  }

  func answering(_ result: String) -> Input { Input(self, result: result, alias: self.alias, self.body) }

  func called(_ alias: String) -> Input { Input(self, result: self.result, alias: alias, self.body) }

  func with(_ body: InputBody) -> Input { Input(self, result: self.result, alias: self.alias, body) }

  var name: String { self.requirement.name }
  var isRelay: Bool { self.kind != nil }
  /// Whether only the class declares it, and no protocol.
  var isUnlisted: Bool { self.body.implementation?.keyword == self.requirement.declaration.keyword }

  /// Whether it is a function that answers nothing though the view binds to other inputs.
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
  /// What the function returns, or does by itself: the logic does it with each value of the stream.
  var work: Work?
}

/// What an input returns or does rather than send its arguments, with the parameters of the function in the class.
struct Work {
  let tokens: Range<Int>
  let parameters: [SwiftParameter]
}

/// A property of the class that keeps or relays an input.
final class Backing {
  enum Kind {
    /// It has no value before the first call.
    case event
    /// It is the signal and the observer of a `Signal.pipe()`, as one property or as two.
    case pipe
    /// It is `nil` before the first call. This `nil` does not stand for a call.
    case optional
    /// It has an initial value: these tokens.
    case value(Range<Int>)
  }

  /// The names of the property; two if it is `let (signal, observer) = Signal.pipe()`.
  let names: [String]
  let kind: Kind
  let declaration: SwiftDeclaration
  /// What the input sends; `nil` if it sends just its arguments.
  let transform: Transform?
  /// The type of its values as written, for a local of the same name; `nil` if the compiler infers it.
  let type: String?

  init(
    _ declaration: SwiftDeclaration,
    _ names: [String],
    _ kind: Kind,
    type: String?,
    sending transform: Transform? = nil
  ) {
    (self.declaration, self.names, self.kind) = (declaration, names, kind)
    (self.type, self.transform) = (type, transform)
  }

  func sending(_ transform: Transform?) -> Backing {
    Backing(self.declaration, self.names, self.kind, type: self.type, sending: transform)
  }

  /// The type of what it keeps where that is not `nil`; empty if the compiler infers it.
  var presentType: String {
    guard let type = self.type else { return "" }
    return if case .optional(let present)? = SpecType(Text(type)) { present.description } else { type }
  }

  var isPipe: Bool { if case .pipe = self.kind { true } else { false } }

  /// Whether it is one property, a tuple of a signal and its observer.
  var isPair: Bool { self.isPipe && self.names.count == 1 }
}

/// What an input sends that is not just its arguments.
struct Transform {
  /// An expression in which `$0` stands for the arguments.
  let expression: String
  /// Whether it is computed by a call, which may come to something else each time.
  let isComputed: Bool
  /// Whether it is a tuple, which is never `nil`.
  let isTuple: Bool
}

final class Output {
  enum Form {
    /// The word for its kind, such as `event`, and the type of its elements.
    case stream(String, String)
    case value(String)
    case function(SwiftSignature)
  }

  let requirement: Requirement
  let form: Form
  /// The property or function in the class.
  let implementation: SwiftDeclaration?

  init(_ requirement: Requirement, _ form: Form, implementation: SwiftDeclaration? = nil) {
    (self.requirement, self.form, self.implementation) = (requirement, form, implementation)
  }

  var name: String { self.requirement.name }
  var isValue: Bool { if case .value = self.form { true } else { false } }

  /// Whether it is what the class keeps, and the view may send to. The logic keeps it as a local.
  var isKeptRelay: Bool {
    guard case .value(let type) = self.form, let member = self.implementation else { return false }
    let name = generic(type)?.name ?? ""
    let isKept = Relay(name) != nil || ["MutableProperty", "Variable"].contains(name)
    return isKept && member.braces == nil && !member.has("lazy")
  }

  var isFunction: Bool { self.signature != nil }
  var signature: SwiftSignature? { if case .function(let signature) = self.form { signature } else { nil } }
}
