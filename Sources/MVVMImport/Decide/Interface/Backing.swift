import MVVMModel
import MVVMSource
import MVVMSwift

/// A property of the class that stores or relays an input.
struct Backing {
  enum Kind {
    /// It has no value before the first call.
    case event
    /// It is the signal and the observer of a `Signal.pipe()`, as one property or as two.
    case pipe
    /// It is `nil` before the first call. This `nil` does not represent a call.
    case optional
    /// It has an initial value: these tokens.
    case value(Range<Int>)
  }

  let declaration: SwiftDeclaration
  /// The names of the property; two if it is `let (signal, observer) = Signal.pipe()`.
  let names: [String]
  var kind: Kind
  /// The type of its values as written, for a local of the same name; `nil` if the compiler infers it.
  let type: String?
  /// The expression that the input sends; `nil` if it only sends its arguments.
  var transform: Transform?

  /// The type of its values other than `nil`; empty if the compiler infers it.
  var presentType: String {
    guard let type = self.type else { return "" }
    return if case .optional(let present)? = SpecType(type) { present.description } else { type }
  }

  var isPipe: Bool { if case .pipe = self.kind { true } else { false } }

  /// Whether it has no value before the first call.
  var keepsNothing: Bool { if case .value = self.kind { false } else { true } }

  /// Whether it is one property, a tuple of a signal and its observer.
  var isPair: Bool { self.isPipe && self.names.count == 1 }
}

extension FoundViewModel {
  /// Returns a property as a backing that receives only the arguments; `nil` if the library has no such property.
  func backing(_ property: SwiftDeclaration) -> Backing? {
    guard let value = self.code.value(of: property) else { return nil }
    let annotated = self.code.type(of: property).flatMap { generic(self.code.compact($0)) }
    let (names, made) = (self.code.names(of: property), self.made(by: value).flatMap { generic($0.type) })
    let arguments = annotated?.arguments ?? made?.arguments ?? []
    let type = arguments.first
    // A subject that can fail cannot become an input, since inputs never fail.
    if self.library == .combine, arguments.last != "Never" || !property.attributes.isEmpty { return nil }
    return self.kind(ofBacking: value, annotated?.name).map { kind in
      Backing(declaration: property, names: names, kind: kind, type: type)
    }
  }

  /// - Parameter annotated: The name of its type, if written.
  private func kind(ofBacking value: Range<Int>, _ annotated: String?) -> Backing.Kind? {
    let written = self.code.compact(value)
    if written.hasPrefix("Signal<"), written.hasSuffix(".pipe()") {
      return self.library == .reactiveSwift ? .pipe : nil
    }
    guard let (made, arguments) = self.made(by: value) else { return nil }
    let type = annotated ?? generic(made)?.name ?? made.split(separator: ".").last.map(String.init) ?? ""
    switch (self.library, self.library == .rxSwift ? Relay(type)?.memory : type) {
    case (.reactiveSwift, "MutableProperty"):
      let argument = self.code.compact(arguments)
      if argument == "()" || argument.isEmpty { return .event }
      return argument == "nil" ? .optional : .value(arguments)
    case (.rxSwift, "Publish"), (.combine, "PassthroughSubject"): return .event
    case (.combine, "CurrentValueSubject"):
      return ["()", ""].contains(self.code.compact(arguments)) ? nil : .value(arguments)
    case (.rxSwift, "Behavior"):
      guard arguments.count > 2, self.code.word(arguments.lowerBound) == "value" else { return nil }
      let start = arguments.lowerBound + 2..<arguments.upperBound
      // An input without parameters cannot have an initial value.
      return self.code.compact(start) == "()" ? nil : .value(start)
    default: return nil
    }
  }

  /// Returns the type that an expression creates, such as `MutableProperty<Int>` for
  /// `MutableProperty<Int>.init(1)`, and the arguments of its last call; `nil` if it does not end with a
  /// call.
  private func made(by value: Range<Int>) -> (type: String, arguments: Range<Int>)? {
    guard let open = self.code.tokens[value.upperBound - 1].partner, self.code.word(open) == "(",
      open > value.lowerBound
    else { return nil }
    let isMember = ["init", "create", "pipe"].contains(self.code.word(open - 1))
    // A `.init(…)` has no type before it if the property declares it.
    let end = isMember ? open - 2 : open
    guard end >= value.lowerBound else { return nil }
    return (self.code.spelled(value.lowerBound..<end), open + 1..<value.upperBound - 1)
  }

  /// Returns the initial value of an input's only parameter; `nil` if it cannot be that of the backing.
  func initialValue(_ backing: Backing, _ parameters: [SwiftParameter]) -> String? {
    guard case .value(let value) = backing.kind, parameters.count == 1,
      self.canStart(parameters[0], at: value, of: backing.type ?? ""),
      self.privateName(in: value) == nil, !self.namesMember(in: value), !self.code.isLabel(value.lowerBound)
    else { return nil }
    return self.code.string(value)
  }

  /// Returns whether a value, which may be lazy, needs the object.
  private func namesMember(in value: Range<Int>) -> Bool {
    value.contains { token in
      let name = self.code.plainWord(token)
      if name == "self" { return true }
      guard self.code.isName(token), !self.code.isLabel(token), self.code.word(token - 1) != "." else {
        return false
      }
      return self.members.properties[name] != nil
        || self.members.functions.contains { $0.signature.name == name && !$0.declaration.isStatic }
    }
  }

  /// Returns whether a parameter can have an initial value of a type, which is empty if the compiler infers it.
  private func canStart(_ parameter: SwiftParameter, at value: Range<Int>, of type: String) -> Bool {
    if parameter.isOptional || parameter.type == type { return true }
    return !isOptional(type) && self.code.first("?", in: value) == nil
      && !["nil", "Optional"].contains(self.code.word(value.lowerBound))
  }

  /// Returns the first token that names a private declaration of the file, which the generated file cannot see.
  func privateName(in tokens: Range<Int>) -> Int? {
    tokens.first { token in
      guard let name = self.code.name(token)?.description else { return false }
      if self.code.word(token - 1) != "." {
        if !self.code.isName(token) { return false }
        return self.file.privateNames.contains(name)
      }
      let isOwn = ["Self", self.name].contains(self.code.word(token - 2))
      return isOwn
        && self.members.all.contains { $0.isStatic && $0.isPrivate && self.code.names(of: $0).contains(name) }
    }
  }
}
