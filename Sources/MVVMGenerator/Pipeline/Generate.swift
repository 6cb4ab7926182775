import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// Generates the files of one spec, or reports its errors and returns no value.
///
/// Test cases, and mocks that go with them, are generated if the configuration names a folder for tests.
///
/// - Parameters:
///   - file: The text of the spec. The last part of its path determines the names of the generated files.
///   - styles: The styles that the configuration may name. Each is compiled when it is first needed.
///   - options: The options of the run, in addition to the configuration.
///   - plan: Returns the files to generate; by default those that each run brings up to date.
package func generate(
  _ file: SourceFile,
  configuration: Configuration,
  styles: StyleLibrary,
  options: GenerateOptions = GenerateOptions(),
  planning plan: (Resolved, Configuration) -> [PlannedFile] = plannedFiles
) -> Diagnosed<[GeneratedFile]> {
  resolvedSpec(file, configuration: configuration, styles: styles).flatMap { resolved in
    let planned = plan(resolved, configuration).filter { options.destinations.contains($0.destination) }
    let locations = options.writesSourceLocations ? SourceLocations(of: file) : nil
    let contents = FileOptions(for: resolved, configuration: configuration, sourceLocations: locations)
    return styled(planned, as: resolved, configuration: configuration, styles: styles).flatMap {
      generatedFiles($0, ofStyle: resolved.styleName, contents)
    }
  }
}

/// The options of a run, in addition to the configuration.
package struct GenerateOptions: Sendable {
  /// The modules whose files are generated. A build writes those of one module to one folder, for all specs.
  package var destinations: Set<Destination>
  /// Whether the compiler reports errors about a member at its line in the spec. Use this only for files that
  /// are not checked in: each line inserted above a member in the spec would change them.
  package var writesSourceLocations: Bool

  package init(
    destinations: Set<Destination> = Set(Destination.allCases),
    writesSourceLocations: Bool = false
  ) {
    self.destinations = destinations
    self.writesSourceLocations = writesSourceLocations
  }
}

/// Generates a file that all view models of a style in a module share. Returns no value if the style does not
/// need such a file.
///
/// A file next to the classes names the library's types with their modules: the app may have types of the
/// same names, and no spec determines it.
package func supportFile(
  _ kind: SupportKind,
  ofStyle name: String,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<GeneratedFile> {
  styles.style(named: name, for: kind.fileKind).flatMap { style in
    guard let fileName = style.manifest.supportFile(kind), configuration.tests.needs(kind, style.template)
    else { return Diagnosed(nil) }
    let planned = PlannedFile(
      kind: kind.fileKind,
      name: configuration.settings.naming[.file].applied(to: fileName).description,
      viewModels: [],
      destination: kind.destination
    )
    let qualifies = configuration.qualifyTypes || kind.destination == .sources
    let options = FileOptions(
      style: style,
      qualifiedTypes: qualifies ? style.manifest.libraryTypeNames : [],
      configuration: configuration
    )
    let styled = StyledFile(planned, in: style, configuration)
    return generatedFiles([styled], ofStyle: name, options).map { $0[0] }
  }
}

extension Configuration.Tests {
  /// Returns whether the support file has any content if the team uses its own observers.
  fileprivate func needs(_ kind: SupportKind, _ template: Template) -> Bool {
    kind != .tests || self.observer == nil || (self.grabLatestValue && template.writes("grabLatestValue"))
  }
}

/// Returns files with the style for each; no value if a style has errors.
private func styled(
  _ planned: [PlannedFile],
  as resolved: Resolved,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<[StyledFile]> {
  var styled: [StyledFile] = []
  var diagnostics: [Diagnostic] = []
  for file in planned {
    let style =
      file.kind == .classes
      ? Diagnosed(resolved.style) : styles.style(named: resolved.styleName, for: file.kind)
    diagnostics += style.diagnostics
    if let style = style.value { styled.append(StyledFile(file, in: style, configuration)) }
  }
  return Diagnosed(styled.count < planned.count ? nil : styled, diagnostics)
}

/// Renders and wraps files of one style.
private func generatedFiles(_ files: [StyledFile], ofStyle styleName: String, _ options: FileOptions)
  -> Diagnosed<[GeneratedFile]>
{
  var renderer = Renderer()
  var generated: [GeneratedFile] = []
  for file in files {
    let rendered = renderer.render(file.style.template, FileRecord(of: file, options))
    guard let text = rendered.value else { return Diagnosed(nil, rendered.diagnostics) }
    let contents = wrap(text, width: options.configuration.format.width)
    generated.append(GeneratedFile(file, contents, style: styleName))
  }
  return Diagnosed(generated)
}

extension GeneratedFile {
  fileprivate init(_ styled: StyledFile, _ contents: [UInt8], style: String) {
    self.init(
      kind: styled.planned.kind,
      name: styled.planned.name,
      contents: contents,
      destination: styled.planned.destination,
      style: style,
      support: styled.support,
      viewModels: styled.planned.viewModels
    )
  }
}
