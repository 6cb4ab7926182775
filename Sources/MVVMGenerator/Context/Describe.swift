import MVVMModel
import MVVMSource
import MVVMTemplates

/// What a generated file contains in addition to what the spec declares.
struct FileOptions {
  /// The text of the spec. Most of a generated file is copied from it.
  let source: [UInt8]
  /// The spec's file name without folder; empty for a file that belongs to no spec.
  let specFile: String
  /// The lines of the configuration that are written below the header.
  let header: [String]
  let style: Style
  /// The import of the class's module, for a file in another module.
  var testedModule: Import?
  /// The positions of members in the spec, so that the compiler reports errors there; `nil` to let it report them in
  /// the generated file.
  var sourceLocations: SourceLocations?
  /// The library types that are written with their modules.
  var qualifiedTypes: [Text] = []
  /// Whether tests can read the latest value of an output.
  var grabsLatestValue = false
  /// The access written before imports whose types the file exposes to other modules; `nil` for none.
  var importAccess: Access?
  /// The settings of a view model, by its name.
  let settings: (Text) -> Configuration.ViewModelSettings
}

/// Converts a spec to the form that templates read, for one kind of file.
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

  /// Applies a pattern to a name.
  mutating func name(_ pattern: NamePattern, _ name: Text) -> Value {
    let mark = self.beginText()
    if !pattern.prefix.isEmpty { self.append(pattern.prefix) }
    if pattern.hole != nil {
      self.append(name)
      self.append(pattern.suffix)
    }
    return self.endText(mark)
  }

  /// Returns the lines of a comment, with a space before each line that is not empty.
  mutating func comments(_ lines: [Text]) -> Value {
    self.list(of: lines) { $1.isEmpty ? .absent : $0.indentedText($1) }
  }
}
