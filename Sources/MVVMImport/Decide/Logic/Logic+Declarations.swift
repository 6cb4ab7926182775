import MVVMSource
import MVVMSwift

// Properties that the initializer assigns first: the assignment declares the local.
extension Logic {
  /// Returns the tokens of the assignments that declare locals, by the names of the properties.
  ///
  /// Local functions and computed locals come before the code of the initializer, so that what they use must as well.
  var foundDeclarations: [String: Range<Int>] {
    guard let body = self.found.initializer?.inside, !self.hasConditions else { return [:] }
    let early = self.segments.filter { $0.place == .helper || $0.place == .initializer && $0.tokens != body }
    let taken = Set(early.flatMap(\.references.found).map(\.name))
    let all = self.roles.extras.flatMap(self.code.names).compactMap { name -> (String, Range<Int>)? in
      guard !taken.contains(name), let assignment = self.firstUse(of: name, in: body) else { return nil }
      return (name, assignment.tokens)
    }
    return Dictionary(all) { first, _ in first }
  }

  /// Returns the first use of a property in the initializer if that assigns it in a statement of its own.
  private func firstUse(of name: String, in body: Range<Int>) -> Reference? {
    guard let property = self.found.members.properties[name], self.code.names(of: property).count == 1,
      self.code.value(of: property) == nil, !self.found.isNilAtFirst(property), !self.isParameter(property)
    else { return nil }
    let uses = self.uses(of: name).filter { body.contains($0.tokens.lowerBound) }
    let first = uses.min { $0.tokens.lowerBound < $1.tokens.lowerBound }
    return first.flatMap { use in
      use.tokens.lowerBound == use.statement && self.code.word(use, 1) == "=" ? use : nil
    }
  }

  func isDeclaration(_ reference: Reference) -> Bool {
    self.declarations[reference.name] == reference.tokens
  }

  /// Returns the edit that makes an assignment the declaration of its local.
  func declaration(at reference: Reference, of property: SwiftDeclaration) -> Edit {
    let range = self.code.range(reference)
    let word = self.isConstant(reference.name, property) ? "let" : property.kind.rawValue
    let type = self.code.type(of: property).map { self.code.spelled($0) } ?? ""
    let start = reference.tokens.upperBound + 1
    let end = self.found.initializer?.inside.upperBound ?? start
    let statement = self.code.firstStatement(reference.statement..<end)
    let annotation = self.annotation(type, start..<max(start, statement?.upperBound ?? start))
    let comments = self.commentsOfLocal(property).map {
      "\($0)\n\(self.code.indentation(before: range.lowerBound))"
    }
    return Edit(range, "\(comments.joined())\(word) \(self.local(reference.name))\(annotation)")
  }

  /// Returns the comments above the local that a property becomes. Those of an output are in the spec.
  func commentsOfLocal(_ property: SwiftDeclaration) -> [String] {
    let own = self.code.range(property.tokens)
    let isShown = self.code.names(of: property).contains(where: self.isShown)
    return self.found.members.comments[property.tokens.lowerBound, default: []].filter {
      !isShown && !own.contains($0.range.lowerBound) && !self.code.isMark($0)
    }.map(self.code.string)
  }

  /// Returns the annotation of a local with a type; empty if its value is a call of the type, which says it already.
  func annotation(_ type: String, _ value: Range<Int>) -> String {
    let open = value.isEmpty ? nil : self.code.tokens[value.upperBound - 1].partner
    let isCall =
      open.map { $0 > value.lowerBound && self.code.spelled(value.lowerBound..<$0) == type } ?? false
    return isCall ? "" : ": \(self.found.qualified(type))"
  }
}
