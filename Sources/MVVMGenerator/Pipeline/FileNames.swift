import MVVMModel
import MVVMSource

/// Returns the name of a generated file. It follows from the spec's file name and the pattern in the configuration.
func fileName(of spec: SourceFile, _ pattern: NamePattern) -> String {
  let name = spec.name
  let base = name.hasSuffix(".mvvm") ? String(name.dropLast(5)) : name
  return pattern.applied(to: Text(base)).description
}

/// Replaces line ends in a file name by spaces. A line end would end the comment that contains the name.
public func onOneLine(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return name }
  return String(name.map { $0.isNewline ? " " : $0 })
}
