import MVVMSource
import MVVMSwift

/// A writer for the spec that declares the members of a view model's protocols.
struct SpecWriter {
  let conversion: Conversion
  /// The access level to be written; `nil` if it is the default.
  let access: String?
  private(set) var lines: [String] = []
  /// The number of comments, such as `MARK:`, that were left out because they only divide the file.
  private(set) var droppedMarks = 0
  /// Comments that would otherwise get lost, such as those in the head of the class.
  private let strays: [SwiftComment]

  init(_ conversion: Conversion, defaultAccess: String, strays: [SwiftComment] = []) {
    self.strays = strays
    self.conversion = conversion
    let access = conversion.found.declaration.modifiers.first {
      ["public", "package", "internal", "open"].contains($0)
    }
    let meant = access == "open" ? "public" : access ?? "internal"
    self.access = meant == defaultAccess ? nil : meant
  }

  private var code: SwiftCode { self.conversion.code }

  mutating func write() -> String {
    self.writeImports()
    let found = self.conversion.found
    self.lines += self.documentation(above: found.declaration)
    self.lines += found.declaration.attributes.map { self.code.string($0) }
    let conformances = found.conformances.isEmpty ? "" : ": \(found.conformances.joined(separator: ", "))"
    self.lines.append("\(self.access.map { "\($0) " } ?? "")viewmodel \(found.name)\(conformances) {")
    self.writeComments(
      self.conversion.classComments[-1, default: []] + self.initializerComments + self.strays,
      indentation: "  "
    )
    if let type = found.type { self.writeSectionComments(of: type, self.code.declarations(type.inside)) }
    self.writeDependencies()
    self.writeInputs()
    self.writeOutputs("outputs", .outputs, found.outputs)
    self.writeOutputs("errors", .errors, found.errors)
    self.lines.append("}")
    return self.lines.joined(separator: "\n") + "\n"
  }

  /// Returns the documentation above a declaration, as lines of the spec.
  private func documentation(above declaration: SwiftDeclaration) -> [String] {
    let range = self.conversion.unit.documentation(of: declaration)
    return self.code.comments(in: range).flatMap { self.lines(of: $0, indentation: "") }
  }

  private func lines(of comment: SwiftComment, indentation: String) -> [String] {
    let lines = self.code.string(comment).split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.enumerated().map { index, line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return indentation + (index > 0 && text.hasPrefix("*") ? " " : "") + text
    }
  }

  private mutating func writeImports() {
    self.lines += self.conversion.context.imports
    if !self.lines.isEmpty { self.lines.append("") }
  }

  // MARK: Comments

  /// Writes comments of the class as plain comments, because the documentation of a member is that in the protocol.
  /// Comments such as `MARK:` are left out and counted.
  private mutating func writeComments(_ comments: [SwiftComment], indentation: String) {
    for comment in comments {
      if isMark(self.code.string(comment)) {
        self.droppedMarks += 1
      } else {
        self.lines += self.plainLines(of: comment, indentation)
      }
    }
  }

  private func plainLines(of comment: SwiftComment, _ indentation: String) -> [String] {
    self.lines(of: comment, indentation: "").map { line in
      if line.hasPrefix("///") { return indentation + line.dropFirst() }
      return indentation + (line.hasPrefix("/**") ? "/*" + line.dropFirst(3) : line)
    }
  }

  /// The comments in the head of the initializer, which is replaced, and those after its body.
  private var initializerComments: [SwiftComment] {
    guard let initializer = self.conversion.initializer, let braces = initializer.braces else { return [] }
    let head = self.code.range(initializer.tokens.lowerBound..<braces.open + 1)
    return self.conversion.classComments[initializer.tokens.lowerBound, default: []].filter {
      head.contains($0.range.lowerBound)
    }
      + self.conversion.classComments[initializer.tokens.lowerBound, default: []].filter {
        $0.range.lowerBound > self.code.tokens[braces.close].range.lowerBound
      }
  }

  /// Writes the documentation of a protocol, and the comments in its braces that belong to no member. For the protocol
  /// that offers the facets, writes all comments: its members are not in the spec.
  private mutating func writeSectionComments(of declaration: SwiftDeclaration, _ members: [SwiftDeclaration])
  {
    let above = self.code.comments(in: self.conversion.unit.documentation(of: declaration))
    self.writeComments(Array(above), indentation: "  ")
    let inside = self.conversion.comments(in: declaration, members: members)
    let isType = declaration.tokens == self.conversion.found.type?.tokens
    self.writeComments(
      isType ? inside.keys.sorted().flatMap { inside[$0, default: []] } : inside[-1, default: []],
      indentation: "  "
    )
  }

  /// Writes the comments that a member has in its protocol: plain comments first, then the documentation.
  private mutating func writeComments(
    of tokens: Range<Int>,
    in facet: [Int: [SwiftComment]]
  ) {
    let indentation = "    "
    let comments = facet[tokens.lowerBound, default: []]
    self.writeComments(comments.filter { !self.documents($0, tokens) }, indentation: indentation)
    for comment in comments where self.documents(comment, tokens) {
      self.lines += self.lines(of: comment, indentation: indentation)
    }
  }

