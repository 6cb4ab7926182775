import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// - Parameters:
///   - isKept: Whether the argument is stored, so that a function type must be `@escaping`. An argument of a function
///     output is only used during the call.
///   - isLabelled: Whether a case of an enumeration can have the label.
func describe(
  _ parameter: Parameter,
  isKept: Bool,
  isLabelled: @autoclosure () -> Bool = true,
  _ builder: inout ContextBuilder
) -> Record<ParameterField> {
  let record = Record<ParameterField>(&builder)
  if let label = parameter.label {
    builder.set(.label, of: record) { label.isReservedLabel ? $0.inBackticks(label) : $0.text(label) }
  }
  builder.set(.argumentLabel, of: record) { builder in
    let label = isLabelled() ? parameter.argumentLabel : nil
    return label.map { builder.text($0) } ?? .absent
  }
  let type = parameter.type
  builder.set(.name, quoted: .quotedName, of: record) { $0.name(parameter.name) }
  builder.set(.storedType, of: record) { $0.text(type) }
  builder.set(.type, of: record) { $0.text(isKept ? type.asKeptParameter : type) }
  return record
}

func describe(
  _ dependency: Dependency,
  of viewModel: ViewModel,
  _ style: Style,
  _ builder: inout ContextBuilder
) -> Value {
  let record = describe(dependency.parameter, isKept: true, &builder)
  if let value = dependency.defaultValue { builder.set(.defaultValue, of: record) { $0.text(value) } }
  // An output can be provided by a dependency of the same name and type.
  let isState = viewModel.outputs.contains { style.starts($0, by: dependency) }
  builder.set(.isState, of: record, isState)
  builder.set(.isShared, of: record) { _ in
    let isProvided = viewModel.outputs.contains { $0.isProvided(by: dependency) }
    return .flag(isState || isProvided || dependency.identifies(viewModel))
  }
  return record.value
}

extension Dependency {
  /// Whether it is what `Identifiable` asks for, and so has to be as visible as the class.
  fileprivate func identifies(_ viewModel: ViewModel) -> Bool {
    self.name.spells("id") && viewModel.conformances.contains { $0.canonical == .name("Identifiable") }
  }
}

extension ContextBuilder {
  mutating func inBackticks(_ name: Text) -> Value {
    let mark = self.beginText()
    self.appendInBackticks(name)
    return self.endText(mark)
  }

  private mutating func appendInBackticks(_ name: Text) {
    self.append("`")
    self.append(name)
    self.append("`")
  }

  /// Appends a name, in backticks if Swift needs them.
  mutating func appendQuoted(_ name: Text) {
    if name.isReservedWord { self.appendInBackticks(name) } else { self.append(name) }
  }
}
