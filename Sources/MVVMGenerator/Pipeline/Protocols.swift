import MVVMModel
import MVVMSource
import MVVMTemplates

/// Prints only the protocols of the facets of view models of one style, for people to read.
package struct ProtocolPrinter {
  private let style: Style

  /// Fails for a style that is unknown or has errors.
  package init?(_ library: StyleLibrary, style name: String) {
    guard let manifest = library.manifest(named: name).value,
      let template = library.protocolTemplate(withSheet: name, manifest)
    else { return nil }
    self.style = Style(manifest: manifest, template: template)
  }

  /// Returns the protocols of a view model as Swift code.
  ///
  /// - Parameter file: The spec that declares the view model.
  package func protocols(
    of viewModel: ViewModel,
    in file: SourceFile,
    _ configuration: Configuration
  ) -> [UInt8] {
    var configuration = configuration
    configuration.settings.typeProtocol = .none
    for index in configuration.overrides.indices { configuration.overrides[index].typeProtocol = nil }
    let resolved = Resolved(
      file: file,
      spec: Spec(imports: [], viewModels: [viewModel]),
      styleName: "",
      style: self.style,
      qualifiedTypes: []
    )
    let planned = PlannedFile(kind: .class, name: "", viewModels: [viewModel])
    let styled = StyledFile(planned, self.style, configuration)
    let options = FileOptions(resolved: resolved, configuration: configuration)
    return render(self.style.template, describe([styled], options)[0])
  }
}

extension StyleLibrary {
  fileprivate func protocolTemplate(withSheet sheet: String, _ manifest: Manifest) -> Template? {
    let text = "{{#separated}}\n{{#viewModels}}\n{{>protocols}}\n{{/viewModels}}\n{{/separated}}\n"
    let file = TemplateFile(name: "protocols alone", source: SourceFile(path: "", text: text))
    let library = self.templates.overlaid(with: [file])
    return compile(
      file.name,
      sheet: sheet,
      in: library,
      against: contextSchema(libraryTypes: manifest.libraryTypeNames),
      root: FileField.shape
    )
    .value
  }
}
