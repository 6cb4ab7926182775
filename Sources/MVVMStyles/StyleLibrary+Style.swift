import MVVMConfiguration
import MVVMSource
import MVVMTemplates

extension StyleLibrary {
  /// Reads the manifest of a style, after those of the styles that it extends.
  ///
  /// - Parameter styles: The styles that extend this one. They are used to detect a style that extends itself.
  func readManifest(named name: String, extendedBy styles: [String] = []) -> Diagnosed<Manifest> {
    guard let file = self.manifestFile(named: name) else { return Diagnosed(nil, [self.unknownStyle(name)]) }
    return parseJSON(file).flatMap { json in
      let base = json["extends"]
      guard let baseName = base == nil ? self.parent(ofSheet: name) : base?.string else {
        return MVVMStyles.readManifest(from: json, of: file, extending: nil)
      }
      let place = SourceRange(file, (base ?? json).range)
      guard !(styles + [name]).contains(baseName) else {
        return Diagnosed(nil, [Diagnostic(.styleUnknown, "style '\(name)' extends itself", at: place)])
      }
      guard self.manifestFile(named: baseName) != nil else {
        return Diagnosed(nil, [self.unknownStyle(baseName, at: place)])
      }
      return self.readManifest(named: baseName, extendedBy: styles + [name]).flatMap {
        MVVMStyles.readManifest(from: json, of: file, extending: $0)
      }
    }
  }

  /// Returns the style that a user's sheet inherits from. The sheet's manifest extends the same style, unless
  /// it names another.
  private func parent(ofSheet name: String) -> String? {
    guard let sheet = self.overrides.last(where: { $0.name == name }) else { return nil }
    return usedNames(in: sheet.source, after: "<").first {
      $0 != name && self.manifestFile(named: $0) != nil
    }
  }

  private func unknownStyle(_ name: String, at place: SourceRange? = nil) -> Diagnostic {
    Diagnostic(.styleUnknown, self.adviceOnUnknown(name), at: place ?? SourceRange(path: name))
  }

  /// Returns a message for a style that does not exist, with advice.
  package func adviceOnUnknown(_ name: String) -> String {
    self.sheetNames.contains(name) ? withoutManifest(name) : unknown("style", name, among: self.names).message
  }

  /// Builds a style for one kind of file, or reports all its errors.
  func makeStyle(named sheet: String, for kind: FileKind, _ manifest: Manifest, against schema: Schema)
    -> Diagnosed<Style>
  {
    let (library, own) = (self.templates, self.overrides)
    let style = compiledStyle(kind.rawValue, sheet: sheet, in: library, manifest, against: schema)
    if own.isEmpty { return style }
    // The bundled sheets are tested, so only the user's files can misspell a block. A user's template that
    // replaces a bundled one may leave blocks of the bundled sheet unused. They are not reported, since the
    // user cannot change that sheet.
    let files = own.map(\.source)
    let bundled = (sharedTemplates + styleSheets).map { "\($0.name)" }
    let unused =
      unusedBlocks(ofSheet: sheet, in: library).filter { files.contains($0.place.file) }
      + unusedTemplates(own, bundled: bundled, styles: self.names, successors: formerTemplates)
    return Diagnosed(unused.isEmpty ? style.value : nil, style.diagnostics + unused)
  }
}

/// Compiles a template of a style, with its sheet and its manifest.
package func compiledStyle(
  _ name: String,
  sheet: String,
  in library: TemplateLibrary,
  _ manifest: Manifest,
  against schema: Schema
) -> Diagnosed<Style> {
  compile(name, sheet: sheet, in: library, against: schema).map { Style(manifest: manifest, template: $0) }
}

/// The text to write instead of templates of an earlier version, by their names.
package let formerTemplates = [
  "heard-value": "it is called 'received-value' now",
  "shown-type": "write 'type', the argument of a binding's closure",
  "tracked": "write '@MVVMTracked' before the property",
  "view-heard": "it is called 'view-reaction' now",
]
