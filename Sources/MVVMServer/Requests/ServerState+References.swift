import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMStyles
import MVVMSwift

extension ServerState {
  /// The places that name a member: in its spec, if the client asks for that, and in hand-written Swift files.
  mutating func references(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else { return [] }
    let isWanted = params["context"]["includeDeclaration"].isTrue
    let declaration = place.document.location(place.name)
    return JSON((isWanted ? [declaration] : []) + self.uses(of: place) { _, _ in true })
  }

  /// The places where the logic assigns or declares a member, and its declaration in the generated file.
  mutating func definition(_ params: Params) throws(ResponseError) -> JSON {
    guard let place = try self.memberAtPlace(params) else { return [] }
    var locations = self.uses(of: place) { isDefinition($1.firstToken(from: $0.lowerBound), in: $1) }
    for output in self.outputs(of: place.document).value ?? [] where output.file.kind == .classes {
      guard let file = try? self.tree.source(output.path).get() else { continue }
      let outline = Outline(place.document.file)
      let code = SwiftCode(file)
      let found = code.members.first { declaration in
        code.name(of: declaration) == place.member.text
          && outline.owns(place.viewModelName, declaration.owners.first)
          && [nil, place.member.argumentLabels].contains(code.labels(of: declaration))
      }
      if let name = found.flatMap(code.nameToken) {
        locations.append(self.document(of: file).location(code.tokens[name].range))
      }
    }
    return JSON(locations)
  }

  /// The places in hand-written Swift files that name a member.
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

/// Whether a token is the name in an assignment, `self.x =`, or in a declaration, `func x`.
private func isDefinition(_ index: Int, in code: SwiftCode) -> Bool {
  if code.word(index + 1) == "=", code.word(index - 2) == "self" || code.word(index - 1) != "." {
    return true
  }
  return code.word(index - 1) == "func" || code.word(index - 1) == "var" || code.word(index - 1) == "let"
}
