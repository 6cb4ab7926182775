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
    var builder = ContextBuilder()
    let viewModel = builder.record(slots: SlotCount.viewModel)
    builder.set(viewModel, ViewModelSlot.viewModelName, builder.text(name))
    let file = builder.record(slots: SlotCount.file)
    builder.set(file, FileSlot.viewModels, builder.list(of: [viewModel]))
    return SourceFile(path: "\(name).mvvm", bytes: render(style.template, builder.finish(root: file)))
  }
}

/// The name of a view model, made of what somebody typed; `nil` if it cannot be one.
public func viewModelName(from word: String) -> String? {
  guard isSwiftName(word), let first = word.unicodeScalars.first, !first.properties.isLowercase else {
    return nil
  }
  return word.hasSuffix("ViewModel") ? word : "\(word)ViewModel"
}
