import MVVMBundledTemplates

/// The bundled templates as files, for people to copy and change: the name within the templates folder and the
/// text of each, in the order of the names.
public var bundledTemplates: [(name: String, text: String)] {
  MVVMBundledTemplates.bundledTemplates.map { ("\($0.name)", "\($0.text)") }
}
