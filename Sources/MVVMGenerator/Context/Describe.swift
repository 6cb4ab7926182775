import MVVMModel
import MVVMSource
import MVVMTemplates

/// What a spec is described for: all that the context says beside what the spec declares.
struct Surroundings {
  /// The spec's file name, without folder; empty for a file that is made for none.
  let specFile: String
  /// Lines of the configuration put under the header.
  let header: [String]
  let style: Style
  /// Of the module that has the class, for a file in another.
  var testedModule: Import?
  /// For the compiler to show the spec's lines; `nil` for it to show those of the generated file.
  var sourceLocations: SourceLocations?
  /// By the name of the view model.
  let settings: (Text) -> Configuration.ViewModelSettings
}

/// Puts a spec into the form that templates read, for one kind of file.
func describe(_ spec: Spec, for kind: FileKind, in surroundings: Surroundings) -> Context {
  var builder = ContextBuilder()
  builder.reserve(bytes: 16 * 1024, slots: 4 * 1024)
  let file = builder.record(slots: SlotCount.file)
  if !surroundings.specFile.isEmpty {
    builder.set(file, FileSlot.specFile, builder.text(surroundings.specFile))
  }
  builder.set(file, FileSlot.header, builder.comments(surroundings.header.map { Text($0) }))
  describeImports(of: spec, for: kind, in: surroundings, into: file, &builder)
  builder.set(file, FileSlot.hasSourceLocations, surroundings.sourceLocations != nil)
  let viewModels = builder.list(count: spec.viewModels.count)
  for (index, viewModel) in spec.viewModels.enumerated() {
    builder[viewModels, index] = describe(viewModel, in: surroundings, &builder)
  }
  builder.set(file, FileSlot.viewModels, viewModels)
  return builder.finish(root: file)
}

extension ContextBuilder {
  mutating func set(_ record: Value, _ slot: some RawRepresentable<Int>, _ value: Value) {
    self[record, slot.rawValue] = value
  }

  mutating func set(_ record: Value, _ slot: some RawRepresentable<Int>, _ flag: Bool) {
    self[record, slot.rawValue] = .flag(flag)
  }

  mutating func texts(_ texts: [Text]) -> Value {
    let list = self.list(count: texts.count)
    for (index, text) in texts.enumerated() { self[list, index] = self.text(text) }
    return list
  }

  /// The name that a pattern makes of another.
  mutating func name(_ pattern: NamePattern, _ name: Text) -> Value {
    let mark = self.beginText()
    self.append(pattern.prefix)
    if pattern.hole != nil {
      self.append(name)
      self.append(pattern.suffix)
    }
    return self.endText(mark)
  }

  /// The lines of a comment, with a blank before each that is not empty.
  mutating func comments(_ lines: [Text]) -> Value {
    let list = self.list(count: lines.count)
    for (index, line) in lines.enumerated() {
      let mark = self.beginText()
      if !line.isEmpty { self.append(" ") }
      self.append(line)
      self[list, index] = self.endText(mark)
    }
    return list
  }
}
