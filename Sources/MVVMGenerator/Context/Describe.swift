import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// A correct spec, with the style in which its files are generated.
package struct Resolved {
  package let file: SourceFile
  package let spec: Spec
  package let styleName: String
  /// The style of the spec's class file.
  package let style: Style
  /// The library types that are written with their modules.
  let qualifiedTypes: [Text]
}

/// What the generated files of a spec contain in addition to what it declares.
final class FileOptions {
  /// The spec. Most of the generated files is copied from its text. It has no name for a file that belongs to no spec.
  let resolved: Resolved
  let configuration: Configuration
  /// The positions of members in the spec, so that the compiler reports errors there; `nil` to let it report them in
  /// the generated file.
  let sourceLocations: SourceLocations?

  init(_ resolved: Resolved, _ configuration: Configuration, _ sourceLocations: SourceLocations? = nil) {
    self.resolved = resolved
    self.configuration = configuration
    self.sourceLocations = sourceLocations
  }

  /// The style, whose manifest counts for all files.
  var style: Style { self.resolved.style }
}

/// Converts a spec to the form that templates read: a context for each of the files. A view model is described once for
/// all of them.
///
/// - Parameter files: The files, each of which is planned for some of the spec's view models, in the same order.
func describe(_ files: [StyledFile], _ options: FileOptions) -> Context {
  let viewModels = options.resolved.spec.viewModels
  var builder = ContextBuilder(for: files.first?.style.template, source: options.resolved.file.bytes)
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
  let spec = options.resolved.file.name
  if !spec.isEmpty { builder.set(.specFile, of: file) { $0.text(onOneLine(spec)) } }
  builder.set(.header, of: file) { builder in
    builder.comments { take in options.configuration.header.forEach { take(Text($0)) } }
  }
  describeImports(of: described, options, into: file, &builder)
  builder.set(.hasSourceLocations, of: file, options.sourceLocations != nil)
  if !options.resolved.qualifiedTypes.isEmpty { describeQualifiers(options.resolved, into: file, &builder) }
  builder.set(.isForDebugging, of: file, options.configuration.isForDebugging(described.planned))
  describe(options.configuration.tests, into: file, &builder)
  builder.set(.viewModels, of: file, viewModels)
  return file.value
}

private func describe(
  _ tests: Configuration.Tests,
  into file: Record<FileField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.grabsLatestValue, of: file, tests.grabLatestValue)
  if let name = tests.baseClass { builder.set(.baseClass, of: file) { $0.text(name) } }
  if let name = tests.observer { builder.set(.observerType, of: file) { $0.text(name) } }
  if let name = tests.scheduler { builder.set(.scheduler, of: file) { $0.text(name) } }
}

/// Adds the modules that are written before types of the library. Their fields come after those of every style.
private func describeQualifiers(
  _ spec: Resolved,
  into file: Record<FileField>,
  _ builder: inout ContextBuilder
) {
  builder.set(.qualifier, of: file, true)
  for (index, type) in spec.style.libraryTypes.enumerated() where spec.qualifiedTypes.contains(type) {
    let module = spec.style.manifest.libraryTypes.first { $0.types.contains(type) }?.module
    if let module { builder[file.value, FileField.count + index] = builder.name("{name}.", module) }
  }
}

extension ContextBuilder {
  mutating func texts(_ texts: [Text]) -> Value {
    self.list(of: texts) { $0.text($1) }
  }

  mutating func name(_ pattern: NamePattern, _ name: Text) -> Value {
    let mark = self.beginText()
    if !pattern.prefix.isEmpty { self.append(pattern.prefix) }
    if pattern.hole != nil {
      self.append(name)
      self.append(pattern.suffix)
    }
    return self.endText(mark)
  }

  mutating func text(_ type: SpecType) -> Value {
    if case .name(let name) = type { return self.text(name) }
    let mark = self.beginText()
    type.write { self.append($0) }
    return self.endText(mark)
  }

  /// Returns the lines of a comment, with a space before each line that is not empty.
  mutating func comments(_ read: ((Text) -> Void) -> Void) -> Value {
    var list = self.list(count: 0)
    read { line in
      let comment = line.isEmpty ? .absent : self.indentedText(line)
      self.append(comment, to: &list)
    }
    return list
  }
}

/// Replaces line ends in a file name by spaces. A line end would end the comment that contains the name.
package func onOneLine(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return name }
  return String(name.map { $0.isNewline ? " " : $0 })
}
