import MVVMModel
import MVVMSource
import MVVMTemplates

/// Prints only the protocols of view models, in any style, for people to read.
public struct ProtocolPrinter {
  private let known: [(name: String, style: Style)]

  public init(_ library: StyleLibrary) {
    self.known = library.names.compactMap { name in
      guard let manifest = library.manifest(named: name).value,
        let template = library.protocolTemplate(withSheet: name)
      else { return nil }
      return (name, Style(manifest: manifest, template: template))
    }
  }

  /// The names of the styles that have no errors.
  public var styles: [String] { self.known.map(\.name) }

  /// Returns the protocols of a view model as Swift code; `nil` for an unknown style.
  ///
  /// - Parameter file: The spec that declares the view model.
  public func protocols(
    of viewModel: ViewModel,
    in file: SourceFile,
    style name: String,
    _ configuration: Configuration
  ) -> [UInt8]? {
    guard let style = self.known.first(where: { $0.name == name })?.style else { return nil }
    let planned = PlannedFile(kind: .class, name: "", viewModels: [viewModel])
    let styled = StyledFile(planned, style, configuration)
    let options = FileOptions(
      spec: Spec(imports: [], viewModels: [viewModel]),
      source: file.bytes,
      specFile: "",
      header: [],
      style: style,
      qualifiedTypes: [],
      settings: configuration.settings(for:)
    )
    return render(style.template, describe([styled], options)[0])
  }
}

extension StyleLibrary {
  fileprivate func protocolTemplate(withSheet sheet: String) -> Template? {
    let text = "{{#separated}}\n{{#viewModels}}\n{{>protocols}}\n{{/viewModels}}\n{{/separated}}\n"
    let file = TemplateFile(name: "protocols alone", source: SourceFile(path: "", text: text))
    let library = self.templates.overlaid(with: [file])
    return compile(file.name, sheet: sheet, in: library, against: contextSchema, root: FileField.shape).value
  }
}
