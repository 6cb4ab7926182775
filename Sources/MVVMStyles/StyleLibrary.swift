import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMTemplates

/// All available styles: the bundled ones, overlaid with the files of a user's folder.
///
/// A style is a sheet, `<style>.mustache`, and a manifest, `<style>.json`. A user's sheet overlays the
/// bundled sheet of the same name; with a manifest next to it, it is a style of its own. Nothing is read
/// before it is needed, and each style is built only once: the same request gets the same result, including
/// the diagnostics.
package final class StyleLibrary {
  /// The user's files.
  private let files: [SourceFile]
  /// The user's templates for the catalogue, from a folder named `catalog`. They are not part of styles.
  package let catalogFiles: [SourceFile]
  /// The manifests read so far, by the names of their styles.
  private var manifests: [String: Diagnosed<Manifest>] = [:]
  private var styles: [StyleKey: Diagnosed<Style>] = [:]
  /// The rules made so far. View models with the same settings share them.
  private var rules: [Configuration.ViewModelSettings: CheckRules] = [:]
  /// The generic stream types of all styles. Few specs have a type that may be one, so most runs read no
  /// other manifest.
  package private(set) lazy var streamTypes = self.files.isEmpty ? bundledStreamTypes : self.readStreamTypes

  /// - Parameter overrides: The `*.mustache` and `*.json` files of the configured templates folder.
  package init(overrides: [SourceFile] = []) {
    self.files = overrides.filter { !$0.isOfCatalog }
    self.catalogFiles = overrides.filter(\.isOfCatalog)
  }

  fileprivate var readStreamTypes: WordSet { WordSet(self.names.flatMap { self.streamTypes(ofStyle: $0) }) }

  /// The names of all styles, sorted by bytes.
  package var names: [String] {
    let own = self.files.compactMap { name(of: $0, without: ".json") }
    return Set(bundledStyleNames + own).sorted(by: <)
  }

  /// Returns whether there is a style with a name.
  package func contains(_ style: String) -> Bool { self.manifestFile(named: style) != nil }

  /// Returns the modules that the logic of a style imports; none for an unknown style.
  package func modules(ofStyle name: String) -> [String] {
    self.manifest(named: name).value?.imports[.logic]?.map(\.description) ?? []
  }

  /// Returns the generic stream types of a style; none for an unknown style.
  package func streamTypes(ofStyle name: String) -> [Text] {
    self.manifest(named: name).value?.streamTypes ?? []
  }

  /// The names of the user's own templates and sheets.
  package var sheetNames: [String] { self.overrides.map(\.name) }

  /// The user's templates and sheets, as template files.
  var overrides: [TemplateFile] {
    self.files.compactMap { file in
      name(of: file, without: ".mustache").map { TemplateFile(name: $0, source: file) }
    }
  }

  /// The bundled templates and sheets, overlaid with the user's.
  package var templates: TemplateLibrary { bundledLibrary().overlaid(with: self.overrides) }

  /// Returns the manifest file of a style. The user's file is preferred to the bundled one.
  func manifestFile(named style: String) -> SourceFile? {
    self.files.last { name(of: $0, without: ".json") == style } ?? bundledManifest(named: style)
  }

  /// Returns a style for one kind of file, or all its errors.
  ///
  /// - Parameter schema: The fields that templates of the kind may use.
  package func style(named name: String, for kind: FileKind, against schema: Schema) -> Diagnosed<Style> {
    let key = StyleKey(name: name, kind: kind)
    if let known = self.styles[key] { return known }
    let style = self.manifest(named: name).flatMap {
      self.makeStyle(named: name, for: kind, $0, against: schema)
    }
    self.styles[key] = style
    return style
  }

  /// Returns the manifest of a style, or all its errors.
  package func manifest(named name: String) -> Diagnosed<Manifest> {
    if let known = self.manifests[name] { return known }
    let manifest = self.readManifest(named: name)
    self.manifests[name] = manifest
    return manifest
  }

  /// Returns the rules for view models with these settings. The manifest is that of their style.
  package func checkRules(for settings: Configuration.ViewModelSettings, _ manifest: Manifest) -> CheckRules {
    if let known = self.rules[settings] { return known }
    let rules = manifest.checkRules(for: settings)
    self.rules[settings] = rules
    return rules
  }
}

private struct StyleKey: Hashable {
  let name: String
  let kind: FileKind
}

/// The stream types of the bundled styles, read once for all libraries without user files.
private let bundledStreamTypes = StyleLibrary().readStreamTypes

/// Returns the styles that have bindings, for messages in those that have none.
@Sendable
func bundledStylesOfBindings() -> [String] {
  let library = StyleLibrary()
  return library.names.filter { library.manifest(named: $0).value?.interface.hasBindings == true }
}

extension SourceFile {
  fileprivate var isOfCatalog: Bool { "/\(self.path)".hasSuffix("/catalog/\(self.name)") }
}

/// Returns a file's name without its folder and ending; `nil` for a file with another ending.
private func name(of file: SourceFile, without ending: String) -> String? {
  guard file.path.hasSuffix(ending) else { return nil }
  return String(file.name.dropLast(ending.count))
}
