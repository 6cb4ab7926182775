import MVVMModel
import MVVMSource

/// Returns the declaration of a member as in a spec, on one line, without documentation.
package func signature(of member: Member) -> String {
  switch member.kind {
  case .dependency(let dependency): signature(of: dependency)
  case .input(let input): signature(of: input)
  case .output(let output): signature(of: output)
  }
}

func signature(of input: Input) -> String {
  var text = input.attributes.map { "\($0) " }.joined()
  if input.memory == .latest { text += "sticky " }
  text += "\(input.name)(\(parameterList(input.parameters, input.memory)))"
  if input.isAsync { text += " async" }
  if let reply = input.reply { text += " -> \(reply.text)" }
  if input.logicName != input.name { text += " as \(input.logicName)" }
  return text
}

func signature(of output: Output) -> String {
  let words = output.attributes.map { "\($0) " }.joined() + (output.word.map { "\($0) " } ?? "")
  if case .function(let parameters) = output.form {
    return "\(words)\(output.name)(\(parameterList(parameters, .event))) -> \(output.type)"
  }
  let value = output.initialValue.map { " = \($0)" } ?? ""
  return "\(words)\(output.name): \(output.type)\(value)"
}

func signature(of dependency: Dependency) -> String {
  let value = dependency.defaultValue.map { " = \($0)" } ?? ""
  return "\(names(dependency.label, dependency.name)): \(dependency.type.text)\(value)"
}

func signature(of declaration: Import) -> String {
  let words =
    declaration.attributes.map(\.description)
    + [declaration.access?.rawValue, "import", declaration.kind?.description].compactMap(\.self)
  return (words + [declaration.path.description]).joined(separator: " ")
}

private func parameterList(_ parameters: [Parameter], _ memory: Input.Memory) -> String {
  parameters.enumerated().map { index, parameter in
    let text = "\(names(parameter.label, parameter.name)): \(parameter.type.text)"
    guard case .values(let values) = memory, index < values.count else { return text }
    return "\(text) = \(values[index])"
  }.joined(separator: ", ")
}

private func names(_ label: Text?, _ name: Text) -> String { label.map { "\($0) \(name)" } ?? "\(name)" }
