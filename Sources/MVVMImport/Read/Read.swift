import MVVMSource
import MVVMSwift
import MVVMSyntax

/// Returns the view models of a file, in the order of the file.
func read(_ file: FoundSource, _ index: ImportIndex) -> [FoundViewModel] {
  file.declarations.filter(\.isClassLike).compactMap(ViewModelSearch(file, index).viewModel)
}

/// A search for the view models of a file. It has the protocols and extensions of the file by name; an alias
/// such as `typealias XType = XInputs & XOutputs` counts as a protocol.
private struct ViewModelSearch {
  private let file: FoundSource
  private let index: ImportIndex
  /// Whether each protocol that exposes facets exposes nothing else, by the protocol's name.
  private let offers: [String: Bool]
  /// The extensions that are converted with the type that they extend, by the type's name.
  private var extensions: [String: [SwiftDeclaration]] = [:]

  init(_ file: FoundSource, _ index: ImportIndex) {
    (self.file, self.index) = (file, index)
    self.offers = file.protocols.compactMapValues(file.code.offersAlone)
    let parts = file.declarations.filter(self.isPart)
    self.extensions = Dictionary(grouping: parts) { file.code.typeName(of: $0).description }
  }

  private var code: SwiftCode { self.file.code }

  /// Returns whether an extension is converted with its class: it conforms to a facet or to a protocol that
  /// exposes facets, or it conforms to nothing and has instance functions or properties. Any other extension
  /// stays unchanged.
  private func isPart(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .extension, self.code.first("where", in: declaration.head) == nil
    else { return false }
    let inherited = self.code.inherited(by: declaration)
    let isFacets = inherited.contains { name in facet(of: name) != nil || self.offers[name] != nil }
    let members = self.code.declarations(declaration.inside)
    return isFacets
      || inherited.isEmpty && members.contains { [.func, .var].contains($0.kind) && !$0.isStatic }
  }

  /// Returns a declaration as a view model; `nil` if it has neither inputs nor outputs.
  func viewModel(_ declaration: SwiftDeclaration) -> FoundViewModel? {
    let name = self.code.declaredName(of: declaration)
    let extensions = self.extensions[name, default: []]
    let parts = [declaration] + extensions
    let names = self.namesWithParents(of: parts.flatMap(self.code.inherited))
    // A protocol of a framework, such as `UIKeyInput`, is neither in the file nor shares the beginning or end
    // of the name.
    let ends = [name.prefix(3), name.suffix(5)]
    let own = names.filter { self.file.protocols[$0] != nil || ends.contains(where: $0.contains) }
    guard own.contains(where: { isFacet($0) && !isDouble(name, of: $0) }) else { return nil }
    return FoundViewModel(
      file: self.file,
      index: self.index,
      declaration: declaration,
      extensions: extensions,
      protocols: self.sorted(names, of: name)
    )
  }

  private func sorted(_ names: [String], of owner: String) -> FoundProtocols {
    var found = FoundProtocols()
    let type = names.first { facet(of: $0) == nil && self.offers[$0] == true }
    found.type = type.flatMap { self.file.protocols[$0] }
    let facets = self.facets(names, offeredBy: found.type)
    found.missing[owner] = self.index.adviceOnExtension(of: owner, in: self.file.path)
    found.missing[type ?? ""] = type.flatMap { self.index.advice(on: $0, of: owner, in: self.file) }
    for name in names where name != type {
      let known = self.file.protocols[name]
      if let facet = facets[name], found.facets[facet] == nil, known != nil || facet.section != .errors {
        found.facets[facet] = known
      } else {
        // An alias would name the facets again.
        let alias = known.flatMap { $0.kind == .typealias ? $0 : nil }
        found.conformances += alias.map { self.code.ancestors(of: $0).filter { facets[$0] == nil } } ?? [name]
      }
      if isFacet(name) { found.missing[name] = self.index.advice(on: name, of: owner, in: self.file) }
    }
    return found
  }

  /// Returns the facets that some protocols declare. A facet is named if its section has several, or if its
  /// protocol is named after its property.
  private func facets(_ names: [String], offeredBy type: SwiftDeclaration?) -> [String: FoundFacet] {
    let properties = type.map { self.code.declarations($0.inside) } ?? []
    let doors = Dictionary(
      properties.compactMap { property in
        self.code.offered(by: property).map { ($0, self.code.declaredName(of: property)) }
      }
    ) { first, _ in first }
    let sections = Dictionary(names.compactMap { name in facet(of: name).map { (name, $0) } }) { $1 }
    return Dictionary(
      uniqueKeysWithValues: sections.map { name, section in
        let door = doors[name, default: section.rawValue]
        let isCalledSo =
          facet(of: door) == section && name.hasSuffix(FoundFacet(section: section, name: door).word)
        let isOne = sections.values.count { $0 == section } == 1
        let isNamed = section != .errors && door != section.rawValue && (isCalledSo || !isOne)
        return (name, FoundFacet(section: section, name: isNamed ? door : ""))
      }
    )
  }

  /// Returns some names, and those of the facets that these protocols inherit from.
  private func namesWithParents(of named: [String]) -> [String] {
    var known = Set(named)
    return named
      + named.filter { facet(of: $0) == nil }.flatMap { name in
        (self.file.protocols[name].map(self.code.inherited) ?? []).filter {
          isFacet($0) && known.insert($0).inserted
        }
      }
  }
}

extension SwiftCode {
  /// Returns whether a declaration is a protocol of inputs, outputs or errors, or exposes such a protocol to
  /// other files.
  func declaresFacets(_ declaration: SwiftDeclaration) -> Bool {
    [.protocol, .typealias].contains(declaration.kind) && !declaration.isPrivate
      && (facet(of: self.declaredName(of: declaration)) != nil || self.offersAlone(declaration) != nil)
  }

  /// Returns the protocols that a declaration inherits from, conforms to or exposes.
  func protocols(namedBy declaration: SwiftDeclaration) -> [String] {
    let isProtocol = declaration.kind == .protocol
    return self.inherited(by: declaration)
      + (isProtocol ? self.declarations(declaration.inside).compactMap(self.offered) : [])
  }

  /// Returns whether a protocol only exposes facets, by inheritance or by properties; `nil` if it exposes none.
  func offersAlone(_ declaration: SwiftDeclaration) -> Bool? {
    func isFacet(_ name: String) -> Bool { facet(of: name) != nil }
    let inherited = self.ancestors(of: declaration)
    let members = self.declarations(declaration.inside)
    let properties = members.filter { member in
      member.kind == .var && self.offered(by: member).map(isFacet) == true
    }
    let parents = inherited.filter(isFacet)
    if parents.isEmpty, properties.isEmpty { return nil }
    let isAlone = parents.count == inherited.count && properties.count == members.count
    return isAlone && (parents.isEmpty || properties.isEmpty)
  }

  /// Whether a file may contain a view model, or a class with `transform(input:)`. Others are skipped, unless their types
  /// conform to protocols of inputs and outputs that other files declare.
  var mayHoldViewModel: Bool {
    self.tokens.indices.contains { index in
      guard self.tokens[index].kind == .word else { return false }
      let name = self.word(index)
      if ["Observable", "ObservableObject", "transform"].contains(name) { return true }
      return ["protocol", ":", ","].contains(self.word(index - 1)) && isFacet(name)
    }
  }
}
