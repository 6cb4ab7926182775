import MVVMModel
import MVVMSource
import MVVMSwift

extension Decision {
  /// The text that replaces the class, with the functions of the file after the extensions.
  var logicText: String {
    let attributes = self.found.declaration.attributes.map { self.code.string($0) + "\n" }.joined()
    let extensions =
      "\(attributes)extension \(self.found.name).OutputStreams {\n\(self.initializer)}" + self.keptMembers
      + self.aliases
    let functions = self.logic.roles.fileHelpers.map { "\n\n\(self.helper($0, isLocal: false))" }
    return extensions + functions.joined()
  }

  /// One level of indentation, as in the class.
  var indentation: String {
    let member = self.found.members.all.first.map { self.indentation(of: $0) } ?? ""
    return member.isEmpty ? "  " : member
  }

  private func indentation(of declaration: SwiftDeclaration) -> String {
    self.code.indentation(before: self.code.range(declaration.tokens).lowerBound)
  }

  // MARK: The initializer

  private var initializer: String {
    let unit = self.indentation
    let comments =
      self.found.initializer.map { self.leadingComments(of: $0, indentation: unit, withMarks: false) } ?? ""
    let answers = self.answers
    // RxSwift's bag ends subscriptions in order, and the class printed before any of them ended.
    let isLast = self.found.library == .combine
    let head =
      (isLast ? [] : self.farewell) + self.headOfLocals + answers.flatMap(\.head) + self.localDeclarations
    let tail =
      self.holdingAssigned + (isLast ? self.farewell : []) + self.copiesForAnswers + answers.flatMap(\.tail)
    let text = self.body(between: head, tail)
    return "\(comments)\(unit)\(self.initializerHead) {\(text.isEmpty ? "" : "\(text)\n\(unit)")}\n"
  }

  /// Returns the code of the initializer, with statements before and after it.
  private func body(between head: [String], _ tail: [String]) -> String {
    var body =
      self.found.initializer.flatMap { initializer in
        self.code.body(of: initializer).map { self.code.string($0, with: self.edits(in: initializer.inside)) }
      } ?? ""
    if !head.isEmpty {
      let isEmpty = body.allSatisfy(\.isWhitespace)
      let rest =
        body.first?.isNewline == true ? withoutGap(body) : "\(self.indentation)\(self.indentation)\(body)"
      body = "\n" + self.text(of: head) + (isEmpty ? "" : rest)
    }
    body = trimmedEnd(body)
    if !tail.isEmpty { body += "\n" + (body.isEmpty ? "" : "\n") + self.text(of: tail) }
    return trimmedEnd(body)
  }

  /// Returns the lines of statements, with empty ones around functions and long subscriptions.
  private func text(of statements: [String]) -> String {
    let unit = self.indentation + self.indentation
    let isBlock = statements.map { text in
      let begins = ["final class ", "func ", "inputs."].contains(where: text.hasPrefix)
      return text.contains("\n") && (begins || text.hasPrefix("var ") && text.hasSuffix("}"))
    }
    let gaps = zip(isBlock, isBlock.dropFirst()).map { $0 || $1 ? "\n" : "" }
    return zip(statements, gaps + [""]).map { "\(unit)\($0)\n\($1)" }.joined()
  }

  private var initializerHead: String {
    let own =
      ["inputs: \(self.found.name).InputStreams"]
      + [self.found.library?.bag.map { "\($0.name): \($0.type)" }].compactMap { $0 ?? nil }
    let parameters =
      own
      + self.logic.interface.dependencies.map { parameter in
        let type = self.found.qualified(parameter.type)
        return "\(parameter.name): \(parameter.escaping)\(type)"
      }
    let unit = self.indentation
    let line = "init(\(parameters.joined(separator: ", ")))"
    if line.utf8.count + unit.utf8.count + 2 <= 100 { return line }
    return "init(\n\(parameters.map { unit + unit + $0 }.joined(separator: ",\n"))\n\(unit))"
  }

