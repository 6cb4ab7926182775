import MVVMCode
import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// Returns the actions that write a scaffold if its type does not exist, or add the members that the type lacks.
  mutating func logicActions(in document: Document, at range: Range<Int>) -> [CodeAction] {
    guard let tree = document.tree,
      tree.viewModels.contains(where: { tree.range($0.tokens).overlapsOrTouches(range) })
    else { return [] }
    return self.scaffolds(of: document).compactMap { output in
      switch self.tree.source(output.path) {
      case .failure(.notFound):
        let file = self.file(declaring: output.file.swift)
        return file.map { self.addition(to: $0, from: output.file) } ?? self.creation(of: output)
      case .failure: return nil
      case .success(let file): return self.addition(to: file, from: output.file)
      }
    }
  }

  /// Returns the file that declares the type of a scaffold: the view models of a spec may share a file for
  /// their logic.
  private mutating func file(declaring scaffold: SwiftCode) -> SourceFile? {
    guard let name = scaffold.types.first.map(scaffold.typeName) else { return nil }
    return self.handwrittenFiles(with: name).first { SwiftCode($0).declaresType(of: scaffold) }
  }

  private func creation(of output: PlacedFile) -> CodeAction? {
    guard self.client.makesFiles else { return nil }
    var edit = WorkspaceEdit(self.client)
    let text = String(decoding: output.file.contents, as: UTF8.self)
    edit.create(uri: self.uri(ofShown: output.path), text: text)
    return CodeAction(title: "Write \(output.file.name)", kind: .rewrite, edit: edit)
  }

  private func addition(to file: SourceFile, from scaffold: GeneratedFile) -> CodeAction? {
    let missing = scaffold.missingLines(in: file.bytes)
    // An initializer with other parameters already exists, so a person must change it.
    let isInitializer = missing.contains { $0.drop(while: isBlank).starts(with: "init(".utf8) }
    guard !missing.isEmpty, !isInitializer else { return nil }
    let isAssignment = missing.contains { $0.drop(while: isBlank).starts(with: "self.".utf8) }
    let code = SwiftCode(file)
    guard let body = bodyOfLogic(in: code, like: scaffold.swift, isInitializer: isAssignment)
    else { return nil }
    let text = missing.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    let document = self.document(of: file)
    let line = document.lines.start(ofLine: document.lines.line(of: body.upperBound))
    let start = line < body.lowerBound ? body.upperBound : line
    let edit = self.edit(of: document, [Edit(start..<start, "\n" + text)])
    return CodeAction(title: "Write the missing members in \(file.name)", kind: .rewrite, edit: edit)
  }
}

/// Returns the content of the braces of a scaffold's type, or of the initializer of that type.
private func bodyOfLogic(in code: SwiftCode, like scaffold: SwiftCode, isInitializer: Bool) -> Range<Int>? {
  let name = scaffold.types.first.map(scaffold.typeName)
  let types = code.types.filter { code.typeName(of: $0) == name }
  let members = types.flatMap { code.declarations($0.inside) }
  let place = isInitializer ? members.first { $0.kind == .`init` } : types.first
  guard let braces = place?.braces, braces.open < braces.close else { return nil }
  return code.tokens[braces.open].range.upperBound..<code.tokens[braces.close].range.lowerBound
}
