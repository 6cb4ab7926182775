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

/// A view model, with how its members are written. Each section is in the order of the file.
final class LintedViewModel {
  let model: ViewModel
  let syntax: ViewModelSyntax
  /// Dependencies, inputs, outputs and errors, in this order.
  let all: [LintedMember]
  let dependencies: ArraySlice<LintedMember>
  let inputs: ArraySlice<LintedMember>
  let outputs: ArraySlice<LintedMember>
  let errors: ArraySlice<LintedMember>
  /// Outputs, then errors.
  let shown: ArraySlice<LintedMember>
  /// The types that the members name. For each member, those of its own type come before those of its parameters.
  let types: [TypeName]

  init(_ model: ViewModel, _ syntax: ViewModelSyntax, in tree: SpecSyntax) {
    self.model = model
    self.syntax = syntax
    var members = LintedMembers(model, syntax, tree)
    let inputs = members.add(
      .dependencies,
      model.dependencies.map { .dependency(name: $0.name, nameRange: $0.nameRange) }
    )
    let outputs = members.add(.inputs, inOrderOfFile(model.inputs).map { .input($0) })
    let errors = members.add(.outputs, inOrderOfFile(model.outputs).map { .output($0) })
    let end = members.add(.errors, inOrderOfFile(model.errors).map { .output($0) })
    self.all = members.all
    self.types = members.types
    self.dependencies = members.all[..<inputs]
    self.inputs = members.all[inputs..<outputs]
    self.outputs = members.all[outputs..<errors]
    self.errors = members.all[errors..<end]
    self.shown = members.all[outputs..<end]
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

/// Collects the members of a view model.
private struct LintedMembers {
  private(set) var all: [LintedMember] = []
  private(set) var types: [TypeName] = []
  private let model: ViewModel
  private let syntax: ViewModelSyntax
  private let tree: SpecSyntax

  init(_ model: ViewModel, _ syntax: ViewModelSyntax, _ tree: SpecSyntax) {
    self.model = model
    self.syntax = syntax
    self.tree = tree
    self.types.reserveCapacity(64)
    self.all.reserveCapacity(32)
  }

  /// Adds the members of a section, which a correct spec has at most once. Returns the number of members so far.
  mutating func add(_ kind: SectionKind, _ declarations: [LintedMember.Declaration]) -> Int {
    if declarations.isEmpty { return self.all.count }
    let start = self.all.count
    for syntax in self.tree.members[self.syntax.members] where syntax.section == kind {
      let first = self.types.count
      if let type = syntax.type { self.tree.addNames(in: type, to: &self.types) }
      let middle = self.types.count
      for parameter in self.tree.parameters(of: syntax) {
        self.tree.addNames(in: parameter.type, to: &self.types)
      }
      self.all.append(
        LintedMember(
          declarations[self.all.count - start],
          syntax,
          of: self.model,
          types: first..<middle,
          parameterTypes: middle..<self.types.count
        )
      )
    }
    return self.all.count
  }
}

/// Sorts members by their place in the file. The model has them in the order of the generated code.
private func inOrderOfFile<Member: Placed>(_ members: [Member]) -> [Member] {
  areInOrderOfFile(members) ? members : members.ordered { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
}

/// A member: what it declares, together with how it is written.
final class LintedMember {
  /// What the model knows of the member.
  enum Declaration {
    case dependency(name: Text, nameRange: Range<Int>)
    case input(Input)
    case output(Output)
  }

  let declaration: Declaration
  let syntax: MemberSyntax
  let section: SectionKind
  /// The lines of the documentation, as slices of the file; empty for dependencies, whose documentation no rule checks.
  let documentation: [Text]
  /// The range in the view model's types of those that the member's own type names.
  fileprivate let types: Range<Int>
  /// The range of those that its parameters name.
  fileprivate let parameterTypes: Range<Int>
  private let model: ViewModel

  fileprivate init(
    _ declaration: Declaration,
    _ syntax: MemberSyntax,
    of model: ViewModel,
    types: Range<Int>,
    parameterTypes: Range<Int>
  ) {
    self.declaration = declaration
    self.syntax = syntax
    self.section = syntax.section
    self.documentation =
      switch declaration {
      case .dependency: []
      case .input(let input): input.documentation
      case .output(let output): output.documentation
      }
    self.types = types
    self.parameterTypes = parameterTypes
    self.model = model
  }

  /// The name of the view model.
  var viewModel: Text { self.model.name }

  var output: Output? {
    if case .output(let output) = self.declaration { output } else { nil }
  }

  var nameRange: Range<Int> {
    switch self.declaration {
    case .dependency(_, let nameRange): nameRange
    case .input(let input): input.nameRange
    case .output(let output): output.nameRange
    }
  }

  @inline(never)
  var subject: Subject {
    Subject(
      viewModel: self.viewModel.description,
      facet: self.section.rawValue,
      selector: self.selector.description
    )
  }
}

extension LintedMember: Ordered {
  var name: Text {
    switch self.declaration {
    case .dependency(let name, _): name
    case .input(let input): input.name
    case .output(let output): output.name
    }
  }

  var selector: Text {
    switch self.declaration {
    case .dependency(let name, _): name
    case .input(let input): input.selector
    case .output(let output): output.selector
    }
  }
}
