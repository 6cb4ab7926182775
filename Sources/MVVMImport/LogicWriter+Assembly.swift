import MVVMSource
import MVVMSwift

extension LogicWriter {
  var className: String { self.conversion.found.name }

  /// Returns the text that replaces the class.
  mutating func assembled() -> String {
    self.writeAnswers()
    let attributes = self.conversion.found.declaration.attributes.map { self.code.string($0) + "\n" }.joined()
    var text = "\(attributes)extension \(self.className).OutputStreams {\n\(self.initializer)}"
    if let kept = self.keptMembers { text += "\n\nextension \(self.className) {\n\(kept)\n}" }
    for helper in self.conversion.fileHelpers { text += "\n\n\(self.helper(helper, depth: 0))" }
    return text
  }

  /// One level of indentation, as in the class.
  private var unit: String {
    let member = self.conversion.members.first.map { self.indentation(of: $0) } ?? ""
    return member.isEmpty ? "  " : member
  }

  private func indentation(of declaration: SwiftDeclaration) -> String {
    self.indentation(before: self.code.range(declaration.tokens).lowerBound)
  }

  private var initializer: String {
    let (unit, comments) = (
      self.unit, self.conversion.initializer.map { self.leadingComments(of: $0, unit: self.unit) } ?? ""
    )
    let head = self.head + self.localFunctions
    var body = self.body
    let before = head.map { "\(unit)\(unit)\($0)\n" }.joined()
    let after = self.tail.map { "\(unit)\(unit)\($0)\n" }.joined()
    if !before.isEmpty {
      body =
        "\n" + before
        + (body.allSatisfy(\.isWhitespace)
          ? "" : body.first?.isNewline == true ? body : "\(unit)\(unit)\(body)")
    }
    if !after.isEmpty {
      body = self.trimmedEnd(body) + "\n" + (self.trimmedEnd(body).isEmpty ? "" : "\n") + after
    }
    let text = self.trimmedEnd(body)
    return "\(comments)\(unit)\(self.initializerHead) {\(text.isEmpty ? "" : "\(text)\n\(unit)")}\n"
  }

  private func trimmedEnd(_ text: String) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The text between the braces of the initializer, with the edits applied.
  private var body: String {
    guard let initializer = self.conversion.initializer, let braces = initializer.braces else { return "" }
    let range =
      self.code.tokens[braces.open].range.upperBound..<self.code.tokens[braces.close].range.lowerBound
    return self.code.string(range, with: self.edits(in: initializer.inside))
  }

  private var initializerHead: String {
    var parameters = ["inputs: \(self.className).InputStreams"]
    if self.conversion.library == .rxSwift { parameters.append("disposeBag: DisposeBag") }
    parameters += self.conversion.dependencies.map { parameter in
      let type = self.conversion.qualified(parameter.type)
      return "\(parameter.name): \(escapes(type) ? "@escaping " : "")\(type)"
    }
    let line = "init(\(parameters.joined(separator: ", ")))"
    if line.utf8.count + self.unit.utf8.count + 2 <= 100 { return line }
    let (unit, indentation) = (self.unit, self.unit + self.unit)
    return "init(\n\(parameters.map { indentation + $0 }.joined(separator: ",\n"))\n\(unit))"
  }

  // MARK: Replies and outputs

  private mutating func writeAnswers() {
    for input in self.conversion.inputs {
      guard let reply = input.reply, let body = input.implementation else { continue }
      self.writeAnswers(readBy: reply)
      let names = self.code.signature(of: body)?.parameters.map(\.inCode) ?? []
      self.tail.append("self.\(input.logicName)Reply = \(self.closure(names, self.text(reply)))")
    }
    for index in self.conversion.outputs.indices { self.writeAnswer(index) }
  }

  /// Writes the outputs that some code reads, so that they are assigned before it.
  private mutating func writeAnswers(readBy tokens: Range<Int>) {
    for reference in self.segment(tokens)?.references.found ?? [] {
      if case .output(let index)? = self.meanings[reference.name] { self.writeAnswer(index) }
    }
  }

  private mutating func writeAnswer(_ index: Int) {
    let output = self.conversion.outputs[index]
    guard self.answered.insert(index).inserted, let (tokens, place, _) = self.answer(of: output) else {
      return
    }
    self.writeAnswers(readBy: tokens)
    let text = self.text(tokens)
    switch output.form {
    case .function(let signature):
      self.tail.append("self.\(output.name) = \(self.closure(signature.parameters.map(\.inCode), text))")
    case .value where place == .expression:
      let local = self.free("\(output.name)Value")
      self.head.append("let \(local)\(self.annotation(of: output)) = \(text)")
      self.head.append("self.\(output.name) = { \(local) }")
    case .value: self.tail.append("self.\(output.name) = \(self.closure([], text))")
    case .stream where !self.isComputed(output): self.head.append("self.\(output.name) = \(text)")
    case .stream:
      let expression = text.hasPrefix("return ") ? String(text.dropFirst(7)) : text
      let isOne = self.code.statements(tokens).count == 1
      self.tail.append(
        "self.\(output.name) = \(isOne ? expression : "{ () -> \(self.type(of: output)) in\n\(text)\n}()")"
      )
    }
    if self.isComputed(output), self.hoisted.contains(output.name) { self.tail.append(self.copy(of: output)) }
  }

