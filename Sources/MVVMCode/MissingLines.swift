import MVVMModel
import MVVMSource
import MVVMSwift

/// Returns the lines of a scaffold whose members are missing in a hand-written file, because the spec has
/// gained them.
///
/// A member is a function or property that a type declares or, if there are none, a property that the code
/// assigns. Its lines include the warnings and attributes above it, and its body. A member with the wrong
/// type is returned with the right one. For an initializer, only its signature is returned, and only if the
/// dependencies changed.
package func missingLines(of scaffold: [UInt8], in file: [UInt8]) -> [[UInt8]] {
  let scaffold = SwiftCode(SourceFile(path: "", bytes: scaffold))
  let file = SwiftCode(SourceFile(path: "", bytes: file))
  let lines = LineTable(scaffold.file.bytes)
  let members = missingDeclarations(of: scaffold, in: file) ?? missingAssignments(of: scaffold, in: file)
  let numbers =
    missingInitializers(of: scaffold, in: file).flatMap { scaffold.lines(of: $0, lines) }
    + members.flatMap { scaffold.linesWithHeading(of: $0, lines) }
  return numbers.map { Array(scaffold.file.bytes[lines.range(ofLine: $0)]) }
}

/// Returns the signatures of initializers that a file lacks, or has with other parameters.
private func missingInitializers(of scaffold: SwiftCode, in file: SwiftCode) -> [Range<Int>] {
  let known = file.initializers.map { file.parameters($0) }
  return scaffold.initializers.filter { head in
    let parameters = scaffold.parameters(head)
    return !known.contains { $0.elementsEqual(parameters) { $0.name == $1.name && $0.hasType(of: $1) } }
  }
}

/// Returns the functions and properties that a file lacks, or has with other types; `nil` if the scaffold has
/// none.
private func missingDeclarations(of scaffold: SwiftCode, in file: SwiftCode) -> [Range<Int>]? {
  let members = scaffold.namedMembers
  let known = Dictionary(grouping: file.namedMembers, by: \.name)
  if members.isEmpty { return nil }
  return members.filter { member in
    !known[member.name, default: []].contains { known in
      if let labels = member.labels, let others = known.labels, labels != others { return false }
      guard let types = member.types, let others = known.types else { return true }
      return others.elementsEqual(types) { $0.hasType(of: $1) }
    }
  }
  .map(\.tokens)
}

private func missingAssignments(of scaffold: SwiftCode, in file: SwiftCode) -> [Range<Int>] {
  let known = Set(file.assignedNames.map(file.plainWord))
  return scaffold.assignedNames.compactMap { name in
    guard scaffold.word(name - 2) == "self", scaffold.tokens[name - 2].startsLine,
      !known.contains(scaffold.plainWord(name))
    else { return nil }
    return scaffold.firstStatement(name - 2..<scaffold.tokens.count)
  }
}

/// A parameter or a property as written in Swift code, without blanks.
private struct WrittenParameter {
  /// The text before the colon.
  let name: String
  let type: String

  /// Returns whether both types are the same, whatever their spelling. Either may be unqualified, as people
  /// often write it.
  func hasType(of other: WrittenParameter) -> Bool {
    if self.type.hasSuffix(".\(other.type)") || other.type.hasSuffix(".\(self.type)") { return true }
    guard self.type != other.type, let own = SpecType(Text(self.type)) else { return self.type == other.type }
    return SpecType(Text(other.type)).map(own.isSame) ?? false
  }
}

private typealias NamedMember = (name: Text, labels: [Text]?, types: [WrittenParameter]?, tokens: Range<Int>)

extension SwiftCode {
  private var declarationsOfTypes: [SwiftDeclaration] { self.types.flatMap { self.declarations($0.inside) } }

  /// The functions and properties of the types, each with its labels. They are `nil` for a property, for a
  /// function with parameters on several lines, and for one without types, which match any member of the
  /// name.
  fileprivate var namedMembers: [NamedMember] {
    self.declarationsOfTypes.compactMap { member in
      guard [.func, .var].contains(member.kind), !member.isStatic, let name = self.nameToken(of: member)
      else { return nil }
      let parameters = name + 1..<min(self.next(name + 1), self.tokens.count)
      let isOnLine = !parameters.contains { self.tokens[$0].startsLine }
      let labels = isOnLine ? self.labels(of: member) : nil
      let types =
        labels.map { _ in self.parameters(name..<parameters.upperBound) }
        ?? self.type(after: name, of: member).map { [$0] }
      return (self.text(name).unquoted, labels, types, member.tokens)
    }
  }

  /// Returns the type of a property; `nil` if it is inferred, and for a function.
  private func type(after name: Int, of member: SwiftDeclaration) -> WrittenParameter? {
    guard self.word(name + 1) == ":" else { return nil }
    let rest = name + 2..<member.tokens.upperBound
    let end = rest.first { self.word($0) == "=" || self.word($0) == "{" } ?? rest.upperBound
    return WrittenParameter(name: "", type: self.compact(rest.lowerBound..<end))
  }

  /// The tokens of each initializer without modifiers, up to its parameters.
  fileprivate var initializers: [Range<Int>] {
    self.declarationsOfTypes.filter {
      $0.kind == .`init` && $0.tokens.lowerBound == $0.keyword && self.word($0.keyword + 1) == "("
    }
    .map { $0.keyword..<self.next($0.keyword + 1) }
  }

  /// - Parameter head: The tokens from the name of a function or an initializer to its closing parenthesis.
  fileprivate func parameters(_ head: Range<Int>) -> [WrittenParameter] {
    self.commaSeparated(head.dropFirst(2).dropLast()).map { part in
      let colon = self.first(":", in: part) ?? part.upperBound
      let end = self.first("=", in: colon..<part.upperBound) ?? part.upperBound
      let type = self.compact(min(colon + 1, end)..<end)
      return WrittenParameter(name: self.compact(part.lowerBound..<colon), type: type)
    }
  }

  /// The names that are assigned: after `self.`, at the start of a line, or in a tuple.
  fileprivate var assignedNames: [Int] {
    self.tokens.indices.filter { index in
      guard self.isWord(index) else { return false }
      let isOfSelf =
        self.word(index - 1) == "." && self.word(index - 2) == "self" && self.word(index - 3) != "."
      if self.word(index + 1) == "=" { return isOfSelf || self.tokens[index].startsLine }
      guard isOfSelf, self.word(index - 3) == "(" || self.word(index - 3) == "," else { return false }
      return self.bracket(around: index).map { self.word(self.next($0)) == "=" } ?? false
    }
  }

  /// Returns the numbers of the lines with these tokens.
  fileprivate func lines(of tokens: Range<Int>, _ lines: LineTable) -> Range<Int> {
    let range = self.range(tokens)
    return lines.position(of: range.lowerBound).line..<lines.position(of: range.upperBound).line + 1
  }

  /// Returns the numbers of the same lines, and of attributes, documentation and warnings directly above
  /// them.
  fileprivate func linesWithHeading(of tokens: Range<Int>, _ lines: LineTable) -> Range<Int> {
    let own = self.lines(of: tokens, lines)
    var start = own.lowerBound
    while start > 1, "#@/".utf8.contains(self.firstByte(ofLine: start - 1, lines)) { start -= 1 }
    return start..<own.upperBound
  }

  private func firstByte(ofLine line: Int, _ lines: LineTable) -> UInt8 {
    self.file.bytes[lines.range(ofLine: line)].first { !isBlank($0) } ?? 0
  }
}
