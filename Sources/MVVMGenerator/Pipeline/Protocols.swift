import MVVMModel
import MVVMSource
import MVVMTemplates

/// Prints only the protocols of view models, in any style, for people to read.
public struct ProtocolPrinter {
  private let manifests: [String: Manifest]
  private let templates: [String: Template]
  /// The names of the styles that have no errors.
  public let styles: [String]

  public init(_ library: StyleLibrary) {
    var manifests: [String: Manifest] = [:]
    var templates: [String: Template] = [:]
    for name in library.names {
      manifests[name] = library.manifest(named: name).value
      templates[name] = library.protocolTemplate(withSheet: name)
    }
    self.manifests = manifests
    self.templates = templates
    self.styles = library.names.filter { manifests[$0] != nil && templates[$0] != nil }
  }

  /// Returns the protocols of a view model as Swift code; `nil` for an unknown style.
  ///
  /// - Parameter file: The spec that declares the view model.
  public func protocols(
    of viewModel: ViewModel,
    in file: SourceFile,
    style name: String,
    _ configuration: Configuration
  ) -> [UInt8]? {
    guard let manifest = self.manifests[name], let template = self.templates[name] else { return nil }
    let planned = PlannedFile(kind: .class, name: "", viewModels: [viewModel])
    let style = Style(manifest: manifest, template: template)
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
    return render(template, describe([styled], options)[0])
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
