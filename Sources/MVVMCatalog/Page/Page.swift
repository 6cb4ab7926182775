import MVVMCatalogTemplates
import MVVMGenerator
import MVVMSource
import MVVMTemplates

/// What a page shows beside its catalogue.
public struct PageOptions: Sendable {
  /// Before the path of a spec, to link to it; `nil` for no links.
  public var sourceURL: String?
  /// The protocols in each style; `nil` for none.
  public var swift: CatalogSwift?

  public init() {}
}

/// Among the first bytes of each page, by which it is known as ours.
public let pageMark = #"<meta name="generator" content="mvvmgen"#

/// The page of a catalogue, or what is wrong with templates of the user's.
///
/// - Parameter overrides: Files of the user's, each in the place of the bundled one of its name.
public func page(
  of catalog: Catalog,
  _ options: PageOptions = PageOptions(),
  overrides: [SourceFile] = []
) -> Diagnosed<[UInt8]> {
  template("page", overrides, root: CatalogField.shape).map { render($0, describe(catalog, options)) }
}

/// A template with what is laid over it: files of the user's, of which the one with the name of the sheet holds blocks.
func template(_ name: String, _ overrides: [SourceFile], root: ShapeID) -> Diagnosed<Template> {
  let bundled = catalogTemplates.map { file(named: $0.name, text: "\($0.text)") }
  let own = overrides.filter { $0.path.hasSuffix(ending) }.map {
    TemplateFile(name: String($0.name.dropLast(ending.count)), source: $0)
  }
  let library = TemplateLibrary(
    templates: bundled.filter { $0.name != sheet },
    sheets: bundled.filter { $0.name == sheet }
  )
  .overlaid(with: own)
  let template = compile(name, sheet: sheet, in: library, against: pageSchema, root: root)
  let mistakes =
    own.isEmpty ? [] : unusedBlocks(ofSheet: sheet, in: library) + unusedFiles(own, bundled.map(\.name))
  return Diagnosed(mistakes.isEmpty ? template.value : nil, template.diagnostics + mistakes)
}

/// Files of the user's that nothing could ever draw: most likely their names are misspelt.
private func unusedFiles(_ files: [TemplateFile], _ bundled: [String]) -> [Diagnostic] {
  let used = files.flatMap { usedNames(in: $0.source, behind: "<", ">") }
  return files.filter { !bundled.contains($0.name) && !used.contains($0.name) }.map { file in
    let message = "nothing uses the template '\(file.name)'\(suggestion(for: file.name, among: bundled))"
    return Diagnostic(.templateUnknownName, message, at: Place(file.source, nil))
  }
}

/// The name of the file of blocks.
private let sheet = "blocks"

private let ending = ".mustache"

private func file(named name: StaticString, text: String) -> TemplateFile {
  let source = SourceFile(path: "Templates/catalog/\(name)", text: text)
  return TemplateFile(name: String("\(name)".dropLast(ending.count)), source: source)
}

/// The bundled templates of the catalogue as files, for people to copy and change.
public var bundledCatalogTemplates: [(name: String, text: String)] {
  catalogTemplates.map { ("catalog/\($0.name)", "\($0.text)") }
}
