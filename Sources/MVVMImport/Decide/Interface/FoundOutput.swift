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
  /// Whether the logic stores it as a local: a relay that the view may send to, or a value that the class uses
  /// or changes later.
  var isKept = false
  /// The names that the class has for the parameters of a function, whatever the protocol calls them.
  var parameterNames: [String] = []

  var name: String { self.requirement.name }
  var isValue: Bool { if case .value = self.form { true } else { false } }
  var isStream: Bool { if case .stream = self.form { true } else { false } }
  /// Whether it is a driver or a signal of RxSwift.
  var isDriven: Bool { if case .stream(let kind, _) = self.form { kind != "stream" } else { false } }
  var isFunction: Bool { self.signature != nil }
  var signature: SwiftSignature? { if case .function(let signature) = self.form { signature } else { nil } }

  /// Whether it is a relay or the like that the view may send to.
  var isRelay: Bool {
    guard case .value(let type) = self.form else { return false }
    let name = generic(type)?.name ?? ""
    return Relay(name) != nil
      || ["CurrentValueSubject", "MutableProperty", "PassthroughSubject", "Variable"].contains(name)
  }
}
