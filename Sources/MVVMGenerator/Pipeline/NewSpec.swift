import MVVMConfiguration
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// Returns a spec for the user to start with. It has an example of each section.
///
/// - Parameter name: The name of the view model, which must be a Swift name.
package func newSpec(
  named name: String,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<SourceFile> {
  let style = configuration.settings(for: Text(name)).style
  return styles.style(named: style, for: .spec).flatMap { style in
    var renderer = Renderer()
    return renderer.render(style.template, NewSpecRecord(viewModelName: name))
      .map { SourceFile(path: name + specSuffix, bytes: $0) }
  }
}
