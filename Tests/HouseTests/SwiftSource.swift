import MVVMSource
import MVVMSwift

/// The names that a Swift file declares and uses, as far as its text shows: those declared outside types, and
/// those in its code that it does not declare itself.
///
/// Members are ignored: code that uses a member nearly always names a type as well.
struct SwiftSource {
  let target: String
  /// The folder below the target; `.` for a file next to the folders.
  let folder: String
  let name: String
  let imports: Set<String>
  let declared: Set<String>
  let used: Set<String>

  /// Reads a file below `Sources`; `nil` for a file outside the targets.
  init?(_ file: SourceFile) {
    let depth = file.path.split(separator: "/").count
    guard depth > 1, !file.path.hasSuffix("/Package.swift"), !file.path.contains(".xctemplate/") else {
      return nil
    }
    self.init(path: file.path, text: file.string(0..<file.bytes.count))
  }

  init(path: String, text: String) {
    let parts = path.split(separator: "/").map(String.init)
    let code = SwiftCode(SourceFile(path: path, text: text))
    let declarations = code.declarations(code.tokens.indices)
    self.target = parts[0]
    self.folder = parts.count > 2 ? parts[1] : "."
    self.name = parts.last ?? ""
    self.imports = Set(declarations.filter { $0.kind == .import }.map { code.word($0.tokens.upperBound - 1) })
    self.declared = Set(declarations.filter(isForOthers).flatMap(code.names))
    self.used = usedNames(in: code)
  }
}

private func isForOthers(_ declaration: SwiftDeclaration) -> Bool {
  switch declaration.kind {
  case .struct, .class, .enum, .protocol, .actor, .typealias, .func, .let, .var: !declaration.isPrivate
  default: false
  }
}

/// Returns the names of types, and other names unless the file has a parameter, a label or a declaration of
/// the name.
private func usedNames(in code: SwiftCode) -> Set<String> {
  let words = code.tokens.indices.filter(code.isWord)
  let own = words.filter { index in
    code.word(index + 1) == ":" || code.word(index + 1) == "in"
      || ["let", "var", "func", "case"].contains(code.word(index - 1))
  }
  let used = words.filter { code.word($0 - 1) != "." }.map(code.word)
  let ownNames = Set(own.map(code.word))
  return Set(used.filter { $0.first?.isUppercase == true || !ownNames.contains($0) })
}
