import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// - Parameter isKept: Whether the argument is kept, so that a function must escape; one that a function output
///   is called with is only lent.
func describe(_ parameter: Parameter, isKept: Bool, _ builder: inout ContextBuilder) -> Value {
  describeParameter(
    (parameter.label, parameter.argumentLabel, parameter.name),
    parameter.type,
    isKept: isKept,
    &builder
  )
}

/// - Parameter isShared: Whether an output is a value of its name and type.
func describe(_ dependency: Dependency, isShared: Bool, _ builder: inout ContextBuilder) -> Value {
  let label = dependency.label == "_" ? nil : dependency.label ?? dependency.name
  let names = (dependency.label, label, dependency.name)
  let record = describeParameter(names, dependency.type, isKept: true, &builder)
  if let value = dependency.defaultValue {
    builder.set(record, ParameterSlot.defaultValue, builder.text(value))
  }
  builder.set(record, ParameterSlot.isShared, isShared)
  return record
}

private func describeParameter(
  _ names: (label: Text?, argumentLabel: Text?, name: Text),
  _ type: SpecType,
  isKept: Bool,
  _ builder: inout ContextBuilder
) -> Value {
  let record = builder.record(slots: SlotCount.parameter)
  if let label = names.label { builder.set(record, ParameterSlot.label, builder.declared(label)) }
  if let argumentLabel = names.argumentLabel {
    builder.set(record, ParameterSlot.argumentLabel, builder.text(argumentLabel))
  }
  builder.setName(record, names.name, ParameterSlot.name, quoted: .quotedName)
  let stored = builder.text(type.text)
  builder.set(record, ParameterSlot.storedType, stored)
  builder.set(record, ParameterSlot.type, type.isFunction && isKept ? builder.escaping(type) : stored)
  return record
}

extension ContextBuilder {
  /// A name bare in one slot and, where Swift needs them, in backticks in another.
  mutating func setName<Slot: RawRepresentable<Int>>(
    _ record: Value,
    _ name: Text,
    _ bare: Slot,
    quoted: Slot
  ) {
    let value = self.quoted(name)
    self.set(record, quoted, value)
    self.set(record, bare, name.isReservedWord ? self.slice(value, 1..<name.count + 1) : value)
  }

  mutating func quoted(_ name: Text) -> Value {
    name.isReservedWord ? self.inBackticks(name) : self.text(name)
  }

  /// A label where a parameter is declared.
  fileprivate mutating func declared(_ name: Text) -> Value {
    name.isReservedLabel ? self.inBackticks(name) : self.text(name)
  }

  fileprivate mutating func inBackticks(_ name: Text) -> Value {
    let mark = self.beginText()
    self.append("`")
    self.append(name)
    self.append("`")
    return self.endText(mark)
  }

  /// A function type as a parameter that is kept.
  mutating func escaping(_ type: SpecType) -> Value {
    let mark = self.beginText()
    self.append("@escaping ")
    self.append(type.text)
    return self.endText(mark)
  }
}
