import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// A facet of a view model, as templates read it.
struct FacetRecord: TemplateRecord {
  let facet: Facet
  let viewModel: ViewModelFacts
  /// The members, in the order that callers see.
  let members: [MemberRecord]

  init(_ index: Int, of viewModel: ViewModelFacts) {
    self.facet = viewModel.viewModel.facets[index]
    self.viewModel = viewModel
    let members = self.facet.members.map { MemberRecord($0, ofFacet: index, in: viewModel) }
    self.members = self.facet.section == .inputs ? viewModel.style.inOrderOfCallers(members) : members
  }

  static let fields: [TemplateField<Self>] = [
    .text("facetName") { $0.viewModel.property(of: $0.facet) },
    .text("facetTitle") { $0.title },
    .text("facetType") { $0.protocolName },
    .texts("refined") { $0.refined },
    .flag("hasParents") { $0.viewModel.hasParents || !$0.refined.isEmpty },
    .list("members") { $0.members },
    .flag("hasMembers") { !$0.members.isEmpty },
    .list("sent") { $0.members.filter(\.isSent) },
    .flag("hasSent") { $0.members.contains(where: \.isSent) },
    .flag("isOutputs") { $0.facet.section == .outputs },
    .flag("isHeld") { $0.keepsStates || $0.keepsMembers },
  ]

  private var protocolName: FilledPattern {
    let pattern = self.viewModel.settings.naming.protocol(of: self.facet)
    return FilledPattern(pattern: pattern, name: self.viewModel.viewModel.name)
  }

  /// The property's name as a heading: `Inputs`.
  private var title: Text {
    let property = self.viewModel.settings.naming.property(of: self.facet)
    return typeWord(property.applied(to: self.viewModel.viewModel.name))
  }

  private var refined: [String] {
    let naming = self.viewModel.settings.naming
    return self.viewModel.refined(by: self.facet.section.protocolKey, name: naming.protocol(of: self.facet))
  }

  private var keepsStates: Bool {
    let kept = self.viewModel.keptStates
    return !kept.isEmpty && self.facet.members.contains { kept.contains($0.index) }
  }

  /// Whether the class declares something for one of the members, while the logic declares the others.
  private var keepsMembers: Bool {
    self.facet.members.contains { member in
      if let input = member.input { return input.memory != .event && !input.parameters.isEmpty }
      return member.output?.kind(self.viewModel.style.manifest.defaultKind).traits.isRelayed ?? false
    }
  }
}

extension Style {
  /// Returns whether the class stores a state that is initialized from a dependency.
  func starts(_ state: Output, by dependency: Dependency) -> Bool {
    self.manifest.interface.storesStates && state.isStarted(by: dependency, self.manifest.defaultKind)
  }
}
