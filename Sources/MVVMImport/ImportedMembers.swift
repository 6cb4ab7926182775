import MVVMSource
import MVVMSwift

/// What a view model's protocols declare, with what the class makes of it.
struct ImportedInput {
  let name: String
  let parameters: [SwiftParameter]
  let result: String?
  let attributes: [String]
  /// In the protocol.
  let tokens: Range<Int>
  /// Whether it is a relay that the view binds to rather than a function.
  var isRelay = false
  /// Whether no protocol has it; its tokens are those of the class then.
  var isUnlisted = false
  /// Of the class.
  var implementation: SwiftDeclaration?
  var alias: String?
  /// One for each parameter.
  var initialValues: [String] = []
  var isSticky = false
  var backings: [Backing] = []
  /// The tokens of what a call returns.
  var reply: Range<Int>?

  var logicName: String { self.alias ?? self.name }
  var selector: String { "\(self.name)(\(self.parameters.map { "\($0.label):" }.joined()))" }

  /// The type of what the logic hears.
  var payload: String {
    switch self.parameters.count {
    case 0: "Void"
    case 1: self.parameters[0].type
    default: "(\(self.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    }
  }
}

/// What keeps or relays an input in the class.
struct Backing {
  enum Kind {
    /// Nothing before the first call.
    case event
    /// `nil` before the first call, which is no call.
    case optional
    /// A value from the start on: these tokens.
    case value(Range<Int>)
    /// The latest call is replayed.
    case replay
  }

  let names: [String]
  let kind: Kind
  let declaration: SwiftDeclaration
  /// What is sent, where it is not just the arguments: an expression of the logic, `$0` being the call.
  let transform: String?
  /// As it is written for a local of the same name.
  let type: String?
}

struct ImportedOutput {
  enum Form {
    /// The kind's word, and the type of the elements.
    case stream(String, String)
    case value(String)
    case function(SwiftSignature)
  }

  let name: String
  let form: Form
  let attributes: [String]
  let facet: Facet
  /// In the protocol.
  let tokens: Range<Int>
  var isUnlisted = false
  /// Of the class.
  var implementation: SwiftDeclaration?

  var isValue: Bool { if case .value = self.form { true } else { false } }
  var isFunction: Bool { if case .function = self.form { true } else { false } }
}

/// A place of the code where the class uses one of its own members.
struct Reference {
  /// `self.name`, `self?.name`, or `name`.
  let tokens: Range<Int>
  let name: String
  let hasSelf: Bool
  /// Whether an escaping closure may run it later.
  let isInClosure: Bool
  /// The first token of the statement of the body in which it stands.
  let statement: Int

  var isOptional: Bool { self.tokens.count == 4 }
}
