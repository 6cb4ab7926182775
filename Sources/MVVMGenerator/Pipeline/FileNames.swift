import MVVMModel
import MVVMSource

/// The name of a file that is generated for a spec: it follows from the spec's file name and the configuration.
func fileName(of spec: String, _ pattern: NamePattern) -> String {
  pattern.applied(to: Text(baseName(of: spec))).description
}

/// The part of a path behind the last slash.
func lastPart(of path: String) -> String {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  return slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

/// A line end in a file's name would end the comment that names the file.
public func onOneLine(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return name }
  return String(name.map { $0.isNewline ? " " : $0 })
}

private func baseName(of path: String) -> String {
  let name = lastPart(of: path)
  return name.hasSuffix(".mvvm") ? String(name.dropLast(5)) : name
}
