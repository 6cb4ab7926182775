import MVVMSource
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// Returns a hint after each output with the type that callers see, if it differs from the type in the spec.
  mutating func inlayHints(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let range = document.lines.offsets(of: try params.range())
    guard let code = self.generatedClasses(of: document), let tree = document.tree else { return [] }
    let requirements = code.members.filter(\.isRequirement)
    var hints: [JSON] = []
    for viewModel in tree.viewModels {
      guard let name = viewModel.name.map(tree.text) else { continue }
      for member in tree.members[viewModel.members]
      where member.section != .dependencies && !member.isInput
        && range.overlapsOrTouches(tree.range(member.tokens))
      {
        let requirement = requirements.first { requirement in
          code.name(of: requirement) == tree.text(member.name) && requirement.kind == .var
            && tree.owns(name, requirement.owners.last)
        }
        guard let type = member.type?.tokens, let requirement,
          let shown = code.type(of: requirement).map(code.text), shown != tree.text(type)
        else { continue }
        let position = document.lines.position(of: tree.range(type).upperBound).json
        hints.append(["position": position, "label": JSON("\(shown)"), "kind": 1, "paddingLeft": true])
      }
    }
    return JSON(hints)
  }
}

extension Range<Int> {
  func overlapsOrTouches(_ other: Range<Int>) -> Bool {
    self.lowerBound <= other.upperBound && other.lowerBound <= self.upperBound
  }
}
