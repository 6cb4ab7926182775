import MVVMSwift

/// A member that a view model's protocol declares, or that only the class does.
struct Requirement {
  let name: String
  let facet: FoundFacet
  /// Its declaration in the protocol; in the class if no protocol declares it.
  let declaration: SwiftDeclaration
}
