import MVVMBundledTemplates
import MVVMSource
import MVVMTemplates

/// The bundled styles with a line about each, in the order of their names.
package var bundledStyles: [(name: String, summary: String)] {
  let library = StyleLibrary()
  return library.names.map { ($0, library.manifest(named: $0).value?.summary ?? "") }
}

/// The bundled templates as files, for people to copy and change: the name within the templates folder and the
/// text of each, in the order of the names.
package var bundledTemplates: [(name: String, text: String)] {
  let templates = (sharedTemplates + styleSheets).map { ("\($0.name).mustache", "\($0.text)") }
  let manifests = styleManifests.map { ("\($0.name).json", "\($0.text)") }
  return (templates + manifests).ordered { $0.0 < $1.0 }
}

/// The styles that have a manifest among the bundled files.
var bundledStyleNames: [String] { styleManifests.map { "\($0.name)" } }

func bundledManifest(named name: String) -> SourceFile? {
  styleManifests.first { Text(name).spells($0.name) }.map {
    source(of: $0.text, at: "Templates/\(name).json")
  }
}

func bundledLibrary() -> TemplateLibrary {
  TemplateLibrary(templates: sharedTemplates.map(templateFile), sheets: styleSheets.map(templateFile))
}

private func templateFile(_ name: StaticString, _ text: StaticString) -> TemplateFile {
  TemplateFile(name: "\(name)", source: source(of: text, at: "Templates/\(name).mustache"))
}

private func source(of text: StaticString, at path: String) -> SourceFile {
  SourceFile(path: path, bytes: text.withUTF8Buffer { Array($0) })
}
