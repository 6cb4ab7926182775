import MVVMModel
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
    self.viewModels = zip(spec.viewModels, tree.viewModels).map { LintedViewModel($0, $1, in: tree) }
  }
}

/// A view model with its members in the order of the file.
final class LintedViewModel {
  let model: ViewModel
  let syntax: ViewModelSyntax
  private(set) var dependencies: [LintedMember] = []
  private(set) var inputs: [LintedMember] = []
  private(set) var outputs: [LintedMember] = []
  private(set) var errors: [LintedMember] = []

  init(_ model: ViewModel, _ syntax: ViewModelSyntax, in tree: SpecSyntax) {
    self.model = model
    self.syntax = syntax
    for case .section(let section) in syntax.items {
      func members<Declared>(
        _ declared: [Declared],
        _ declaration: (Declared) -> LintedMember.Declaration
      ) -> [LintedMember] {
        var members: [LintedMember] = []
        members.reserveCapacity(declared.count)
        for case .member(let member) in section.items {
          let declaration = declaration(declared[members.count])
          members.append(LintedMember(declaration, tree.members[member], of: model, in: tree))
        }
        return members
      }
      // A correct spec has a section once at most.
      switch section.kind {
      case .dependencies:
        self.dependencies = members(model.dependencies) {
          .dependency(name: $0.name, nameRange: $0.nameRange)
        }
      case .inputs: self.inputs = members(inOrderOfFile(model.inputs)) { .input($0) }
      case .outputs: self.outputs = members(inOrderOfFile(model.outputs)) { .output($0) }
      case .errors: self.errors = members(inOrderOfFile(model.errors)) { .output($0) }
      }
    }
  }

  var subject: Subject { Subject(viewModel: self.model.name.description) }

  /// Outputs, then errors.
  var shown: [LintedMember] { self.errors.isEmpty ? self.outputs : self.outputs + self.errors }

  /// The members of all sections.
  var all: [LintedMember] { self.dependencies + self.inputs + self.shown }
}

/// The model has members in another order, that of what is generated.
private func inOrderOfFile<Member: Placed>(_ members: [Member]) -> [Member] {
  members.ordered { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
}

/// A member, as it is declared and as it is written.
final class LintedMember {
  /// What of it the model holds.
  enum Declaration {
    case dependency(name: Text, nameRange: Range<Int>)
    case input(Input)
    case output(Output)
  }

  let declaration: Declaration
  let syntax: MemberSyntax
  let section: SectionKind
  /// The types that its own type names.
  let typeNames: [TypeName]
  /// Those that its parameters name.
  let parameterNames: [TypeName]
  private let model: ViewModel

  init(
    _ declaration: Declaration,
    _ syntax: MemberSyntax,
    of model: ViewModel,
    in tree: SpecSyntax
  ) {
    self.declaration = declaration
    self.syntax = syntax
    self.section = syntax.section
    self.typeNames = tree.typeNames(in: syntax.type)
    self.parameterNames = tree.typeNames(in: tree.parameters(of: syntax))
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

  /// Lines that are pieces of the file; that of dependencies is not looked at.
  var documentation: [Text] {
    switch self.declaration {
    case .dependency: []
    case .input(let input): input.documentation
    case .output(let output): output.documentation
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
