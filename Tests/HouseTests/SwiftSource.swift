import MVVMSource
import MVVMSwift

/// What a Swift file gives to others and takes from them, as far as its text tells: the names that it declares outside of
/// types, and the names in its code that it does not declare itself.
///
/// Members are not looked at: whoever uses a member nearly always names a type, too.
struct SwiftSource {
  let target: String
  /// Below the target; `.` where the file lies beside its folders.
  let folder: String
  let name: String
  let imports: Set<String>
  let declared: Set<String>
  let used: Set<String>

  /// A file below `Sources`; `nil` beside the targets.
  init?(_ file: SourceFile) {
    let depth = file.path.split(separator: "/").count
    guard depth > 1, !file.path.hasSuffix("/Package.swift") else { return nil }
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

/// The names of types and, unless the file has a parameter, a label or a declaration so named, of the rest.
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
