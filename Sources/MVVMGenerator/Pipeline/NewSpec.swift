import MVVMSource
import MVVMTemplates

/// A spec to begin with, which has an example of each section.
///
/// - Parameter name: Of the view model, a Swift name.
public func newSpec(
  named name: String,
  configuration: Configuration,
  styles: inout StyleLibrary
) -> Diagnosed<SourceFile> {
  let style = configuration.settings(forViewModel: name).style
  return styles.style(named: style, for: .spec).map { style in
    var builder = ContextBuilder(for: style.template, source: [])
    let viewModel = Record<ViewModelField>(&builder)
    builder.set(.viewModelName, of: viewModel) { $0.text(name) }
    let file = Record<FileField>(&builder)
    builder.set(.viewModels, of: file) { $0.list(of: [viewModel.value]) { $1 } }
    return SourceFile(path: "\(name).mvvm", bytes: render(style.template, builder.finish(root: file.value)))
  }
}

/// The name of a view model, made of what somebody typed; `nil` if it cannot be one.
public func viewModelName(from word: String) -> String? {
  guard isSwiftName(word), let first = word.unicodeScalars.first, !first.properties.isLowercase else {
    return nil
  }
  return word.hasSuffix("ViewModel") ? word : "\(word)ViewModel"
}
