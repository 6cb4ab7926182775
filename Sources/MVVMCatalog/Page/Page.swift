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

func template(_ name: String, _ overrides: [SourceFile], root: ShapeID) -> Diagnosed<Template> {
  let library = TemplateLibrary(templates: catalogTemplates.map { file(named: $0.name, text: "\($0.text)") })
  let own = overrides.filter { $0.path.hasSuffix(ending) }.map {
    TemplateFile(name: String($0.name.dropLast(ending.count)), source: $0)
  }
  let template = compile(name, in: library.overlaid(with: own), against: pageSchema, root: root)
  let used = own.flatMap { usedNames(in: $0.source, behind: "<", ">") }
  let unused = own.filter { own in
    !catalogTemplates.contains { "\($0.name)" == own.name + ending } && !used.contains(own.name)
  }
  let mistakes = unused.map { file in
    let names = catalogTemplates.map { "\($0.name)".dropLast(ending.count) }.map(String.init)
    let message = "nothing uses the template '\(file.name)'\(suggestion(for: file.name, among: names))"
    return Diagnostic(.templateUnknownName, message, at: Place(file.source, nil))
  }
  return Diagnosed(mistakes.isEmpty ? template.value : nil, template.diagnostics + mistakes)
}

private let ending = ".mustache"

private func file(named name: StaticString, text: String) -> TemplateFile {
  let source = SourceFile(path: "Templates/catalog/\(name)", text: text)
  return TemplateFile(name: String("\(name)".dropLast(ending.count)), source: source)
}

/// The bundled templates of the catalogue as files, for people to copy and change.
public var bundledCatalogTemplates: [(name: String, text: String)] {
  catalogTemplates.map { ("catalog/\($0.name)", "\($0.text)") }
}
