import MVVMSource
import MVVMSwift

// The parts left to a person, under `#error`.
extension Decision {
  /// An `#error` for each problem, with its lines as comments: those of the member, or only the line itself
  /// in an initializer, whose other lines are converted.
  var leftoverText: String {
    let bytes = self.code.file.bytes
    let members = ProblemMembers(of: self.found)
    return self.leftovers.map { problem in
      let quoted = members.quoted(by: problem)
      let start = bytes[..<problem.offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
      let line = start..<(bytes[problem.offset...].firstIndex(where: isLineEnd) ?? bytes.count)
      let texts = quoted.isEmpty ? [self.code.file.string(line)] : quoted.map(self.unindented)
      let lines = texts.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
      let wish = members.requirement(of: problem).flatMap { self.wish(for: problem, $0) }
      let comments = ([wish].compactMap(\.self) + lines.map(String.init)).map { "\n// \($0)" }
      let message = problem.message.replacing("\"", with: "'")
      return "\n\n#error(\"\(message) [\(problem.identifier.rawValue)]\")\(comments.map(trimmedEnd).joined())"
    }
    .joined()
  }

  /// Returns the comments that are not under `#error` with the code around them.
  func unquoted(_ comments: [SwiftComment]) -> [SwiftComment] {
    let members = ProblemMembers(of: self.found)
    let quoted = self.leftovers.flatMap(members.quoted).sorted { $0.lowerBound < $1.lowerBound }
    return comments.filter { comment in
      let next = quoted.partitioningIndex { $0.lowerBound > comment.range.lowerBound }
      return next == 0 || !quoted[next - 1].contains(comment.range.lowerBound)
    }
  }

  private func unindented(_ range: Range<Int>) -> String {
    indented(self.code.indentation(before: range.lowerBound) + self.code.file.string(range), by: "")
  }

  /// The advice for an input that no style can generate.
  private func wish(for problem: Diagnostic, _ requirement: SwiftDeclaration) -> String? {
    guard problem.identifier == .importInputProperty else { return nil }
    let name = self.code.declaredName(of: requirement)
    return "Write a function '\(name)' in the spec: the logic receives it as 'inputs.\(name)'."
  }
}

/// The members of the protocols and of the class, found by the problems that they have.
private struct ProblemMembers {
  private struct Name: Hashable {
    let text: String
    let isProperty: Bool
  }

  private let code: SwiftCode
  /// The members of the protocols, and those of the class, in the order of the code.
  private let requirements: [SwiftDeclaration]
  private let members: [SwiftDeclaration]
  private let membersByName: [Name: [SwiftDeclaration]]

  init(of found: FoundViewModel) {
    let code = found.code
    self.code = code
    self.requirements = found.protocols.ofFacets.flatMap { code.declarations($0.declaration.inside) }
      .sorted { $0.keyword < $1.keyword }
    self.members = found.members.all.filter { $0.kind != .`init` }.sorted { $0.keyword < $1.keyword }
    self.membersByName = Dictionary(grouping: self.members) {
      Name(text: code.declaredName(of: $0), isProperty: $0.isProperty)
    }
  }

  /// Returns the member of a protocol that contains a problem.
  func requirement(of problem: Diagnostic) -> SwiftDeclaration? {
    self.member(of: problem, self.requirements)
  }

  /// Returns the member of the protocol or class that has a problem, with everything that implements it; none
  /// for a problem in an initializer.
  func quoted(by problem: Diagnostic) -> [Range<Int>] {
    let own = self.requirement(of: problem).map { requirement in
      let name = Name(text: self.code.declaredName(of: requirement), isProperty: requirement.isProperty)
      return [requirement] + self.membersByName[name, default: []]
    }
    let declarations = own ?? [self.member(of: problem, self.members)].compactMap(\.self)
    return declarations.map(self.code.documented)
  }

  private func member(of problem: Diagnostic, _ members: [SwiftDeclaration]) -> SwiftDeclaration? {
    let next = members.partitioningIndex { self.code.range($0.tokens).upperBound > problem.offset }
    return members[next...].first { self.code.range($0.tokens).contains(problem.offset) }
  }
}
