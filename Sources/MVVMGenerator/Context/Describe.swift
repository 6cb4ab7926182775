import MVVMModel
import MVVMSource
import MVVMTemplates

/// What the generated files of a spec contain in addition to what it declares.
struct FileOptions {
  let spec: Spec
  /// The text of the spec. Most of the generated files is copied from it.
  let source: [UInt8]
  /// The spec's file name without folder; empty for a file that belongs to no spec.
  let specFile: String
  /// The lines of the configuration that are written below the header.
  let header: [String]
  /// The style, whose manifest counts for all files.
  let style: Style
  /// The positions of members in the spec, so that the compiler reports errors there; `nil` to let it report them in
  /// the generated file.
  var sourceLocations: SourceLocations?
  /// The library types that are written with their modules.
  var qualifiedTypes: [Text] = []
  /// Whether tests can read the latest value of an output.
  var grabsLatestValue = false
  /// The access written before imports whose types a file exposes to other modules; `nil` for none.
  var importAccess: Access?
  /// The settings of a view model, by its name.
  let settings: (Text) -> Configuration.ViewModelSettings
}

/// Converts a spec to the form that templates read: a context for each of the files. A view model is described once for
/// all of them.
///
/// - Parameter files: The files, each of which is planned for some of the spec's view models, in the same order.
func describe(_ files: [StyledFile], _ options: FileOptions) -> Context {
  let viewModels = options.spec.viewModels
  var builder = ContextBuilder(for: files.first?.style.template, source: options.source)
  for file in files.dropFirst() { builder.add(file.style.template) }
  let described = builder.list(of: viewModels) { describe($1, options, &$0) }
  let roots = builder.list(of: files) { builder, file in
    describe(file, options, &builder) { builder in
      var index = 0
      return builder.list(of: file.planned.viewModels) { builder, viewModel in
        while viewModels[index] !== viewModel { index += 1 }
        return builder[described, index]
      }
    }
  }
  return builder.finish(root: roots)
}

private func describe(
  _ described: StyledFile,
  _ options: FileOptions,
  _ builder: inout ContextBuilder,
  _ viewModels: (inout ContextBuilder) -> Value
) -> Value {
  let slots = FileField.count + options.style.libraryTypes.count
  let file = Record<FileField>(builder.record(slots: slots), builder)
  if !options.specFile.isEmpty { builder.set(.specFile, of: file) { $0.text(options.specFile) } }
  builder.set(.header, of: file) { $0.comments(options.header.map { Text($0) }) }
  describeImports(of: described, options, into: file, &builder)
  builder.set(.hasSourceLocations, of: file, options.sourceLocations != nil)
  if !options.qualifiedTypes.isEmpty { describeQualifiers(options, into: file, &builder) }
  builder.set(.grabsLatestValue, of: file, options.grabsLatestValue)
  builder.set(.viewModels, of: file, viewModels)
  return file.value
}

/// Adds the modules that are written before types of the library. Their fields come after those of every style.
private func describeQualifiers(
  _ options: FileOptions,
  into file: Record<FileField>,
  _ builder: inout ContextBuilder
) {
  let modules = options.style.manifest.libraryTypes
  builder.set(.qualifier, of: file, true)
  for (index, type) in options.style.libraryTypes.enumerated() where options.qualifiedTypes.contains(type) {
    let module = modules.keys.first { modules[$0]?.contains(type) == true }
    if let module { builder[file.value, FileField.count + index] = builder.name("{name}.", module) }
  }
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
