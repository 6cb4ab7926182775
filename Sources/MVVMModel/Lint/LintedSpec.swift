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
  /// Whether a type of Apple's frameworks of views may be named somewhere, or a controller: rules about these need
  /// not look at the types of most specs.
  let mayNameViews: Bool

  init(_ spec: Spec, _ tree: SpecSyntax, _ settings: LintSettings, _ style: StyleFacts) {
    self.spec = spec
    self.tree = tree
    self.settings = settings
    self.style = style
    self.mayNameViews = tree.mayNameViews
    self.viewModels = zip(spec.viewModels, tree.viewModels).map { LintedViewModel($0, $1) }
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

  init(_ model: ViewModel, _ syntax: ViewModelSyntax) {
    self.model = model
    self.syntax = syntax
    self.dependencies = linted(dependenciesOf: model, in: syntax.section(.dependencies))
    self.inputs = linted(inputsOf: model, in: syntax.section(.inputs))
    self.outputs = linted(model.outputs, of: model, in: syntax.section(.outputs))
    self.errors = linted(model.errors, of: model, in: syntax.section(.errors))
    self.shown = self.errors.isEmpty ? self.outputs : self.outputs + self.errors
  }

  var subject: Subject { Subject(viewModel: self.model.name.description) }

  /// The members of all sections.
  var all: [LintedMember] { self.dependencies + self.inputs + self.shown }
}

extension ViewModelSyntax {
  fileprivate func section(_ kind: SectionKind) -> SectionSyntax? {
    for case .section(let section) in self.items where section.kind == kind { return section }
    return nil
  }
}

/// A member, as it is declared and as it is written.
final class LintedMember {
  /// What of it the model holds. Inputs and outputs are classes there, which costs less to look at.
  enum Declaration {
    case dependency
    case input(Input)
    case output(Output)
  }

  let declaration: Declaration
  let syntax: MemberSyntax
  let section: SectionKind
  let viewModel: Text
  let name: Text
  let nameRange: Range<Int>

  init(
    _ declaration: Declaration,
    named name: Text,
    at nameRange: Range<Int>,
    _ syntax: MemberSyntax,
    _ section: SectionKind,
    of viewModel: Text
  ) {
    self.declaration = declaration
    self.syntax = syntax
    self.section = section
    self.viewModel = viewModel
    self.name = name
    self.nameRange = nameRange
  }
}

extension LintedMember: Ordered {
  var selector: Text {
    switch self.declaration {
    case .dependency: self.name
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

// The members of a section, each with its declaration, which the model keeps in another order.

private func linted(dependenciesOf model: ViewModel, in section: SectionSyntax?) -> [LintedMember] {
  paired(model.dependencies, section, by: { $0.nameRange.lowerBound }) { dependency, syntax in
    LintedMember(
      .dependency,
      named: dependency.name,
      at: dependency.nameRange,
      syntax,
      .dependencies,
      of: model.name
    )
  }
}

private func linted(inputsOf model: ViewModel, in section: SectionSyntax?) -> [LintedMember] {
  paired(model.inputs, section, by: { $0.nameRange.lowerBound }) { input, syntax in
    LintedMember(.input(input), named: input.name, at: input.nameRange, syntax, .inputs, of: model.name)
  }
}

private func linted(_ outputs: [Output], of model: ViewModel, in section: SectionSyntax?) -> [LintedMember] {
  paired(outputs, section, by: { $0.nameRange.lowerBound }) { output, syntax in
    LintedMember(
      .output(output),
      named: output.name,
      at: output.nameRange,
      syntax,
      section?.kind ?? .outputs,
      of: model.name
    )
  }
}

private func paired<Declared>(
  _ declared: [Declared],
  _ section: SectionSyntax?,
  by offset: (Declared) -> Int,
  _ make: (Declared, MemberSyntax) -> LintedMember
) -> [LintedMember] {
  guard let section, !declared.isEmpty else { return [] }
  let isWritten = zip(declared, declared.dropFirst()).allSatisfy { offset($0) < offset($1) }
  let ordered = isWritten ? declared : declared.ordered { offset($0) < offset($1) }
  var members: [LintedMember] = []
  members.reserveCapacity(declared.count)
  for case .member(let member) in section.items where members.count < ordered.count {
    members.append(make(ordered[members.count], member))
  }
  return members
}
