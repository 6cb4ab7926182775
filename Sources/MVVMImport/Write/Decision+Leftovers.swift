import MVVMSource
import MVVMSwift

// What is left to a person, under `#error`.
extension Decision {
  /// An `#error` for each problem, with the lines as comments that have it: those of the member, or, in an initializer,
  /// the one line, since the others go over.
  var leftoverText: String {
    let bytes = self.code.file.bytes
    return self.leftovers.map { problem in
      let members = self.quoted(of: problem)
      let start = bytes[..<problem.offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
      let line = start..<(bytes[problem.offset...].firstIndex(where: isLineEnd) ?? bytes.count)
      let texts = members.isEmpty ? [self.code.file.string(line)] : members.map(self.unindented)
      let lines = texts.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
      let comments = ([self.wish(for: problem)].compactMap(\.self) + lines.map(String.init)).map {
        "\n// \($0)"
      }
      let message = problem.message.replacing("\"", with: "'")
      return "\n\n#error(\"\(message) [\(problem.identifier.rawValue)]\")\(comments.map(trimmedEnd).joined())"
    }
    .joined()
  }

  /// Returns the comments that do not stand under `#error` with the code around them.
  func unquoted(_ comments: [SwiftComment]) -> [SwiftComment] {
    let quoted = self.leftovers.flatMap(self.quoted)
    return comments.filter { comment in !quoted.contains { $0.contains(comment.range.lowerBound) } }
  }

  /// The member of the protocol or class that has a problem, with all that implement it; none for what stands in an
  /// initializer.
  private func quoted(of problem: Diagnostic) -> [Range<Int>] {
    let members = self.found.members.all.filter { $0.kind != .`init` }.sorted { $0.keyword < $1.keyword }
    let own = self.requirement(of: problem).map { requirement in
      [requirement]
        + members.filter {
          $0.isProperty == requirement.isProperty
            && self.code.declaredName(of: $0) == self.code.declaredName(of: requirement)
        }
    }
    let declarations = own ?? members.filter { self.code.range($0.tokens).contains(problem.offset) }
    return declarations.map(self.code.documented)
  }

  /// The member of a protocol in which a problem stands.
  private func requirement(of problem: Diagnostic) -> SwiftDeclaration? {
    self.found.protocols.ofFacets.lazy.flatMap { self.code.declarations($0.declaration.inside) }
      .first { self.code.range($0.tokens).contains(problem.offset) }
  }

  private func unindented(_ range: Range<Int>) -> String {
    indented(self.code.indentation(before: range.lowerBound) + self.code.file.string(range), by: "")
  }

  /// What to write in place of an input that no style makes.
  private func wish(for problem: Diagnostic) -> String? {
    guard problem.identifier == .importInputProperty, let member = self.requirement(of: problem) else {
      return nil
    }
    let name = self.code.declaredName(of: member)
    return "Write a function '\(name)' in the spec: the logic hears of it by 'inputs.\(name)'."
  }
}
