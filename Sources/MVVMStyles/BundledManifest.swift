import MVVMSource
import MVVMTemplates

/// The styles that have a manifest among the bundled files.
var bundledStyleNames: [String] { styleManifests.map { "\($0.name)" } }

func bundledManifest(named name: String) -> SourceFile? {
  styleManifests.first { $0.name.description == name }.map {
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
