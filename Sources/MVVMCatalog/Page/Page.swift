import MVVMSource
import MVVMStyles
import MVVMTemplates

/// Options of a page that are not part of its catalogue.
package struct PageOptions: Sendable {
  /// The URL that the path of a spec is appended to for a link; `nil` for no links.
  package var sourceURL: String?
  /// The protocols of view models as Swift, by their anchors.
  package var swift: [String: Text] = [:]

  package init() {}
}

/// A text near the start of each page that identifies it as written by the tool.
package let pageMark = #"<meta name="generator" content="mvvmgen"#

/// Returns the page of a catalogue, or the errors in the user's templates, which replace bundled ones by
/// name.
package func page(
  of catalog: Catalog,
  _ options: PageOptions = PageOptions(),
  overrides: [SourceFile] = []
) -> Diagnosed<[UInt8]> {
  render("page", of: CatalogPage(catalog, options), overrides)
}

/// Renders a template. The user's files replace bundled ones of the same name, and blocks in the sheet.
func render<Page: TemplateRecord>(_ name: String, of page: Page, _ overrides: [SourceFile])
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
  let schema = Schema(of: Page.self, successors: successors)
  let compiled = compile(name, sheet: sheet, in: library, against: schema)
  let names = bundled.map(\.name)
  let mistakes =
    own.isEmpty
    ? []
    : unusedBlocks(ofSheet: sheet, in: library) + unusedTemplates(own, bundled: names, successors: successors)
  return Diagnosed(mistakes.isEmpty ? compiled.value : nil, compiled.diagnostics + mistakes).flatMap {
    var renderer = Renderer(escaping: escapedForPage)
    return renderer.render($0, page)
  }
}

/// Returns a text with the characters that have a meaning in HTML escaped, and control characters spelled
/// out. Every text is escaped before a template prints it, so that no template, not even a user's, can turn
/// it into markup.
private func escapedForPage(_ text: ArraySlice<UInt8>) -> [UInt8] {
  let text = printable(String(decoding: text, as: UTF8.self), keeping: "\t", "\n")
  return text.utf8.reduce(into: []) { bytes, byte in
    if let entity = entity(of: byte) { bytes += entity.utf8 } else { bytes.append(byte) }
  }
}

/// Returns the entity of a byte that has a meaning in HTML, also within quotes; `nil` for other bytes.
private func entity(of byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  case UInt8(ascii: "`"): "&#96;"
  default: nil
  }
}

/// The replacements for the fields and the template that pages had when they showed every style.
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

/// The bundled templates of the catalogue, to be copied and changed by users.
package var bundledCatalogTemplates: [(name: String, text: String)] {
  catalogTemplates.map { ("catalog/\($0.name)", "\($0.text)") }
}
