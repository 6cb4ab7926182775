import MVVMSwift

// Functions for calls that leave out an argument: those of the generated class have no default values.
extension Decision {
  var overloads: [String] {
    let interface = self.logic.interface
    let functions = interface.inputs.map(\.body.implementation) + interface.outputs.map(\.implementation)
    return functions.compactMap { $0.flatMap(self.overload) }
  }

  /// Returns a function without the only parameter that has a default value; `nil` if none has.
  private func overload(of member: SwiftDeclaration) -> String? {
    guard member.kind == .func, let signature = self.code.signature(of: member),
      let value = signature.parameters.lazy.compactMap(\.defaultValue).first
    else { return nil }
    let parameters = signature.parameters.filter { $0.defaultValue == nil }.map(\.inFunction)
    let arguments = signature.parameters.map { parameter in
      let argument = parameter.defaultValue == nil ? parameter.inCode : value
      return parameter.label == "_" ? argument : "\(parameter.label): \(argument)"
    }
    let name = signature.name.quoted
    let access = member.access == "internal" ? "" : "\(member.access) "
    let attributes = member.attributes.map { self.code.spelled($0) + " " }.joined()
    let result = signature.result.map { " -> \($0)" } ?? ""
    let call = "self.\(name)(\(arguments.joined(separator: ", ")))"
    let (line, unit) = (self.indentation, self.indentation + self.indentation)
    return "\(line)\(attributes)\(access)func \(name)(\(parameters.joined(separator: ", ")))\(result) {\n"
      + "\(unit)\(signature.result == nil ? "" : "return ")\(call)\n\(line)}"
  }
}

extension FoundViewModel {
  /// Returns whether a function without the argument can take the place of the only default value of another one.
  func canOverload(_ signature: SwiftSignature, _ member: SwiftDeclaration) -> Bool {
    let closures = signature.parameters.count { $0.escaping != "" }
    let labels = signature.parameters.filter { $0.defaultValue == nil }.map(\.label)
    let isTaken = self.members.functions.contains {
      $0.signature.name == signature.name && $0.signature.parameters.map(\.label) == labels
    }
    // A parameter of an alias may be a closure, too.
    return !isTaken && labels.count == signature.parameters.count - 1
      && member.head.count { self.code.word($0) == "escaping" } == closures
  }
}
