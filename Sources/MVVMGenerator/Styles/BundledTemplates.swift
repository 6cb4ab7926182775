import MVVMBundledTemplates
import MVVMSource
import MVVMTemplates

/// The bundled styles with a line about each, in the order of their names.
public var bundledStyles: [(name: String, summary: String)] {
  let library = StyleLibrary()
  return library.names.map { ($0, library.manifest(named: $0).value?.summary ?? "") }
}

/// The bundled templates as files, for people to copy and change: the name within the templates folder and the
/// text of each, in the order of the names.
public var bundledTemplates: [(name: String, text: String)] {
  MVVMBundledTemplates.bundledTemplates.map { ("\($0.name)", "\($0.text)") }
}

/// The styles that have a manifest among the bundled files.
var bundledStyleNames: [String] {
  MVVMBundledTemplates.bundledTemplates.map { "\($0.name)" }.filter { $0.hasSuffix(".json") }
    .map { String($0.dropLast(".json".utf8.count)) }
}

func bundledFile(named name: String) -> SourceFile? {
  MVVMBundledTemplates.bundledTemplates.first { Text(name).spells($0.name) }
    .map { file in
      SourceFile(path: "Templates/\(name)", bytes: file.text.withUTF8Buffer { Array($0) })
    }
}

/// All bundled templates and sheets.
func bundledLibrary() -> TemplateLibrary {
  let styles = bundledStyleNames
  let files = bundledTemplates.filter { $0.name.hasSuffix(".mustache") }.map { file in
    let source = SourceFile(path: "Templates/\(file.name)", text: file.text)
    return TemplateFile(name: String(file.name.dropLast(".mustache".utf8.count)), source: source)
  }
  return TemplateLibrary(
    templates: files.filter { !styles.contains($0.name) },
    sheets: files.filter { styles.contains($0.name) }
  )
}

/// The template of a bundled style as it was compiled when the tool was made.
func bundledTemplate(of kind: FileKind, style: String) -> Template? {
  let name = Text("\(style)/\(kind.rawValue)")
  guard let code = compiledTemplates.first(where: { name.spells($0.name) }) else { return nil }
  return code.steps.withUTF8Buffer { steps in
    code.literals.withUTF8Buffer { Template(steps: steps, literals: $0) }
  }
}
