import MVVMSource
import MVVMSyntax

extension SpecSyntax {
  /// Returns the view model with its name at an offset.
  func viewModel(named offset: Int) -> ViewModelSyntax? {
    self.viewModels.first { $0.name.map(self.range)?.touches(offset) == true }
  }

  func member(at offset: Int) -> (viewModel: ViewModelSyntax, member: MemberSyntax)? {
    for viewModel in self.viewModels where self.range(viewModel.tokens).touches(offset) {
      let member = self.members[viewModel.members].first { self.range($0.tokens).touches(offset) }
      if let member { return (viewModel, member) }
    }
    return nil
  }

  /// Returns the name or the logic name of a member if it is at an offset.
  func name(of member: MemberSyntax, at offset: Int) -> Int? {
    [member.name, member.logicName].compactMap(\.self).first { self.range($0).touches(offset) }
  }

  func members(of section: SectionSyntax) -> [MemberSyntax] {
    section.items.compactMap(\.member).map { self.members[$0] }
  }

  /// Returns the argument labels as Swift has them; `nil` if the member is not a function.
  func argumentLabels(of member: MemberSyntax) -> [Text]? {
    member.parameters.map { self.parameters[$0].map { self.text($0.label ?? $0.name) } }
  }
}

extension Range<Int> {
  /// Returns whether an offset is inside the range, or directly after it, where a cursor can be.
  func touches(_ offset: Int) -> Bool { self.lowerBound <= offset && offset <= self.upperBound }
}
