import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

/// A spec without errors as rules see it: what it declares, side by side with how it is written. It and what it holds
/// are classes, since every rule looks at all of it.
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
    self.viewModels = zip(spec.viewModels, tree.viewModels).map {
      LintedViewModel($0, $1, in: tree)
    }
  }
}

/// A view model with its members in the order of the file.
final class LintedViewModel {
  let model: ViewModel
  let syntax: ViewModelSyntax
  let dependencies: [LintedMember]
  let inputs: [LintedMember]
  let outputs: [LintedMember]
  let errors: [LintedMember]
  /// Outputs, then errors.
  let shown: [LintedMember]

  init(_ model: ViewModel, _ syntax: ViewModelSyntax, in tree: SpecSyntax) {
    var dependencies: [LintedMember] = []
    var inputs: [LintedMember] = []
    var outputs: [LintedMember] = []
    var errors: [LintedMember] = []
    for case .section(let section) in syntax.items {
      switch section.kind {
      case .dependencies:
        dependencies = linted(section, of: model, in: tree) { .dependency(model.dependencies[$0].name) }
      case .inputs:
        let declared = inOrderOfFile(model.inputs)
        inputs = linted(section, of: model, in: tree) { .input(declared[$0]) }
      case .outputs:
        let declared = inOrderOfFile(model.outputs)
        outputs = linted(section, of: model, in: tree) { .output(declared[$0]) }
      case .errors:
        let declared = inOrderOfFile(model.errors)
        errors = linted(section, of: model, in: tree) { .output(declared[$0]) }
      }
    }
    self.model = model
    self.syntax = syntax
    self.dependencies = dependencies
    self.inputs = inputs
    self.outputs = outputs
    self.errors = errors
    self.shown = errors.isEmpty ? outputs : outputs + errors
  }

  var subject: Subject { Subject(viewModel: self.model.name.description) }

  /// The members of all sections.
  var all: [LintedMember] { self.dependencies + self.inputs + self.shown }

  /// Whether every member of any section passes.
  func allSatisfy(_ passes: (LintedMember) -> Bool) -> Bool {
    self.dependencies.allSatisfy(passes) && self.inputs.allSatisfy(passes) && self.shown.allSatisfy(passes)
  }
}

/// The model has members in another order, that of what is generated.
private func inOrderOfFile<Member: Placed>(_ members: [Member]) -> [Member] {
  areInOrderOfFile(members)
    ? members : members.ordered { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
}

/// The members of a section, which a correct spec has once at most.
///
/// - Parameter declaration: By the member's place in the section.
private func linted(
  _ section: SectionSyntax,
  of model: ViewModel,
  in tree: SpecSyntax,
  _ declaration: (Int) -> LintedMember.Declaration
) -> [LintedMember] {
  var members: [LintedMember] = []
  members.reserveCapacity(section.items.count)
  for case .member(let member) in section.items {
    let range = tree.range(member.name)
    members.append(LintedMember(declaration(members.count), member, section.kind, of: model, at: range))
  }
  return members
}

/// A member, as it is declared and as it is written.
final class LintedMember {
  /// What of it the model holds. Inputs and outputs are classes there, which costs less to look at.
  enum Declaration {
    case dependency(Text)
    case input(Input)
    case output(Output)
  }

  let declaration: Declaration
  let syntax: MemberSyntax
  let section: SectionKind
  let nameRange: Range<Int>
  private let model: ViewModel

  init(
    _ declaration: Declaration,
    _ syntax: MemberSyntax,
    _ section: SectionKind,
    of model: ViewModel,
    at nameRange: Range<Int>
  ) {
    self.declaration = declaration
    self.syntax = syntax
    self.section = section
    self.nameRange = nameRange
    self.model = model
  }

  /// The name of the view model.
  var viewModel: Text { self.model.name }
}

extension LintedMember: Ordered {
  var name: Text {
    switch self.declaration {
    case .dependency(let name): name
    case .input(let input): input.name
    case .output(let output): output.name
    }
  }

  var selector: Text {
    switch self.declaration {
    case .dependency(let name): name
    case .input(let input): input.selector
    case .output(let output): output.selector
    }
  }

  /// Lines that are pieces of the file; that of dependencies is not looked at.
  var documentation: [Text] {
    switch self.declaration {
    case .dependency: []
    case .input(let input): input.documentation
    case .output(let output): output.documentation
    }
  }

  var output: Output? {
    if case .output(let output) = self.declaration { output } else { nil }
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
