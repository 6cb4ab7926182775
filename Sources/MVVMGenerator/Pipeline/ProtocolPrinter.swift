import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// Prints only the facet protocols of view models of one style, for people to read.
package struct ProtocolPrinter {
  private let style: Style

  /// Fails for a style that is unknown or has errors.
  package init?(_ library: StyleLibrary, style name: String) {
    let text = "{{#separated}}\n{{#viewModels}}\n{{>protocols}}\n{{/viewModels}}\n{{/separated}}\n"
    let file = TemplateFile(name: "protocols alone", source: SourceFile(path: "", text: text))
    let templates = library.templates.overlaid(with: [file])
    let found = library.manifest(named: name).flatMap {
      compiledStyle(file.name, sheet: name, in: templates, $0, against: FileKind.classes.schema)
    }
    guard let style = found.value else { return nil }
    self.style = style
  }

  /// Returns the protocols of a view model as Swift code.
  package func protocols(of viewModel: ViewModel, _ configuration: Configuration) -> Diagnosed<[UInt8]> {
    var configuration = configuration
    configuration.settings.typeProtocol = .none
    configuration.overrides.change { $0.typeProtocol = nil }
    let planned = PlannedFile(kind: .classes, name: "", viewModels: [viewModel])
    let styled = StyledFile(planned, in: self.style, configuration)
    let options = FileOptions(style: self.style, configuration: configuration)
    var renderer = Renderer()
    return renderer.render(self.style.template, FileRecord(of: styled, options))
  }
}
