import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMStyles
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// Returns the places that name a member: in its spec, if the client requests that, and in hand-written
  /// Swift files.
  mutating func references(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else { return [] }
    let isWanted = params["context"]["includeDeclaration"].isTrue
    let declaration = place.document.location(place.name)
    return JSON((isWanted ? [declaration] : []) + self.uses(of: place) { _, _ in true })
  }

  /// Returns the places where the logic assigns or declares a member, and its declaration in the generated file.
  mutating func definition(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else { return try self.definitionOfType(params) }
    var locations = self.uses(of: place) { isDefinition($1.firstToken(from: $0.lowerBound), in: $1) }
    for output in self.outputs(of: place.document).value ?? [] where output.file.kind == .classes {
      guard let file = try? self.tree.source(output.path).get() else { continue }
      let code = SwiftCode(file)
      let found = code.members.first { declaration in
        code.name(of: declaration) == place.tree.text(place.member.name)
          && place.tree.owns(place.viewModelName, declaration.owners.first)
          && [nil, place.tree.argumentLabels(of: place.member)].contains(code.labels(of: declaration))
      }
      if let name = found.flatMap(code.nameToken) {
        locations.append(self.document(of: file).location(code.tokens[name].range))
      }
    }
    return JSON(locations)
  }

  /// The declaration of the type at a position; of a view model, the extensions with its logic.
  private mutating func definitionOfType(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let offset = document.lines.offset(of: try params.position())
    guard let tree = document.tree else { return [] }
    let names = tree.viewModels.compactMap(\.name).map(tree.range)
    let words =
      names + classifiedTokens(of: tree).filter { $0.tokenClass == .type }.map(\.range)
    guard let word = words.first(where: { $0.touches(offset) }) else { return [] }
    let name = document.file.text(word).unquoted
    let isViewModel = names.contains(word)
    return JSON(
      self.handwrittenFiles(with: name).flatMap { file in
        let code = SwiftCode(file)
        let found =
          isViewModel
          ? code.types.map { $0.keyword + 1 }.filter { code.name($0) == name }
          : code.declaredTypes.filter { $0.name == name }.map(\.token)
        return found.map { self.document(of: file).location(code.tokens[$0].range) }
      }
    )
  }

  /// Returns the places in hand-written Swift files that name a member.
  private mutating func uses(of place: MemberAtPlace, where isWanted: (Range<Int>, SwiftCode) -> Bool)
    -> [JSON]
  {
    let names = self.names(for: place, in: place.document.file).value
    let member = self.sought(place, names, words: place.words(names, renamedTo: place.text, names))
    return self.swiftUses(of: member).flatMap { code, uses in
      uses.map(\.range).filter { isWanted($0, code) }.map(self.document(of: code.file).location)
    }
  }
}

/// Returns whether a token is the name in an assignment, `self.x =`, in a declaration, `func x`, or in
/// `xEvents.send(…)`.
private func isDefinition(_ index: Int, in code: SwiftCode) -> Bool {
  if code.word(index + 1) == "=", code.word(index - 2) == "self" || code.word(index - 1) != "." {
    return true
  }
  if code.word(index + 1) == ".", code.word(index + 2) == "send" { return true }
  return code.word(index - 1) == "func" || code.word(index - 1) == "var" || code.word(index - 1) == "let"
}
