import MVVMSource
import MVVMSwift
import MVVMSyntax

// The members in a spec.
extension Decision {
  /// Returns the lines of the members of a facet, with the comments of its protocol.
  func lines(_ facet: Facet, _ comments: [Int: [SwiftComment]]) -> Lines {
    let interface = self.logic.interface
    return interface.inputs.filter { $0.requirement.facet == facet }.flatMap { self.lines(of: $0, comments) }
      + interface.outputs.filter { $0.requirement.facet == facet }.flatMap { self.lines(of: $0, comments) }
  }

  private func lines(of input: Input, _ comments: [Int: [SwiftComment]]) -> Lines {
    let body = input.body
    let own =
      body.backings.map(\.declaration) + (input.isRelay ? [] : [body.implementation].compactMap(\.self))
    let kept = (body.work?.tokens).map(self.code.insideRange)
    return self.lines(of: input.requirement, self.line(of: input), own, keeping: kept, comments)
  }

  private func lines(of output: Output, _ comments: [Int: [SwiftComment]]) -> Lines {
    let own = output.implementation
    let kept = own.flatMap { $0.braces == nil ? nil : self.code.insideRange($0.inside) }
    let implementations = [own].compactMap(\.self)
    return self.lines(of: output.requirement, self.line(of: output), implementations, keeping: kept, comments)
  }

  private func line(of input: Input) -> String {
    let value = input.body.initialValue.map { " = \(self.found.qualified($0))" } ?? ""
    let parameters = input.parameters.map { $0.inSpec + value }
    return Text(input.name).quoted + "(\(parameters.joined(separator: ", ")))"
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
