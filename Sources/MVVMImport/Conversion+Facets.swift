import MVVMSource
import MVVMSwift

extension Conversion {
  /// Warns of protocols that only classes can conform to, as the generated ones are not.
  mutating func warnOfClassBounds() {
    for declaration in self.found.protocols {
      let bound = self.unit.code.inherited(by: declaration).first { ["AnyObject", "class"].contains($0) }
      guard let bound else { continue }
      self.warn(
        .importProtocolMember,
        "the generated protocol is not bound to classes by ': \(bound)': nothing of its type can be 'weak'",
        at: declaration
      )
    }
  }

  /// Reads the protocol of a facet.
  mutating func readFacet(_ declaration: SwiftDeclaration, _ facet: Facet) {
    let inherited = self.unit.code.inherited(by: declaration).filter { !plainAncestors.contains($0) }
    if !inherited.isEmpty {
      self.report(
        .importProtocolMember,
        "take the inheritance away first: the generated protocol of a facet has none",
        at: declaration
      )
    }
    for member in self.code.declarations(declaration.inside) {
      switch (member.kind, facet) {
      case (.func, .inputs): self.readInput(member)
      case (.func, _): self.readFunctionOutput(member, facet)
      case (.var, _) where self.code.names(of: member).count != 1:
        self.report(
          .importProtocolMember,
          "declare each property by itself, with its name: a spec has one name for each member",
          at: member.keyword
        )
      case (.var, .inputs): self.readRelay(member)
      case (.var, _): self.readOutput(member, facet)
      case (.directive, _) where !self.code.word(member.keyword).hasPrefix("#if"): break
      case (.directive, _):
        self.report(
          .importConditionalCompilation,
          "take the '\(self.code.word(member.keyword))' out of the protocol first: a spec has no conditions",
          at: member.keyword
        )
      default:
        self.report(
          .importProtocolMember,
          "move '\(self.code.word(member.keyword))' out of the protocol first: a spec declares functions and properties",
          at: member.keyword
        )
      }
    }
  }

  private func attributes(of member: SwiftDeclaration) -> [String] {
    member.attributes.map { self.code.spelled($0) }
  }

  /// Returns the signature of a protocol's function. Reports what a spec cannot express of it.
  private mutating func plainSignature(of member: SwiftDeclaration) -> SwiftSignature? {
    guard let signature = self.code.signature(of: member) else { return nil }
    if signature.isGeneric || !signature.effects.isEmpty || member.isStatic || member.has("mutating") {
      self.report(
        .importProtocolMember,
        "write '\(signature.name)' as a plain function: a spec has no generic, async or throwing members",
        at: member
      )
    }
    let odd = signature.parameters.first {
      $0.type.hasPrefix("inout ") || $0.type.hasSuffix("...") || $0.type.hasPrefix("@autoclosure")
    }
    if let odd {
      self.report(
        .importProtocolMember,
        "give '\(odd.name)' a type that can be stored: an argument is kept for the logic",
        at: member
      )
    }
    return signature
  }

  private mutating func readInput(_ member: SwiftDeclaration) {
    guard let signature = self.plainSignature(of: member) else { return }
    let input = ImportedInput(
      name: signature.name,
      parameters: signature.parameters,
      result: signature.result,
      attributes: self.attributes(of: member),
      tokens: member.tokens
    )
    if !self.append(input) {
      self.report(
        .importOverload,
        "rename one of the inputs '\(input.selector)': the logic cannot tell apart what differs in types alone",
        at: member
      )
    }
  }

  /// Adds an input, and returns whether no other input has its selector.
  @discardableResult
  mutating func append(_ input: ImportedInput) -> Bool {
    self.inputs.append(input)
    return self.selectors.insert(input.selector).inserted
  }

  /// Reads an input that is a relay, such as `var tapped: PublishRelay<Void> { get }`. Reports any other property.
  private mutating func readRelay(_ member: SwiftDeclaration) {
    let name = self.code.names(of: member)[0]
    guard let type = self.code.type(of: member).map({ self.code.spelled($0) }),
      let payload = relayPayload(type), self.library == .rxSwift
    else {
      self.refusedMembers.insert(name)
      return self.report(
        .importInputProperty,
        "make '\(name)' a function first: a view tells by calling one",
        at: member
      )
    }
    var input = ImportedInput(
      name: name,
      parameters: relayParameters(payload),
      result: nil,
      attributes: self.attributes(of: member),
      tokens: member.tokens
    )
    input.isRelay = true
    self.append(input)
  }

