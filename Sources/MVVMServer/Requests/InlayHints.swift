import MVVMSource
import MVVMSwift
import MVVMSyntax

extension ServerState {
  /// Returns a hint after each output with the type that callers see, if it differs from the type in the spec.
  mutating func inlayHints(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let range = document.lines.offsets(of: try params.range())
    guard let code = self.generatedClasses(of: document) else { return [] }
    let file = document.file
    let requirements = code.members.filter(\.isRequirement)
    var hints: [JSON] = []
    let outline = Outline(file)
    for viewModel in outline.viewModels {
      guard let name = viewModel.text else { continue }
      for member in viewModel.members
      where member.section != .dependencies && !member.isInput && range.overlapsOrTouches(member.range) {
        let requirement = requirements.first { requirement in
          code.name(of: requirement) == member.text && requirement.kind == .var
            && outline.owns(name, requirement.owners.last)
        }
        guard let type = member.type, let requirement, let shown = code.type(of: requirement).map(code.text),
          shown != file.text(type)
        else { continue }
        let position = document.lines.position(of: type.upperBound).json
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
