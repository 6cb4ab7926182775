import MVVMModel
import MVVMSource
import MVVMSyntax

/// A spec without errors, as rules see it: what it declares, together with how it is written. It and its parts are
/// classes, since every rule reads all of them.
final class LintedSpec {
  let spec: Spec
  let tree: SpecSyntax
  let viewModels: [LintedViewModel]
  let settings: LintSettings
  let style: StyleFacts

  init(_ spec: Spec, _ tree: SpecSyntax, _ settings: LintSettings, _ style: StyleFacts) {
    self.spec = spec
    self.tree = tree
    self.settings = settings
    self.style = style
    self.viewModels = zip(spec.viewModels, tree.viewModels).map { LintedViewModel($0, $1, in: tree) }
  }
}

/// A view model, with how its members are written, in the order of the file.
final class LintedViewModel {
  let model: ViewModel
  let syntax: ViewModelSyntax
  /// The dependencies and the members of all facets.
  let all: [LintedMember]
  let dependencies: [LintedMember]
  let inputs: [LintedMember]
  /// The outputs that are no errors.
  let outputs: [LintedMember]
  /// The outputs of all facets, errors included.
  let shown: [LintedMember]
  /// The types that the members name. For each member, those of its own type come before those of its parameters.
  let types: [TypeName]

  init(_ model: ViewModel, _ syntax: ViewModelSyntax, in tree: SpecSyntax) {
    var types: [TypeName] = []
    types.reserveCapacity(64)
    let all = syntax.members.map { LintedMember(Member(tree: tree, index: $0), of: model, &types) }
    self.model = model
    self.syntax = syntax
    self.all = all
    self.types = types
    self.dependencies = all.filter { $0.section == .dependencies }
    self.inputs = all.filter { $0.section == .inputs }
    self.shown = all.filter { $0.output != nil }
    self.outputs = self.shown.filter { $0.section == .outputs }
  }

  var subject: Subject { Subject(viewModel: self.model.name.description) }

  /// Returns the types that a member's own type names.
  func types(of member: LintedMember) -> ArraySlice<TypeName> { self.types[member.types] }

  /// Returns the types that a member's parameters name.
  func parameterTypes(of member: LintedMember) -> ArraySlice<TypeName> { self.types[member.parameterTypes] }

  /// Returns the member that names a type, given the type's index.
  func member(naming type: Int) -> LintedMember? {
    self.all.first { type < $0.parameterTypes.upperBound }
  }
}

/// A member, with what several rules ask of it.
final class LintedMember: Ordered {
  let member: Member
  let syntax: MemberSyntax
  let section: SectionKind
  let output: Output?
  let name: Text
  /// The lines of the documentation, as slices of the file; empty for dependencies, whose documentation no rule checks.
  let documentation: [Text]
  /// The range in the view model's types of those that the member's own type names.
  fileprivate let types: Range<Int>
  /// The range of those that its parameters name.
  fileprivate let parameterTypes: Range<Int>
  private let model: ViewModel

  /// - Parameter types: The types that other members name, to which those of this one are added.
  fileprivate init(_ member: Member, of model: ViewModel, _ types: inout [TypeName]) {
    let first = types.count
    if let type = member.syntax.type { member.tree.addNames(in: type, to: &types) }
    let middle = types.count
    for parameter in member.tree.parameters(of: member.syntax) {
      member.tree.addNames(in: parameter.type, to: &types)
    }
    self.member = member
    self.syntax = member.syntax
    self.section = member.section
    self.output = member.output
    self.name = member.name
    self.documentation = member.section == .dependencies ? [] : member.documentation
    self.types = first..<middle
    self.parameterTypes = middle..<types.count
    self.model = model
  }

  /// The name of the view model.
  var viewModel: Text { self.model.name }

  var selector: Text { self.member.selector }

  var nameRange: Range<Int> { self.member.nameRange }

  @inline(never)
  var subject: Subject {
    Subject(
      viewModel: self.viewModel.description,
      facet: self.section.rawValue,
      selector: self.selector.description
    )
  }
}
