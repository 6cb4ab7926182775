import MVVMModel
import MVVMSource
import MVVMTemplates

/// The styles that can be named: the bundled ones, with a folder of the user's laid over them.
///
/// A style is a sheet, `<style>.mustache`, and a manifest, `<style>.json`. A sheet of the user's is laid over the
/// bundled one of its name; with a manifest beside it, it is a style of its own. Nothing is read before it is
/// needed, and each style is made once.
public struct StyleLibrary: Sendable {
  /// The user's own files.
  private let files: [SourceFile]
  /// The user's own templates of the catalogue, which no style has to do with: those in a folder of that name.
  public let catalogFiles: [SourceFile]
  /// What was asked for so far; `nil` for what has errors, which were reported when it was first asked for.
  private var styles: [(kind: FileKind, name: String, style: Style?)] = []
  /// The same for what needs no template.
  private var manifests: SmallDictionary<String, KnownManifest?> = [:]
  /// The rules for a style with the same settings.
  private var rules: [(settings: Configuration.ViewModelSettings, rules: CheckRules)] = []

  /// - Parameter overrides: The `*.mustache` and `*.json` files of the configured templates folder.
  public init(overrides: [SourceFile] = []) {
    self.files = overrides.filter { !$0.isOfCatalog }
    self.catalogFiles = overrides.filter(\.isOfCatalog)
  }

  /// The names of all styles, sorted by bytes.
  public var names: [String] {
    let own = self.files.compactMap { name(of: $0, without: ".json") }
    return Set(bundledStyleNames + own).ordered(by: <)
  }

  /// The names of the user's own templates and sheets.
  public var sheetNames: [String] { self.overrides.map(\.name) }

  /// The user's own templates and sheets.
  var overrides: [TemplateFile] {
    self.files.compactMap { file in
      name(of: file, without: ".mustache").map { TemplateFile(name: $0, source: file) }
    }
  }

  /// The user's own templates and sheets laid over the bundled ones.
  var templates: TemplateLibrary {
    bundledLibrary().overlaid(with: self.overrides)
  }

  /// The manifest of a style, the user's own before the bundled one.
  func manifestFile(named style: String) -> SourceFile? {
    self.files.last { name(of: $0, without: ".json") == style } ?? bundledFile(named: "\(style).json")
  }

  /// A style by its name. What is wrong with it is reported once: asked for again, there is neither a style nor
  /// a diagnostic.
  mutating func style(named name: String, for kind: FileKind) -> Diagnosed<Style> {
    if let known = self.styles.first(where: { $0.kind == kind && $0.name == name }) {
      return Diagnosed(known.style)
    }
    let style = self.knownManifest(named: name).flatMap {
      self.makeStyle(named: name, for: kind, $0.manifest)
    }
    self.styles.append((kind, name, style.value))
    return style
  }

  /// The manifest of a style, with the same about mistakes.
  mutating func knownManifest(named name: String) -> Diagnosed<KnownManifest> {
    if let known = self.manifests[name] { return Diagnosed(known) }
    let manifest = self.manifest(named: name).map(KnownManifest.init)
    self.manifests[name] = .some(manifest.value)
    return manifest
  }

  /// What holds for view models with these settings, which have the style of the manifest.
  mutating func checkRules(for settings: Configuration.ViewModelSettings, _ manifest: Manifest) -> CheckRules
  {
    if let known = self.rules.first(where: { $0.settings == settings }) { return known.rules }
    let rules = manifest.checkRules(for: settings)
    self.rules.append((settings, rules))
    return rules
  }
}

/// A manifest that many look at, and none copies.
final class KnownManifest: Sendable {
  let manifest: Manifest
  /// Of all modules.
  let libraryTypes: WordSet

  init(_ manifest: Manifest) {
    self.manifest = manifest
    self.libraryTypes = WordSet(manifest.libraryTypeNames)
  }
}

extension SourceFile {
  fileprivate var isOfCatalog: Bool { self.path.hasSuffix("catalog/\(self.name)") }
}

/// A file's name without its folder and ending; `nil` for a file with another ending.
private func name(of file: SourceFile, without ending: String) -> String? {
  guard file.path.hasSuffix(ending) else { return nil }
  return String(file.name.dropLast(ending.count))
}
