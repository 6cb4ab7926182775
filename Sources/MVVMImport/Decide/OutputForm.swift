import MVVMModel
import MVVMSource
import MVVMSwift

func outputForm(_ type: String, _ library: ReactiveLibrary?) -> FoundOutput.Form {
  guard let (name, arguments) = generic(type) else { return .value(type) }
  let element = arguments[0] == "()" ? "Void" : arguments[0]
  let cannotFail = arguments.count == 2 && ["Never", "NoError"].contains(arguments[1])
  switch (library, name) {
  case (.reactiveSwift, "Signal") where cannotFail: return .stream(kind: "event", element: element)
  case (.reactiveSwift, "SignalProducer") where cannotFail: return .stream(kind: "stream", element: element)
  case (.reactiveSwift, "Property"), (.rxSwift, "Driver"): return .stream(kind: "state", element: element)
  case (.rxSwift, "Signal") where arguments.count == 1: return .stream(kind: "event", element: element)
  case (.combine, "AnyPublisher") where cannotFail: return .stream(kind: "event", element: element)
  case (.combine, "AnyPublisher") where ["Error", "any Error"].contains(arguments[1]):
    return .stream(kind: "stream", element: element)
  case (.rxSwift, "Observable"): return .stream(kind: "stream", element: element)
  default: return .value(type)
  }
}

/// A relay or subject of RxSwift, split at the words of its name: `Publish`, `Behavior` or `Replay`, and
/// `relay` or `subject`.
struct Relay {
  let memory: String
  let word: String

  init?(_ name: String) {
    guard let memory = ["Publish", "Behavior", "Replay"].first(where: name.hasPrefix) else { return nil }
    (self.memory, self.word) = (memory, name.dropFirst(memory.count).lowercased())
    if !["relay", "subject"].contains(self.word) { return nil }
  }
}

/// Returns whether a type is that of relays or subjects that start with a value.
func keepsValue(_ name: String) -> Bool {
  name == "CurrentValueSubject" || Relay(name)?.memory == "Behavior"
}

/// Returns the word for a relay, subject or observer that a view can bind to; `nil` for other types, and for
/// subjects that can fail.
func wordForInput(_ type: String, _ library: ReactiveLibrary?) -> String? {
  guard let (name, arguments) = generic(type) else { return nil }
  switch library {
  case .rxSwift where arguments.count == 1: return name == "AnyObserver" ? "observer" : Relay(name)?.word
  case .combine where arguments.count == 2 && arguments[1] == "Never":
    return ["CurrentValueSubject", "PassthroughSubject"].contains(name) ? "subject" : nil
  default: return nil
  }
}

/// Returns the parameters of a function that sends what a relay, subject or observer accepts.
func relayParameters(_ type: String) -> [SwiftParameter] {
  guard let value = generic(type)?.arguments.first, SpecType(value)?.isVoid != true else { return [] }
  return [SwiftParameter(label: "_", name: "value", type: value, defaultValue: nil)]
}

/// Returns the name and the arguments of a generic type, without its module; `nil` for a type of another form.
func generic(_ type: String) -> (name: String, arguments: [String])? {
  switch SpecType(type) {
  case .generic(.name(let name), let arguments)?, .generic(.member(_, let name), let arguments)?:
    (name.description, arguments.map(\.description))
  default: nil
  }
}

/// Returns the elements of a tuple's type; none if it is another type.
func elementsOfTuple(_ type: String) -> [SpecType.Element] {
  if case .tuple(let elements)? = SpecType(type) { elements } else { [] }
}

extension SpecType {
  init?(_ type: String) { self.init(Text(type)) }
}

func isOptional(_ type: String) -> Bool { SpecType(type)?.canonical.isOptional ?? false }

/// Returns whether the argument of a parameter with this type can be stored.
func isStored(_ type: String) -> Bool {
  switch SpecType(type) {
  case .variadic?: false
  case .attributed(let words, _)?: !words.contains("inout") && !words.contains("@autoclosure")
  default: true
  }
}

extension [SwiftParameter] {
  /// The types, in one spelling for all declarations, to distinguish functions with the same labels.
  var types: String {
    self.map { SpecType($0.type)?.canonical.description ?? $0.type }.joined(separator: ",")
  }
}

extension SwiftParameter {
  var isOptional: Bool { MVVMImport.isOptional(self.type) }

  /// The parameter as declared in a spec, such as `in place: Int`.
  var inSpec: String { "\(self.names): \(self.type)" }

  /// The parameter of a function that keeps its arguments.
  var inFunction: String { "\(self.names): \(self.escaping)\(self.type)" }

  /// The attribute that a closure needs to be kept; empty for other types.
  var escaping: String { SpecType(self.type)?.isFunction == true ? "@escaping " : "" }

  private var names: String { self.label == self.name ? self.name : "\(self.label) \(self.name)" }

  /// The name as an expression, in backticks if necessary.
  var inCode: String { self.name.quoted }
}

// Names of types that must be qualified outside the class.
extension FoundViewModel {
  /// Returns the edits that qualify nested types of the class with its name, and replace `Self` by that name.
  /// The logic is in an extension of another type, where both would mean something else.
  func typeEdits(in code: SwiftCode, _ tokens: Range<Int>) -> [Edit] {
    let local = code.localTypes(in: tokens)
    let nested = self.nestedTypes.subtracting(local.map(code.declaredName))
    return tokens.compactMap { index in
      guard code.isWord(index), code.word(index - 1) != "." else { return nil }
      let range = code.tokens[index].range
      if code.word(index) == "Self" {
        return local.contains { $0.inside.contains(index) } ? nil : Edit(range, self.name)
      }
      guard nested.contains(code.plainWord(index)), code.isName(index), !code.isLabel(index)
      else { return nil }
      return Edit(range.lowerBound..<range.lowerBound, "\(self.name).")
    }
  }

  /// Returns Swift code with these edits.
  func qualified(_ text: String) -> String {
    let code = SwiftCode(SourceFile(path: "", text: text))
    return code.string(0..<code.file.bytes.count, with: self.typeEdits(in: code, code.tokens.indices))
  }
}
