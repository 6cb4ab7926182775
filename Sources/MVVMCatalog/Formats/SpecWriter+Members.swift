import MVVMModel
import MVVMSource
import MVVMSyntax

extension SpecWriter {
  /// Inputs, outputs and dependencies have keys of their own, beside those that all have.
  mutating func json(_ member: Member) -> String {
    let own =
      switch member.kind {
      case .dependency(let dependency): fields(of: dependency)
      case .input(let input): fields(of: input)
      case .output(let output): fields(of: output, self.defaultKind)
      }
    let attributes = ("attributes", jsonArray(member.attributes.map { jsonText($0) }))
    return sortedJSON(jsonFields(of: member) + [attributes, self.place(member.nameRange)] + own)
  }
}

private func fields(of dependency: Dependency) -> [JSONField] {
  [
    ("label", jsonText(dependency.parameter.argumentLabel)), ("type", dependency.type.json),
    ("value", jsonText(dependency.defaultValue)),
  ]
}

private func fields(of input: Input) -> [JSONField] {
  [
    ("async", input.isAsync ? "true" : "false"), ("logicName", jsonText(input.logicName)),
    ("kept", input.kind == .event ? "null" : jsonString(input.kind.rawValue)),
    ("parameters", json(input.parameters, values: input.initialValues)),
    ("reply", input.reply?.json ?? "null"),
  ]
}

private func fields(of output: Output, _ defaultKind: OutputKind) -> [JSONField] {
  let parameters: String? = if case .function(let all) = output.form { json(all, values: []) } else { nil }
  return [
    ("kind", jsonText(output.word)), ("effectiveKind", jsonString(output.kind(defaultKind).rawValue)),
    ("parameters", parameters ?? "null"), ("type", output.type.json),
    ("value", jsonText(output.initialValue)),
  ]
}

/// - Parameter values: The initial values, one for each parameter, or none at all.
private func json(_ parameters: [Parameter], values: [Text]) -> String {
  jsonArray(
    parameters.enumerated().map { index, parameter in
      sortedJSON([
        ("label", jsonText(parameter.argumentLabel)), ("name", jsonText(parameter.name)),
        ("type", parameter.type.json), ("value", jsonText(values.isEmpty ? nil : values[index])),
      ])
    }
  )
}
