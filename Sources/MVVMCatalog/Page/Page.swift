import MVVMSource
import MVVMStyles
import MVVMTemplates

/// What a page shows in addition to its catalogue.
package struct PageOptions: Sendable {
  /// The URL that the path of a spec is appended to, to link to it; `nil` for no links.
  package var sourceURL: String?
  /// The protocols of view models as Swift, by their anchors.
  package var swift: [String: Text] = [:]

  package init() {}
}

/// A text near the start of each page, which tells that the tool has written the page.
package let pageMark = #"<meta name="generator" content="mvvmgen"#

/// Returns the page of a catalogue, or diagnostics of the user's templates.
///
/// - Parameter overrides: The user's files, each of which replaces the bundled file of the same name.
package func page(
  of catalog: Catalog,
  _ options: PageOptions = PageOptions(),
  overrides: [SourceFile] = []
) -> Diagnosed<[UInt8]> {
  render("page", of: CatalogPage(catalog, options), overrides)
}

/// Renders a template, with the user's files laid over the bundled ones. The user's file that is named like the sheet
/// holds blocks.
func render<Page: PageRecord>(_ name: String, of page: Page, _ overrides: [SourceFile])
  -> Diagnosed<[UInt8]>
{
  let bundled = bundledCatalogTemplates.map {
    template(SourceFile(path: "Templates/\($0.name)", text: $0.text))
  }
  let own = overrides.filter { $0.path.hasSuffix(ending) }.map(template)
  let library = TemplateLibrary(
    templates: bundled.filter { $0.name != sheet },
    sheets: bundled.filter { $0.name == sheet }
  )
  .overlaid(with: own)
  var schema = PageSchema(successors)
  let root = schema.shape(of: Page.self)
  let compiled = compile(name, sheet: sheet, in: library, against: schema.schema, root: root)
  let names = bundled.map(\.name)
  let mistakes =
    own.isEmpty
    ? []
    : unusedBlocks(ofSheet: sheet, in: library)
      + unusedTemplates(own, bundled: names, successors: successors)
  let usable = mistakes.isEmpty ? compiled.value : nil
  return Diagnosed(usable.map { render($0, context(of: page)) }, compiled.diagnostics + mistakes)
}

/// What takes the place of the fields and the template that pages had when they showed every style.
private let successors = Dictionary(
  uniqueKeysWithValues: ["patterns", "skeleton", "styles", "swift"].map { name in
    (name, "a view model has its protocols in its own style, as '{{swift}}'")
  }
)

/// The name of the file that holds blocks.
private let sheet = "blocks"

private let ending = ".mustache"

private func template(_ file: SourceFile) -> TemplateFile {
  TemplateFile(name: String(file.name.dropLast(ending.count)), source: file)
}

/// The bundled templates of the catalogue as files, for people to copy and change.
package var bundledCatalogTemplates: [(name: String, text: String)] {
  catalogTemplates.map { ("catalog/\($0.name)", "\($0.text)") }
}
