import MVVMModel
import MVVMSource

/// The name of a file that is generated for a spec: it follows from the spec's file name and the configuration.
func fileName(of spec: SourceFile, _ pattern: NamePattern) -> String {
  let name = spec.name
  let base = name.hasSuffix(".mvvm") ? String(name.dropLast(5)) : name
  return pattern.applied(to: Text(base)).description
}

/// A line end in a file's name would end the comment that names the file.
public func onOneLine(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return name }
  return String(name.map { $0.isNewline ? " " : $0 })
}
