import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// - Parameter isKept: Whether the argument is kept, so that a function must escape; one that a function output
///   is called with is only lent.
func describe(
  _ parameter: Parameter,
  isKept: Bool,
  _ builder: inout ContextBuilder
) -> Value {
  describeParameter(
    (parameter.label, parameter.argumentLabel, parameter.name),
    parameter.type,
    isKept: isKept,
    &builder
  )
  .value
}

func describe(
  _ dependency: Dependency,
  of viewModel: ViewModel,
  _ builder: inout ContextBuilder
) -> Value {
  let (label, name) = (dependency.label, dependency.name)
  let names = (label, label?.spells("_") == true ? nil : label ?? name, name)
  let record = describeParameter(names, dependency.type, isKept: true, &builder)
  if let value = dependency.defaultValue { builder.set(.defaultValue, of: record) { $0.text(value) } }
  // An output is a value of its name and type.
  builder.set(.isShared, of: record) { _ in
    .flag(viewModel.outputs.contains { $0.isProvided(by: dependency) })
  }
  return record.value
}

private func describeParameter(
  _ names: (label: Text?, argumentLabel: Text?, name: Text),
  _ type: SpecType,
  isKept: Bool,
  _ builder: inout ContextBuilder
) -> Record<ParameterField> {
  let record = Record<ParameterField>(&builder)
  if let label = names.label { builder.set(.label, of: record) { $0.declared(label) } }
  if let label = names.argumentLabel { builder.set(.argumentLabel, of: record) { $0.text(label) } }
  builder.set(.name, quoted: .quotedName, of: record) { $0.name(names.name) }
  builder.set(.storedType, of: record) { $0.text(type.text) }
  builder.set(.type, of: record) { $0.parameterType(type, isKept: isKept) }
  return record
}

extension ContextBuilder {
  mutating func quoted(_ name: Text) -> Value {
    self.name(name).quoted
  }

  /// A label where a parameter is declared.
  fileprivate mutating func declared(_ name: Text) -> Value {
    name.isReservedLabel ? self.inBackticks(name) : self.text(name)
  }

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

  /// In backticks where it has to be.
  mutating func appendQuoted(_ name: Text) {
    if name.isReservedWord { self.appendInBackticks(name) } else { self.append(name) }
  }

  /// The type of a parameter; a function that is kept must escape.
  mutating func parameterType(_ type: SpecType, isKept: Bool = true) -> Value {
    guard type.isFunction, isKept else { return self.text(type.text) }
    let mark = self.beginText()
    self.append("@escaping ")
    self.append(type.text)
    return self.endText(mark)
  }
}
