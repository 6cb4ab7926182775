import MVVMSource
import MVVMSwift
import MVVMSyntax

/// A member of a spec, with where its comments stand.
struct SpecEntry {
  let member: Requirement
  let line: String
  /// The members of the class that implement it.
  let implementations: [SwiftDeclaration]
  /// The bytes of the code that becomes part of the logic.
  let kept: Range<Int>?
}

extension Decision {
  func entries(_ facet: Facet) -> [SpecEntry] {
    self.logic.interface.inputs.filter { $0.requirement.facet == facet }.map(self.entry)
      + self.logic.interface.outputs.filter { $0.requirement.facet == facet }.map(self.entry)
  }

  private func entry(_ input: Input) -> SpecEntry {
    let body = input.body
    let function = input.isRelay ? nil : body.implementation
    return SpecEntry(
      member: input.requirement,
      line: self.line(of: input),
      implementations: body.backings.map(\.declaration) + [function].compactMap(\.self),
      kept: (body.reply?.expression ?? body.work?.tokens).map(self.code.insideRange)
    )
  }

  private func entry(_ output: Output) -> SpecEntry {
    let implementation = output.implementation
    return SpecEntry(
      member: output.requirement,
      line: self.line(of: output),
      implementations: [implementation].compactMap(\.self),
      kept: implementation.flatMap { $0.braces == nil ? nil : self.code.insideRange($0.inside) }
    )
  }

  private func line(of input: Input) -> String {
    let values = input.body.initialValues.map { " = \(self.found.qualified($0))" }
    let parameters = input.parameters.enumerated().map { index, parameter in
      parameter.inSpec + (values.isEmpty ? "" : values[index])
    }
    return (input.body.isSticky ? "sticky " : "") + Text(input.name).quoted
      + "(\(parameters.joined(separator: ", ")))"
      + (input.result.map { " -> \($0)" } ?? "") + (input.alias.map { " as \($0)" } ?? "")
  }

  private func line(of output: Output) -> String {
    let name = Text(output.name).quoted
    switch output.form {
    case .function(let signature):
      let parameters = signature.parameters.map(\.inSpec).joined(separator: ", ")
      return "\(name)(\(parameters)) -> \(signature.result ?? "Void")"
    case .value(let type): return "value \(name): \(type)"
    case .stream(let kind, let type):
      let isEvent = output.requirement.facet.section == .errors || !self.logic.isRx
      return "\(kind == (isEvent ? "event" : "state") ? "" : "\(kind) ")\(name): \(type)"
    }
  }
}
