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

/// - Parameter isShared: Whether an output is a value of its name and type.
func describe(
  _ dependency: Dependency,
  isShared: Bool,
  _ builder: inout ContextBuilder
) -> Value {
  let label = dependency.label == "_" ? nil : dependency.label ?? dependency.name
  let names = (dependency.label, label, dependency.name)
  let record = describeParameter(names, dependency.type, isKept: true, &builder)
  if let value = dependency.defaultValue { builder.set(.defaultValue, of: record) { $0.text(value) } }
  builder.set(.isShared, of: record, isShared)
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
  builder.set(.name, quoted: .quotedName, of: record) { names.name }
  builder.set(.storedType, of: record) { $0.text(type.text) }
  builder.set(.type, of: record) { $0.parameterType(type, isKept: isKept) }
  return record
}

extension ContextBuilder {
  mutating func quoted(_ name: Text) -> Value {
    name.isReservedWord ? self.inBackticks(name) : self.text(name)
  }

  /// A label where a parameter is declared.
  fileprivate mutating func declared(_ name: Text) -> Value {
    name.isReservedLabel ? self.inBackticks(name) : self.text(name)
  }

  private mutating func inBackticks(_ name: Text) -> Value {
    let mark = self.beginText()
    self.append("`")
    self.append(name)
    self.append("`")
    return self.endText(mark)
  }

  /// The type of a parameter; a function that is kept must escape.
  mutating func parameterType(_ type: SpecType, isKept: Bool = true) -> Value {
    let mark = self.beginText()
    if type.isFunction && isKept { self.append("@escaping ") }
    self.append(type.text)
    return self.endText(mark)
  }
}
