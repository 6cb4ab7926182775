import MVVMBundledTemplates
import MVVMSource
import MVVMTemplates

extension StyleLibrary {
  /// Reports the user's files that can never be rendered: no bundled template or sheet has their name, they are no
  /// style, and no template of the user's names them. The name is probably misspelt.
  func unusedOverrides() -> [Diagnostic] {
    let bundled = (sharedTemplates + styleSheets).map { "\($0.name)" }
    let overrides = self.overrides
    let used = Set(overrides.flatMap { usedNames(in: $0.source, behind: "<", ">") } + bundled + self.names)
    let unused = overrides.filter { !used.contains($0.name) }
    return unused.map { file in
      let hint = suggestion(for: file.name, among: bundled)
      let message = "nothing uses the template '\(file.name)'\(hint)"
      return Diagnostic(.templateUnknownName, message, at: Place(file.source, nil))
    }
  }
}

/// Returns the names that follow `{{` and one of the given signs.
public func usedNames(in file: SourceFile, behind signs: Unicode.Scalar...) -> [String] {
  let text = file.bytes
  var names: [String] = []
  for index in text.indices.dropFirst() where text[index - 1] == UInt8(ascii: "{") {
    guard signs.contains(Unicode.Scalar(text[index])) else { continue }
    let rest = text[(index + 1)...].drop { $0 == UInt8(ascii: " ") }
    let name = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "}") }
    names.append(String(decoding: name, as: UTF8.self))
  }
  return names
}
