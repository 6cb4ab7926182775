import MVVMBundledTemplates
import MVVMSource
import MVVMTemplates

/// The styles that can be named: the bundled ones, with a folder of the user's laid over them.
///
/// A style is a sheet, `<style>.mustache`, and a manifest, `<style>.json`. A sheet of the user's is laid over the
/// bundled one of its name; with a manifest beside it, it is a style of its own. Nothing is read before it is
/// needed, and each style is compiled once.
public struct StyleLibrary: Sendable {
  let manifests: [String: SourceFile]
  let templates: TemplateLibrary
  /// The user's own templates and sheets.
  let overrides: [TemplateFile]
  let shapes = Shapes()
  /// What was asked for so far; `nil` for what has errors, which were told when it was first asked for.
  private var styles: [FileKind: [String: Style?]] = [:]

  /// - Parameter overrides: The `*.mustache` and `*.json` files of the configured templates folder.
  public init(overrides: [SourceFile] = []) {
    let bundled = bundledTemplates.map { SourceFile(path: "Templates/\($0.name)", text: $0.text) }
    let manifests = (bundled + overrides).compactMap { named($0, suffix: ".json") }
    self.manifests = Dictionary(manifests, uniquingKeysWith: { $1 })
    let names = self.manifests
    let files = bundled.compactMap(templateFile)
    self.overrides = overrides.compactMap(templateFile)
    self.templates = TemplateLibrary(
      templates: files.filter { names[$0.name] == nil },
      sheets: files.filter { names[$0.name] != nil }
    ).overlaid(with: self.overrides)
  }

  /// The names of all styles, sorted by bytes.
  public var names: [String] { self.manifests.keys.sorted() }

  /// A style by its name. What is wrong with it is told once: asked for again, there is neither a style nor
  /// a diagnostic.
  mutating func style(named name: String, for kind: FileKind) -> Diagnosed<Style> {
    if let known = self.styles[kind]?[name] { return Diagnosed(known) }
    let style = self.makeStyle(named: name, for: kind)
    self.styles[kind, default: [:]][name] = .some(style.value)
    return style
  }
}

/// A file's name without its ending, and the file; `nil` for a file of another kind.
private func named(_ file: SourceFile, suffix: String) -> (String, SourceFile)? {
  guard file.path.hasSuffix(suffix) else { return nil }
  let name = file.path.split(separator: "/").last ?? ""
  return (String(name.dropLast(suffix.count)), file)
}

private func templateFile(_ file: SourceFile) -> TemplateFile? {
  named(file, suffix: ".mustache").map { TemplateFile(name: $0, source: $1) }
}
