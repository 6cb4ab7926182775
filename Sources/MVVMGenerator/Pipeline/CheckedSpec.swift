import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// A spec that was checked: its text, its tree, what it declares, and the manifest of its style.
package struct CheckedSpec {
  package let file: SourceFile
  package let tree: SpecSyntax
  package let spec: Spec
  package let styleName: String
  package let manifest: Manifest
}

/// Checks a spec: returns what it declares, with everything that is wrong with it.
///
/// - Parameter styles: The styles that the configuration may name. Only their manifests are read.
package func check(
  _ file: SourceFile,
  configuration: Configuration,
  styles: StyleLibrary
) -> Diagnosed<CheckedSpec> {
  parse(file).flatMap { tree in
    styleName(of: tree, configuration).flatMap { name in
      styles.manifest(named: name).flatMap { manifest in
        check(tree) { styles.checkRules(for: configuration.settings(for: $0), manifest) }
          .map {
            CheckedSpec(file: file, tree: tree, spec: $0, styleName: name, manifest: manifest)
          }
      }
    }
  }
  .inOrder()
}

/// Returns the style of a spec. All its view models must share one.
private func styleName(of tree: SpecSyntax, _ configuration: Configuration) -> Diagnosed<String> {
  guard !configuration.overrides.entries.isEmpty else { return Diagnosed(configuration.settings.style) }
  let names = tree.viewModels.compactMap(\.name)
  let styles = names.map { configuration.settings(for: tree.text($0)).style }
  guard let first = styles.first else { return Diagnosed(configuration.settings.style) }
  if let other = styles.firstIndex(where: { $0 != first }) {
    let (one, second) = (tree.text(names[0]), tree.text(names[other]))
    let message =
      "'\(second)' has the style '\(styles[other])', but '\(one)' has '\(first)': "
      + "the view models of a file share one style"
    let note = Note("'\(one)' stands here", at: tree.place(names[0]))
    let place = tree.place(names[other])
    return Diagnosed(nil, [Diagnostic(.configInvalidValue, message, at: place, notes: [note])])
  }
  return Diagnosed(first)
}

package func resolve(
  _ file: SourceFile,
  _ configuration: Configuration,
  _ styles: StyleLibrary
) -> Diagnosed<Resolved> {
  check(file, configuration: configuration, styles: styles).flatMap { checked in
    Diagnosed(checked, checked.strayStreams(configuration, styles))
  }
  .flatMap { checked in
    styles.style(named: checked.styleName, for: .classes).map {
      Resolved(
        file: file,
        spec: checked.spec,
        styleName: checked.styleName,
        style: $0,
        qualifiedTypes: configuration.qualifyTypes
          ? checked.manifest.libraryTypeNames : checked.hiddenTypes
      )
    }
  }
  .correct()
}

extension CheckedSpec {
  /// Warns, as `lint` does, of streams that would be streams of streams, unless the rule is off or a comment ignores it.
  fileprivate func strayStreams(_ configuration: Configuration, _ styles: StyleLibrary) -> [Diagnostic] {
    let streams = self.spec.viewModels.flatMap { $0.strayStreams { styles.streamTypes.contains($0) } }
    if streams.isEmpty { return [] }
    let rule = DiagnosticIdentifier.streamType
    let comment = Array("mvvmgen:ignore \(rule.rawValue)".utf8)[...]
    guard firstRange(of: comment, in: self.file.bytes[...]) == nil,
      !configuration.lint.rules.contains(where: { $0.name == rule.rawValue && $0.level == .off })
    else { return [] }
    return streams.map { Diagnostic(rule, $0.message, at: Place(self.file, $0.range), severity: .warning) }
  }

  /// The library types whose names probably mean other types in this spec. Either the spec imports a module that has a
  /// type of that name, or the spec names such a type, which then belongs to the app.
  fileprivate var hiddenTypes: [Text] {
    let imported = self.spec.imports.map(\.module)
    let rivals = self.manifest.rivalTypes.filter { imported.contains($0.module) }.flatMap(\.types)
    return rivals + self.tree.typesNamed(among: self.manifest.hideableTypes)
  }
}

extension Import {
  /// The module alone, without the declaration that is imported from it.
  fileprivate var module: Text {
    Text(self.path.bytes.prefix { $0 != UInt8(ascii: ".") })
  }
}
