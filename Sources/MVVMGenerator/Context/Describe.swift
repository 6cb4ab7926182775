import MVVMModel
import MVVMSource
import MVVMTemplates

/// What a file says beside what the spec declares.
struct FileOptions {
  /// The spec's file name, without folder; empty for a file that is made for none.
  let specFile: String
  /// Lines of the configuration put under the header.
  let header: [String]
  let style: Style
  /// Of the module that has the class, for a file in another.
  var testedModule: Import?
  /// For the compiler to show the spec's lines; `nil` for it to show those of the generated file.
  var sourceLocations: SourceLocations?
  /// The types of the library that are named with their modules.
  var qualifiedTypes: [Text] = []
  /// Whether tests can read the latest value of an output.
  var grabsLatestValue = false
  /// Written before the imports of what the file shows to other modules; `nil` for none.
  var importAccess: Access?
  /// By the name of the view model.
  let settings: (Text) -> Configuration.ViewModelSettings
}

/// Puts a spec into the form that templates read, for one kind of file.
func describe(_ spec: Spec, for kind: FileKind, _ options: FileOptions) -> Context {
  var builder = ContextBuilder(for: options.style.template)
  builder.reserve(bytes: 16 * 1024, slots: 4 * 1024)
  let file = Record<FileField>(&builder)
  if !options.specFile.isEmpty { builder.set(.specFile, of: file) { $0.text(options.specFile) } }
  builder.set(.header, of: file) { $0.comments(options.header.map { Text($0) }) }
  describeImports(of: spec, for: kind, options, into: file, &builder)
  builder.set(.hasSourceLocations, of: file, options.sourceLocations != nil)
  if !options.qualifiedTypes.isEmpty { builder.set(.qualifier, of: file) { $0.text(qualifierMark) } }
  builder.set(.grabsLatestValue, of: file, options.grabsLatestValue)
  builder.set(.viewModels, of: file) { builder in
    builder.list(of: spec.viewModels.map { describe($0, options, &builder) })
  }
  return builder.finish(root: file.value)
}

extension ContextBuilder {
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
