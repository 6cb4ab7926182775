import MVVMModel
import MVVMSource
import MVVMSyntax

/// A correct spec, with the style that it is generated in.
struct Resolved {
  let file: SourceFile
  let spec: Spec
  let styleName: String
  /// The style of the spec's class file.
  let style: Style
}

func resolve(
  _ file: SourceFile,
  _ configuration: Configuration,
  _ styles: inout StyleLibrary
) -> Diagnosed<Resolved> {
  parse(file).flatMap { tree in
    styleName(of: tree, configuration).flatMap { name in
      styles.style(named: name, for: .class).flatMap { style in
        check(tree) { styles.checkRules(for: configuration.settings(for: $0), style.manifest) }
          .map { Resolved(file: file, spec: $0, styleName: name, style: style) }
      }
    }
  }
  .inOrder()
  .correct()
}

extension Configuration {
  func settings(for viewModel: ViewModel) -> ViewModelSettings {
    self.settings(for: viewModel.name)
  }
}
