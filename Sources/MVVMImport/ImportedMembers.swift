import MVVMSource
import MVVMSwift

/// An input that a view model's protocol declares, with its implementation in the class.
struct ImportedInput {
  let name: String
  let parameters: [SwiftParameter]
  let result: String?
  let attributes: [String]
  /// The tokens of its declaration in the protocol; in the class if no protocol declares it.
  let tokens: Range<Int>
  /// Whether it is a relay that the view binds to rather than a function.
  var isRelay = false
  /// Whether only the class declares it, and no protocol.
  var isUnlisted = false
  /// The function in the class, or its relay.
  var implementation: SwiftDeclaration?
  var alias: String?
  /// The initial value of each parameter; empty if there are none.
  var initialValues: [String] = []
  var isSticky = false
  var backings: [Backing] = []
  /// The tokens of the expression that a call returns; `nil` if there is no reply.
  var reply: Range<Int>?

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

/// A property of the class that keeps or relays an input.
struct Backing {
  enum Kind {
    /// It has no value before the first call.
    case event
    /// It is the signal and the observer of a `Signal.pipe()`, as one property or as two.
    case pipe
    /// It is `nil` before the first call. This `nil` does not stand for a call.
    case optional
    /// It has an initial value: these tokens.
    case value(Range<Int>)
    /// It replays the latest call.
    case replay
  }

  /// The names of the property; two if it is `let (signal, observer) = Signal.pipe()`.
  let names: [String]
  let kind: Kind
  let declaration: SwiftDeclaration
  /// What the input sends, as an expression in which `$0` stands for the arguments; `nil` if it sends just those.
  var transform: String?
  /// The type of its values as written, for a local of the same name; `nil` if the compiler infers it.
  let type: String?

  /// Whether what the input sends is computed by a call, which may come to something else each time.
  var isComputed: Bool {
    guard let transform else { return false }
    let code = SwiftCode(SourceFile(path: "", text: transform))
    return code.tokens.indices.contains { code.spells($0, "(") && code.isWord($0 - 1) }
  }

  /// The type of what it keeps where that is not `nil`; empty if the compiler infers it.
  var presentType: String {
    let type = self.type ?? ""
    return type.hasSuffix("?") ? String(type.dropLast()) : type
  }
}

struct ImportedOutput {
  enum Form {
    /// The word for its kind, such as `event`, and the type of its elements.
    case stream(String, String)
    case value(String)
    case function(SwiftSignature)
  }

  let name: String
  let form: Form
  let attributes: [String]
  let facet: Facet
  /// The tokens of its declaration in the protocol; in the class if no protocol declares it.
  let tokens: Range<Int>
  var isUnlisted = false
  /// The property or function in the class.
  var implementation: SwiftDeclaration?

  var isValue: Bool { if case .value = self.form { true } else { false } }
  var isFunction: Bool { if case .function = self.form { true } else { false } }
}