  private func annotation(of output: ImportedOutput) -> String {
    if case .value(let type) = output.form { ": \(type)" } else { "" }
  }

  private func type(of output: ImportedOutput) -> String {
    output.implementation.flatMap { self.code.type(of: $0) }.map { self.code.spelled($0) } ?? "Void"
  }

  private func closure(_ names: [String], _ text: String) -> String {
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    guard text.contains(where: \.isNewline) || text.contains("//") else { return "{ \(head)\(text) }" }
    let inner = self.unit + self.unit + self.unit
    return "{ \(trimmedEnd(head))\n\(indented(text, by: inner))\n\(self.unit)\(self.unit)}"
  }

  /// Returns the code of a segment with its edits applied. If the segment is all that a pair of braces contains, the
  /// comments around it are included.
  private func text(_ tokens: Range<Int>) -> String {
    let text = self.code.string(self.code.insideRange(tokens), with: self.edits(in: tokens))
    let lines = self.trimmedEnd(text).drop { $0.isNewline }
    return String(lines.contains(where: \.isNewline) ? lines : lines.drop { $0.isWhitespace })
  }

  // MARK: Other members

  private var localFunctions: [String] {
    self.conversion.localHelpers.map { self.helper($0, depth: 1) }
  }

  /// Returns the text of a private function of the class, with the comments above it.
  ///
  /// - Parameter depth: 0 for a function of the file, 1 for a local function of the initializer.
  private func helper(_ declaration: SwiftDeclaration, depth: Int) -> String {
    let head = self.typeEdits(in: declaration.head, [])
    let start = depth == 0 ? declaration.tokens.lowerBound : declaration.keyword
    let range = self.code.range(start..<declaration.tokens.upperBound)
    let hasAccess = (declaration.tokens.lowerBound..<declaration.keyword).contains {
      ["private", "fileprivate"].contains(self.code.word($0))
    }
    let access = depth == 0 && !hasAccess ? "private " : ""
    let text = access + self.code.string(range, with: head + self.edits(in: declaration.inside))
    let comments = self.leadingComments(of: declaration, unit: depth == 0 ? "" : self.unit + self.unit)
    let lines = self.indentation(of: declaration) + text
    if depth == 0 { return comments + indented(lines, by: "") }
    let inner = self.unit + self.unit
    return String((comments + indented(lines, by: inner)).dropFirst(inner.count))
  }

  private var keptMembers: String? {
    let members = self.conversion.kept.map { member in
      self.leadingComments(of: member, unit: self.unit) + self.unit + self.code.string(member.tokens)
    }
    return members.isEmpty ? nil : members.joined(separator: "\n\n")
  }

  private func leadingComments(of member: SwiftDeclaration, unit: String) -> String {
    let start = self.code.range(member.tokens).lowerBound
    return self.conversion.classComments[member.tokens.lowerBound, default: []].filter {
      $0.range.lowerBound < start
    }
    .map { unit + self.code.string($0) + "\n" }.joined()
  }
}

/// Returns a text with its common indentation replaced by another. A text that contains a multi-line string stays as it
/// is.
func indented(_ text: String, by indentation: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let depths = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map {
    $0.prefix { $0 == " " || $0 == "\t" }.count
  }
  guard let common = depths.min(), !text.contains("\"\"\"") else { return text }
  return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : indentation + $0.dropFirst(common) }.joined(
    separator: "\n"
  )
}

extension SwiftCode {
  /// Returns the bytes of some tokens. If these are all that a pair of braces contains, returns all bytes between the
  /// braces.
  func insideRange(_ indices: Range<Int>) -> Range<Int> {
    let (open, close) = (indices.lowerBound - 1, indices.upperBound)
    guard self.spells(open, "{"), self.tokens[open].partner == close else { return self.range(indices) }
    return self.tokens[open].range.upperBound..<self.tokens[close].range.lowerBound
  }
}

extension Conversion {
  /// Whether a comment is inside a member, rather than above or after it.
  func isInside(_ comment: SwiftComment, _ member: SwiftDeclaration) -> Bool {
    self.code.range(member.tokens).contains(comment.range.lowerBound)
  }

  /// Returns the comments in the braces of a declaration, by the first token of the member that they belong to; -1 if
  /// they belong to none. Outside of members, a comment on a line of its own belongs to the next member, any other to
  /// the one before it.
  func comments(in declaration: SwiftDeclaration, members: [SwiftDeclaration]) -> [Int: [SwiftComment]] {
    guard let braces = declaration.braces else { return [:] }
    let range =
      self.code.tokens[braces.open].range.upperBound..<self.code.tokens[braces.close].range.lowerBound
    var result: [Int: [SwiftComment]] = [:]
    for comment in self.code.comments(in: range) {
      let next = self.code.firstToken(from: comment.range.lowerBound)
      let owner =
        comment.startsLine
        ? members.indexFromWhich { $0.tokens.upperBound > next }
        : members.indexFromWhich { $0.tokens.lowerBound >= next } - 1
      let token = members.indices.contains(owner) ? members[owner].tokens.lowerBound : -1
      result[token, default: []].append(comment)
    }
    return result
  }
}
