import MVVMSource
import MVVMSyntax

/// A spec without errors as rules see it: what it declares, side by side with how it is written.
struct LintedSpec {
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
    self.viewModels = zip(spec.viewModels, tree.viewModels).map { LintedViewModel($0, $1) }
  }
}

/// A view model with its members in the order of the file.
struct LintedViewModel {
  let model: ViewModel
  let syntax: ViewModelSyntax
  private(set) var dependencies: [LintedMember] = []
  private(set) var inputs: [LintedMember] = []
  private(set) var outputs: [LintedMember] = []
  private(set) var errors: [LintedMember] = []
  /// Outputs, then errors.
  let shown: [LintedMember]
  /// The members of all sections.
  let all: [LintedMember]

  init(_ model: ViewModel, _ syntax: ViewModelSyntax) {
    self.model = model
    self.syntax = syntax
    for case .section(let section) in syntax.items {
      switch section.kind {
      case .dependencies:
        self.dependencies = paired(section, model.dependencies.map { .dependency($0) }, of: model)
      case .inputs: self.inputs = paired(section, model.inputs.map { .input($0) }, of: model)
      case .outputs: self.outputs = paired(section, model.outputs.map { .output($0) }, of: model)
      case .errors: self.errors = paired(section, model.errors.map { .output($0) }, of: model)
      }
    }
    self.shown = self.outputs + self.errors
    self.all = self.dependencies + self.inputs + self.shown
  }

  var subject: Subject { Subject(viewModel: self.model.name.description) }
}

/// A member, as it is declared and as it is written. A class, since every rule looks at it.
final class LintedMember {
  enum Declaration {
    case dependency(Dependency)
    case input(Input)
    case output(Output)
  }

  let declaration: Declaration
  let syntax: MemberSyntax
  let section: SectionKind
  let viewModel: Text
  let name: Text

  init(_ declaration: Declaration, _ syntax: MemberSyntax, _ section: SectionKind, of viewModel: Text) {
    self.declaration = declaration
    self.syntax = syntax
    self.section = section
    self.viewModel = viewModel
    switch declaration {
    case .dependency(let dependency): self.name = dependency.name
    case .input(let input): self.name = input.name
    case .output(let output): self.name = output.name
    }
  }
}

extension LintedMember: Ordered {
  var selector: Text {
    switch self.declaration {
    case .dependency(let dependency): dependency.name
    case .input(let input): input.selector
    case .output(let output): output.selector
    }
  }

  var nameRange: Range<Int> {
    switch self.declaration {
    case .dependency(let dependency): dependency.nameRange
    case .input(let input): input.nameRange
    case .output(let output): output.nameRange
    }
  }

  /// Lines that are pieces of the file.
  var documentation: [Text] {
    switch self.declaration {
    case .dependency(let dependency): dependency.documentation
    case .input(let input): input.documentation
    case .output(let output): output.documentation
    }
  }

  var output: Output? {
    if case .output(let output) = self.declaration { output } else { nil }
  }

  var subject: Subject {
    Subject(
      viewModel: self.viewModel.description,
      facet: self.section.rawValue,
      selector: self.selector.description
    )
  }
}

/// The members of a section, each with its declaration, which the model keeps in another order.
private func paired(
  _ section: SectionSyntax,
  _ declarations: [LintedMember.Declaration],
  of viewModel: ViewModel
) -> [LintedMember] {
  let isWritten = zip(declarations, declarations.dropFirst()).allSatisfy { $0.offset < $1.offset }
  let ordered = isWritten ? declarations : declarations.sorted { $0.offset < $1.offset }
  return zip(section.items, ordered).compactMap { item, declaration in
    guard case .member(let member) = item else { return nil }
    return LintedMember(declaration, member, section.kind, of: viewModel.name)
  }
}

extension LintedMember.Declaration {
  fileprivate var offset: Int {
    switch self {
    case .dependency(let dependency): dependency.nameRange.lowerBound
    case .input(let input): input.nameRange.lowerBound
    case .output(let output): output.nameRange.lowerBound
    }
  }
}
