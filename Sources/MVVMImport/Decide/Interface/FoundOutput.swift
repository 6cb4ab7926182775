import MVVMSwift

struct FoundOutput {
  enum Form {
    /// The word for its kind, such as `event`, and the type of its elements.
    case stream(kind: String, element: String)
    case value(String)
    case function(SwiftSignature)
  }

  let requirement: Requirement
  var form: Form
  /// The property or function in the class.
  var implementation: SwiftDeclaration?

  var name: String { self.requirement.name }
  var isValue: Bool { if case .value = self.form { true } else { false } }
  var isStream: Bool { if case .stream = self.form { true } else { false } }
  /// Whether it is a driver or a signal of RxSwift.
  var isDriven: Bool { if case .stream(let kind, _) = self.form { kind != "stream" } else { false } }
  var isFunction: Bool { self.signature != nil }
  var signature: SwiftSignature? { if case .function(let signature) = self.form { signature } else { nil } }

  /// Whether it is a relay or property of the class that the view may send to. The logic stores it as a local.
  var isKeptRelay: Bool {
    guard case .value(let type) = self.form, let member = self.implementation else { return false }
    let name = generic(type)?.name ?? ""
    let isKept =
      Relay(name) != nil
      || ["CurrentValueSubject", "MutableProperty", "PassthroughSubject", "Variable"].contains(name)
    return isKept && member.braces == nil && !member.has("lazy")
  }
}
