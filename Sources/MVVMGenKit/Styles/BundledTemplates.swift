import MVVMBundledTemplates
import MVVMSource

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
