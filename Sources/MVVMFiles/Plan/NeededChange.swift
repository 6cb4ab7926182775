import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import MVVMSystem

/// The change that a file needs, if any.
package enum NeededChange {
  /// The file has the right contents already.
  case upToDate
  case change(FileChange)
}

/// Returns the change that gives a file some contents; no value if something else is in its place.
///
/// - Parameter advice: Returns what to do about a file with these contents that is not ours; `nil` to replace
///   it.
package func neededChange(
  at path: String,
  to bytes: [UInt8],
  in tree: any FileTree,
  unless advice: ([UInt8]) -> String? = { _ in nil }
) -> Diagnosed<NeededChange> {
  switch tree.read(path) {
  case .failure(.notFound): return Diagnosed(.change(FileChange(.create, path, old: nil, new: bytes)))
  case .failure(let error): return Diagnosed(nil, [.notWritable(path, error)])
  case .success(let old):
    if areEqual(old.bytes, bytes) { return Diagnosed(.upToDate) }
    if let advice = advice(old.bytes) { return Diagnosed(nil, [.notOurs(path, advice)]) }
    return Diagnosed(.change(FileChange(.update, path, old: old, new: bytes)))
  }
}

extension PlacedFile {
  /// Returns what to do about a file with these contents in place of this one; `nil` if it was generated.
  package func advice(on contents: [UInt8]) -> String? {
    if isGenerated(contents) { return nil }
    return "move it away, or change 'naming.\(self.file.kind.namingKey.rawValue)' in mvvmgen.json"
  }
}

extension Diagnostic {
  /// Reports a hand-written file in place of a generated one.
  package static func notOurs(_ path: String, _ advice: String) -> Diagnostic {
    Diagnostic(.fileNotOurs, "mvvmgen did not write this file: \(advice)", at: SourceRange(path: path))
  }
}

/// Returns whether bytes are equal, using `memcmp`. `==` compares byte by byte, which would take most of the
/// time of a run without changes.
private func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && memcmp(left, right, left.count) == 0
}
