import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// Checks a spec and reads its style, and returns everything needed to generate its files. Returns no value
/// after an error.
package func resolvedSpec(_ file: SourceFile, configuration: Configuration, styles: StyleLibrary)
  -> Diagnosed<Resolved>
{
  check(file, configuration: configuration, styles: styles).flatMap { checked in
    Diagnosed(checked, checked.nestedStreams(configuration, styles))
  }
  .flatMap { checked in
    styles.style(named: checked.styleName, for: .classes).map {
      Resolved(
        file: file,
        spec: checked.spec,
        styleName: checked.styleName,
        style: $0,
        qualifiedTypes: configuration.qualifyTypes
          ? checked.manifest.qualifiableTypes.flatMap(\.types) : checked.hiddenTypes
      )
    }
  }
  .correct()
}

extension CheckedSpec {
  /// Returns warnings, as from `lint`, about streams that would be streams of streams, unless the rule is off
  /// or a comment ignores it.
  fileprivate func nestedStreams(_ configuration: Configuration, _ styles: StyleLibrary) -> [Diagnostic] {
    let streams = self.spec.viewModels.flatMap { $0.nestedStreams { styles.streamTypes.contains($0) } }
    if streams.isEmpty { return [] }
    let rule = DiagnosticIdentifier.streamType
    let comment = Array("mvvmgen:ignore \(rule.rawValue)".utf8)[...]
    guard firstRange(of: comment, in: self.file.bytes[...]) == nil,
      !configuration.lint.rules.contains(where: { $0.name == rule.rawValue && $0.level == .off })
    else { return [] }
    return streams.map {
      Diagnostic(rule, $0.message, at: SourceRange(self.file, $0.range), severity: .warning)
    }
  }

  /// The library types whose names probably mean other types in this spec: the spec imports a module that has
  /// a type of that name, or names such a type, which then belongs to the app.
  fileprivate var hiddenTypes: [Text] {
    let imported = self.spec.imports.map(\.module)
    let rivals = self.manifest.rivalTypes.filter { imported.contains($0.module) }.flatMap(\.types)
    return rivals + self.tree.typesNamed(among: self.manifest.hideableTypes)
  }
}

extension Import {
  /// The module alone, without the declaration that is imported from it.
  fileprivate var module: Text { Text(self.path.bytes.prefix { $0 != UInt8(ascii: ".") }) }
}
