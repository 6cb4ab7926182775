import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

/// The files of one spec, or what is wrong with it; there is no value where an error was found.
///
/// - Parameters:
///   - file: The text of the spec; the last part of its path names the generated file.
///   - styles: The styles that the configuration may name, compiled when first needed.
public func generate(
  _ file: SourceFile,
  configuration: Configuration,
  styles: inout StyleLibrary
) -> Diagnosed<[GeneratedFile]> {
  resolve(file, for: .class, configuration, &styles).map { resolved in
    // The view models of a file that an override names should all be named by it: the first one decides.
    let settings = resolved.spec.viewModels.first.map { configuration.settings(for: $0.name) }
    let name = classFileName(of: file, settings ?? configuration.settings)
    return [generatedFile(.class, named: name, for: resolved, configuration)]
  }
}

/// The first version of what a person writes for each view model of a spec: it compiles, runs, and says what is
/// still to be written.
public func scaffold(
  _ file: SourceFile,
  configuration: Configuration,
  styles: inout StyleLibrary
) -> Diagnosed<[GeneratedFile]> {
  resolve(file, for: .logic, configuration, &styles).map { resolved in
    resolved.spec.viewModels.map { viewModel in
      let single = Resolved(resolved, spec: Spec(imports: resolved.spec.imports, viewModels: [viewModel]))
      return generatedFile(.logic, named: "\(viewModel.name).swift", for: single, configuration)
    }
  }
}

/// A correct spec, with the style that it is generated in.
private struct Resolved {
  let file: SourceFile
  let spec: Spec
  let style: Style

  init(_ file: SourceFile, _ spec: Spec, _ style: Style) {
    self.file = file
    self.spec = spec
    self.style = style
  }

  init(_ other: Resolved, spec: Spec) {
    self.init(other.file, spec, other.style)
  }
}

private func resolve(
  _ file: SourceFile,
  for kind: FileKind,
  _ configuration: Configuration,
  _ styles: inout StyleLibrary
) -> Diagnosed<Resolved> {
  parse(file).flatMap { tree in
    styles.style(of: tree, for: kind, configuration).flatMap { style in
      check(tree) { style.checkRules(for: configuration.settings(for: $0)) }
        .map { Resolved(file, $0, style) }
    }
  }
  .inOrder()
  .correct()
}

private func generatedFile(
  _ kind: FileKind,
  named name: String,
  for resolved: Resolved,
  _ configuration: Configuration
) -> GeneratedFile {
  let surroundings = Surroundings(
    specFile: onOneLine(lastPart(of: resolved.file.path)),
    header: configuration.header,
    style: resolved.style,
    settings: configuration.settings(for:)
  )
  let context = describe(resolved.spec, for: kind, in: surroundings)
  let text = render(resolved.style.template, context)
  return GeneratedFile(kind: kind, name: name, contents: wrap(text, width: configuration.format.width))
}
