import MVVMSource
import MVVMTemplates

/// Reports a user's templates that can never be rendered: they replace no bundled template, are not a style,
/// and are not used in any other of the user's templates. The name is probably misspelled.
package func unusedTemplates(
  _ own: [TemplateFile],
  bundled: [String],
  styles: [String] = [],
  successors: [String: String] = [:]
) -> [Diagnostic] {
  let used = Set(own.flatMap { usedNames(in: $0.source, after: "<", ">") } + bundled + styles)
  return own.filter { !used.contains($0.name) }.map { file in
    let hint = successors[file.name].map { ": \($0)" } ?? suggestion(for: file.name, among: bundled)
    let message = "no template uses '\(file.name)'\(hint)"
    return Diagnostic(.templateUnknownName, message, at: SourceRange(file.source, nil))
  }
}

/// Returns the names that follow `{{` and one of the given signs.
func usedNames(in file: SourceFile, after signs: Unicode.Scalar...) -> [String] {
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