  private func documents(_ comment: SwiftComment, _ tokens: Range<Int>) -> Bool {
    comment.isDocumentation && comment.startsLine
      && comment.range.upperBound <= self.code.range(tokens).upperBound
  }

  /// Writes the comments of some members of the class, except those in code that becomes part of the logic.
  ///
  /// - Parameter kept: The bytes of that code.
  private mutating func writeClassComments(of declarations: [SwiftDeclaration], without kept: Range<Int>?) {
    for declaration in declarations {
      let comments = self.conversion.classComments[declaration.tokens.lowerBound, default: []]
      self.writeComments(comments.filter { kept?.contains($0.range.lowerBound) != true }, indentation: "    ")
    }
  }

  // MARK: Sections

  private mutating func writeDependencies() {
    if self.conversion.dependencies.isEmpty { return }
    self.lines.append("  dependencies {")
    for dependency in self.conversion.dependencies {
      let value = dependency.defaultValue.map { " = \(self.conversion.qualified($0))" } ?? ""
      self.lines.append("    " + self.conversion.qualified(dependency.inSpec) + value)
    }
    self.lines.append("  }")
  }

  private mutating func writeInputs() {
    guard let declaration = self.conversion.found.inputs else { return }
    let members = self.code.declarations(declaration.inside)
    self.writeSectionComments(of: declaration, members)
    if self.conversion.inputs.isEmpty { return }
    let comments = self.conversion.comments(in: declaration, members: members)
    self.lines.append("  inputs {")
    for input in self.conversion.inputs {
      let kept = input.reply.map { self.code.range($0) }
      let own =
        input.backings.map(\.declaration) + (input.isRelay ? [] : [input.implementation].compactMap(\.self))
      self.writeClassComments(of: own, without: kept)
      self.writeComments(of: input.tokens, in: comments)
      self.lines.append("    " + self.line(of: input))
    }
    self.lines.append("  }")
  }

  private func line(of input: ImportedInput) -> String {
    let parameters = zip(input.parameters.indices, input.parameters).map { index, parameter in
      parameter.inSpec
        + (input.initialValues.isEmpty ? "" : " = \(self.conversion.qualified(input.initialValues[index]))")
    }
    let attributes = input.attributes.map { "\($0) " }.joined()
    return attributes + (input.isSticky ? "sticky " : "") + Text(input.name).quoted
      + "(\(parameters.joined(separator: ", ")))"
      + (input.result.map { " -> \($0)" } ?? "") + (input.alias.map { " as \($0)" } ?? "")
  }

  private mutating func writeOutputs(_ section: String, _ facet: Facet, _ declaration: SwiftDeclaration?) {
    guard let declaration else { return }
    let members = self.code.declarations(declaration.inside)
    self.writeSectionComments(of: declaration, members)
    let outputs = self.conversion.outputs.filter { $0.facet == facet }
    if outputs.isEmpty { return }
    let comments = self.conversion.comments(in: declaration, members: members)
    self.lines.append("  \(section) {")
    for output in outputs {
      let kept = output.implementation.flatMap { $0.braces == nil ? nil : self.code.insideRange($0.inside) }
      self.writeClassComments(of: [output.implementation].compactMap(\.self), without: kept)
      self.writeComments(of: output.tokens, in: comments)
      self.lines.append("    " + output.attributes.map { "\($0) " }.joined() + self.line(of: output))
    }
    self.lines.append("  }")
  }

  private func line(of output: ImportedOutput) -> String {
    switch output.form {
    case .function(let signature):
      return
        "\(Text(output.name).quoted)(\(signature.parameters.map(\.inSpec).joined(separator: ", "))) -> \(signature.result ?? "Void")"
    case .value(let type): return "value \(Text(output.name).quoted): \(type)"
    case .stream(let kind, let type):
      let isDefault =
        output.facet == .errors
        ? kind == "event" : kind == (self.conversion.library == .reactiveSwift ? "event" : "state")
      return "\(isDefault ? "" : "\(kind) ")\(Text(output.name).quoted): \(type)"
    }
  }
}

/// Whether a comment only divides a file, or is a directive for a tool that checks or formats hand-written code.
func isMark(_ comment: String) -> Bool {
  let text = comment.utf8.drop { "/* ".utf8.contains($0) }
  return ["MARK:", "MARK -", "swiftlint:", "swiftformat:", "sourcery:"].contains {
    text.starts(with: $0.utf8)
  }
    || text.allSatisfy { "-=/*".utf8.contains($0) }
}

extension SwiftUnit {
  /// Returns the bytes from the documentation directly above a declaration up to the declaration itself; empty if there
  /// is no documentation.
  func documentation(of declaration: SwiftDeclaration) -> Range<Int> {
    let start = self.code.tokens[declaration.tokens.lowerBound].range.lowerBound
    let index = declaration.tokens.lowerBound
    let previous = index > 0 ? self.code.tokens[index - 1].range.upperBound : 0
    let above = self.code.comments(in: previous..<start).reversed().prefix {
      $0.isDocumentation && $0.startsLine
    }
    return (above.last?.range.lowerBound ?? start)..<start
  }
}