  private mutating func readFunctionOutput(_ member: SwiftDeclaration, _ facet: Facet) {
    guard let signature = self.plainSignature(of: member) else { return }
    let attributes = self.attributes(of: member)
    self.outputs.append(
      ImportedOutput(
        name: signature.name,
        form: .function(signature),
        attributes: attributes,
        facet: facet,
        tokens: member.tokens
      )
    )
  }

  private mutating func readOutput(_ member: SwiftDeclaration, _ facet: Facet) {
    let name = self.code.names(of: member)[0]
    guard let type = self.code.type(of: member).map({ self.code.spelled($0) }) else { return }
    if self.code.first("set", in: member.inside) != nil {
      self.report(
        .importProtocolMember,
        "take '{ set }' from '\(name)' first: an output is only read",
        at: member
      )
    }
    let form = outputForm(type, self.library)
    if form == nil {
      self.report(
        .importOutputType,
        "give '\(name)' a type that a spec can say: '\(type)' lets the view write, or can fail",
        at: member
      )
    }
    self.outputs.append(
      ImportedOutput(
        name: name,
        form: form ?? .value(type),
        attributes: self.attributes(of: member),
        facet: facet,
        tokens: member.tokens
      )
    )
  }
}

/// Returns the form of an output of a type; `nil` if no spec can express it.
func outputForm(_ type: String, _ library: ReactiveLibrary) -> ImportedOutput.Form? {
  guard let (name, arguments) = genericType(type) else { return .value(type) }
  switch (library, name) {
  case (.reactiveSwift, "Signal"), (.reactiveSwift, "SignalProducer"):
    guard arguments.count == 2, ["Never", "NoError"].contains(arguments[1]) else { return nil }
    return .stream(name == "Signal" ? "event" : "stream", element(arguments[0]))
  case (.reactiveSwift, "Property"): return .stream("state", element(arguments[0]))
  case (.reactiveSwift, "MutableProperty"): return nil
  case (.rxSwift, "Driver"): return .stream("state", element(arguments[0]))
  case (.rxSwift, "Signal") where arguments.count == 1: return .stream("event", element(arguments[0]))
  case (.rxSwift, "Observable"): return .stream("stream", element(arguments[0]))
  case (.rxSwift, _) where name.hasSuffix("Relay") || name.hasSuffix("Subject") || name == "Variable":
    return nil
  default: return .value(type)
  }
}

private func element(_ type: String) -> String { type == "()" ? "Void" : type }

/// Returns the name and the arguments of a generic type, without its module; `nil` if the type has another form, such
/// as that of an optional.
func genericType(_ type: String) -> (name: String, arguments: [String])? {
  let code = SwiftCode(SourceFile(path: "", text: type))
  var open = 0
  while code.isWord(open), code.spells(open + 1, ".") { open += 2 }
  open += 1
  guard code.spells(open, "<"), code.spells(code.tokens.count - 1, ">") else { return nil }
  let arguments = code.commaSeparated(open + 1..<code.tokens.count - 1).map { code.spelled($0) }
  return arguments.isEmpty ? nil : (code.word(open - 1), arguments)
}

/// Returns the elements of a tuple's type; none if it is another type.
func elementsOfTuple(_ type: String) -> [(label: String?, type: String)] {
  let code = SwiftCode(SourceFile(path: "", text: type))
  return code.tupleElements(code.tokens.indices).map { part in
    guard code.spells(part.lowerBound + 1, ":") else { return (nil, code.spelled(part)) }
    return (code.plainWord(part.lowerBound), code.spelled(part.lowerBound + 2..<part.upperBound))
  }
}

private func relayPayload(_ type: String) -> String? {
  guard let (name, arguments) = genericType(type), arguments.count == 1 else { return nil }
  return ["PublishRelay", "BehaviorRelay", "ReplayRelay"].contains(name) ? arguments[0] : nil
}

/// Returns the parameters of a function that would send what a relay accepts.
private func relayParameters(_ payload: String) -> [SwiftParameter] {
  if payload == "Void" || payload == "()" { return [] }
  let elements = elementsOfTuple(payload)
  let labelled = elements.compactMap { label, type in
    label.map { SwiftParameter(label: $0, name: $0, type: type, defaultValue: nil) }
  }
  if elements.count > 1, labelled.count == elements.count { return labelled }
  return [SwiftParameter(label: "_", name: "value", type: payload, defaultValue: nil)]
}
