import MVVMModel
import MVVMSource
import MVVMTemplates

/// What a file says beside what the spec declares.
struct FileOptions {
  /// The text of the spec, from which most of what a file says is cut.
  let source: [UInt8]
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
  var builder = ContextBuilder(for: options.style.template, source: options.source)
  let file = Record<FileField>(&builder)
  if !options.specFile.isEmpty { builder.set(.specFile, of: file) { $0.text(options.specFile) } }
  builder.set(.header, of: file) { $0.comments(options.header.map { Text($0) }) }
  describeImports(of: spec, for: kind, options, into: file, &builder)
  builder.set(.hasSourceLocations, of: file, options.sourceLocations != nil)
  if !options.qualifiedTypes.isEmpty { builder.set(.qualifier, of: file) { $0.text(qualifierMark) } }
  builder.set(.grabsLatestValue, of: file, options.grabsLatestValue)
  builder.set(.viewModels, of: file) { builder in
    builder.list(of: spec.viewModels) { describe($1, options, &$0) }
  }
  return builder.finish(root: file.value)
}

extension ContextBuilder {
  mutating func texts(_ texts: [Text]) -> Value {
    self.list(of: texts) { $0.text($1) }
  }

  /// The name that a pattern makes of another.
  mutating func name(_ pattern: NamePattern, _ name: Text) -> Value {
    let mark = self.beginText()
    if !pattern.prefix.isEmpty { self.append(pattern.prefix) }
    if pattern.hole != nil {
      self.append(name)
      self.append(pattern.suffix)
    }
    return self.endText(mark)
  }

  /// The lines of a comment, with a blank before each that is not empty.
  mutating func comments(_ lines: [Text]) -> Value {
    self.list(of: lines) { $1.isEmpty ? .absent : $0.indentedText($1) }
  }
}