  private var localDeclarations: [String] {
    let (computed, helpers) = (self.logic.roles.computed, self.logic.roles.localHelpers)
    let bag = "let \(self.borrowedBag) = { [weak disposeBag] in disposeBag }"
    let head = ["// A function that held it would be held by it.", bag]
    return computed.map { self.helper($0, isLocal: true) }
      + (helpers.contains(where: self.logic.borrowsBag) ? head : [])
      + helpers.map { self.helper($0, isLocal: true) }
  }

  /// The name of a closure that returns the dispose bag as long as it exists.
  private var borrowedBag: String { self.logic.free("currentBag") }

  /// Returns the edit at the start of a local function that gets the dispose bag.
  private func borrowing(_ helper: SwiftDeclaration) -> Edit {
    let first = self.code.tokens[helper.inside.lowerBound]
    let start = first.range.lowerBound
    let gap = first.startsLine ? "\n\(self.code.indentation(before: start))" : "; "
    return Edit(start..<start, "guard let disposeBag = \(self.borrowedBag)() else { return }\(gap)")
  }

  // MARK: Other members

  /// Returns the text of a private function or a computed local, with the comments above it. A function is local or of
  /// the file.
  private func helper(_ declaration: SwiftDeclaration, isLocal: Bool) -> String {
    let start = isLocal && self.logic.borrowsBag(declaration) ? [self.borrowing(declaration)] : []
    let edits =
      self.found.typeEdits(in: self.code, declaration.head) + start + self.edits(in: declaration.inside)
    let modifiers = declaration.tokens.lowerBound..<declaration.keyword
    let hasAccess = modifiers.contains { ["private", "fileprivate"].contains(self.code.word($0)) }
    let first = isLocal ? declaration.keyword : declaration.tokens.lowerBound
    let range = self.code.range(first..<declaration.tokens.upperBound)
    let text = (isLocal || hasAccess ? "" : "private ") + self.code.string(range, with: edits)
    let inner = isLocal ? self.indentation + self.indentation : ""
    let lines = indented(self.indentation(of: declaration) + text, by: inner)
    let comments = self.leadingComments(of: declaration, indentation: inner, withMarks: !isLocal)
    return String((comments + lines).dropFirst(inner.count))
  }

  private var keptMembers: String {
    let members = self.logic.roles.kept.map { member in
      self.leadingComments(of: member, indentation: self.indentation, withMarks: true) + self.indentation
        + self.code.string(member.tokens)
    }
    let all = members + self.overloads
    let text = all.joined(separator: "\n\n")
    return all.isEmpty ? "" : "\n\nextension \(self.found.name) {\n\(text)\n}"
  }

  /// The type aliases of the protocols, in extensions of these, since a spec cannot declare them.
  private var aliases: String {
    let access = self.found.access == "internal" ? "" : "\(self.found.access) "
    return self.found.protocols.ofFacets.map { _, declaration in
      let comments = self.code.comments(in: declaration)
      let members = self.code.aliases(in: declaration).map { member in
        let above = comments[member.tokens.lowerBound, default: []].map(self.code.string)
        let text = access + self.found.qualified(self.code.string(member.tokens))
        return (above + [text]).map { "\(self.indentation)\($0)\n" }.joined()
      }
      let name = self.code.declaredName(of: declaration)
      return members.isEmpty ? "" : "\n\nextension \(name) {\n\(members.joined(separator: "\n"))}"
    }.joined()
  }

  func leadingComments(of member: SwiftDeclaration, indentation: String, withMarks: Bool) -> String {
    let start = self.code.range(member.tokens).lowerBound
    return self.found.members.comments[member.tokens.lowerBound, default: []]
      .filter { $0.range.lowerBound < start && (withMarks || !self.code.isDivider($0)) }
      .map { indentation + self.code.string($0) + "\n" }.joined()
  }
}

/// Returns a text that begins with the end of a line, without the empty lines after that.
private func withoutGap(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return "\n" + lines.drop { $0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
}
