import MVVMConfiguration
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// Returns a spec for the user to begin with. It has an example of each section.
///
/// - Parameter name: The name of the view model, which must be a Swift name.
package func newSpec(
  named name: String,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<SourceFile> {
  let style = configuration.settings(for: Text(name)).style
  return styles.style(named: style, for: .spec).map { style in
    var builder = ContextBuilder(for: style.template)
    let viewModel = Record<ViewModelField>(&builder)
    builder.set(.viewModelName, of: viewModel) { $0.text(name) }
    let file = Record<FileField>(&builder)
    builder.set(.viewModels, of: file) { $0.list(of: [viewModel.value]) { $1 } }
    let bytes = render(style.template, builder.finish(root: file.value))
    return SourceFile(path: name + specSuffix, bytes: bytes)
  }
}
