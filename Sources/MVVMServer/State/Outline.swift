import MVVMSource
import MVVMSyntax

/// The tree of a spec with byte ranges instead of tokens. No other part of the server uses the tree.
struct Outline {
  let imports: [Import]
  let viewModels: [ViewModel]

  /// Creates the outline of any text. Leaves out parts that could not be parsed.
  init(_ file: SourceFile) {
    let tree = parse(file).value
    self.imports = tree.map { tree in tree.imports.map { Import(tree: tree, syntax: $0) } } ?? []
    self.viewModels = tree.map { tree in tree.viewModels.map { ViewModel(tree: tree, syntax: $0) } } ?? []
  }

  struct Import {
    fileprivate let tree: SpecSyntax
    fileprivate let syntax: ImportSyntax

    var range: Range<Int> { self.tree.range(self.syntax.tokens) }
    var path: Range<Int> { self.tree.range(self.syntax.path) }
  }

  struct ViewModel {
    fileprivate let tree: SpecSyntax
    fileprivate let syntax: ViewModelSyntax

    var range: Range<Int> { self.tree.range(self.syntax.tokens) }
    var keyword: Range<Int> { self.tree.range(self.syntax.keyword) }
    var name: Range<Int>? { self.syntax.name.map(self.tree.range) }
    /// The name without backticks.
    var text: Text? { self.syntax.name.map { self.tree.text($0) } }
    var words: [Range<Int>] { self.syntax.access.map { [self.tree.range($0)] } ?? [] }
    var conformances: [Range<Int>] { self.syntax.conformances.map { self.tree.range($0.tokens) } }
    var attributes: [Range<Int>] { self.tree.ranges(ofAttributes: self.syntax.attributes) }
    var members: [Member] { self.sections.flatMap(\.members) }

    var sections: [Section] { self.syntax.sections.map { Section(tree: self.tree, syntax: $0) } }
  }

  struct Section {
    fileprivate let tree: SpecSyntax
    fileprivate let syntax: SectionSyntax

    var kind: SectionKind { self.syntax.kind }
    var range: Range<Int> { self.tree.range(self.syntax.tokens) }
    var keyword: Range<Int> { self.tree.range(self.syntax.keyword) }
    var access: Range<Int>? { self.syntax.access.map(self.tree.range) }
    /// The name of a facet; `nil` if it has none.
    var name: Range<Int>? { self.syntax.name.map(self.tree.range) }
    /// The title: the name or the keyword.
    var title: String { self.tree.title(of: self.syntax) }

    var members: [Member] {
      self.syntax.items.compactMap(\.member).map { index in
        Member(tree: self.tree, syntax: self.tree.members[index])
      }
    }
  }

  struct Member {
    fileprivate let tree: SpecSyntax
    fileprivate let syntax: MemberSyntax

    var section: SectionKind { self.syntax.section }
    var isInput: Bool { self.syntax.isInput }
    var range: Range<Int> { self.tree.range(self.syntax.tokens) }
    var name: Range<Int> { self.tree.range(self.syntax.name) }
    /// The name without backticks.
    var text: Text { self.tree.text(self.syntax.name) }
    /// The full name of a function; the plain name of anything else.
    var selector: String { self.tree.selector(of: self.syntax).description }
    var attributes: [Range<Int>] { self.tree.ranges(ofAttributes: self.syntax.attributes) }
    /// `sticky`, or the kind of an output.
    var modifier: Range<Int>? { self.syntax.modifier.map(self.tree.range) }
    var label: Range<Int>? { self.syntax.label.map(self.tree.range) }
    var type: Range<Int>? { self.syntax.type.map { self.tree.range($0.tokens) } }
    var value: Range<Int>? { self.syntax.initialValue.map(self.tree.range) }
    var logicName: Range<Int>? { self.syntax.logicName.map(self.tree.range) }
    var logicText: Text? { self.syntax.logicName.map { self.tree.text($0) } }

    var parameters: [Parameter]? {
      self.syntax.parameters.map { self.tree.parameters[$0].map { Parameter(tree: self.tree, syntax: $0) } }
    }

    /// The argument labels as Swift has them; `nil` if this is not a function.
    var argumentLabels: [Text]? {
      self.syntax.parameters.map { self.tree.parameters[$0].map { self.tree.text($0.label ?? $0.name) } }
    }
  }

  struct Parameter {
    fileprivate let tree: SpecSyntax
    fileprivate let syntax: ParameterSyntax

    var label: Range<Int>? { self.syntax.label.map(self.tree.range) }
    var name: Range<Int> { self.tree.range(self.syntax.name) }
    var type: Range<Int> { self.tree.range(self.syntax.type.tokens) }
    var value: Range<Int>? { self.syntax.initialValue.map(self.tree.range) }
  }

  func member(at offset: Int) -> (viewModel: ViewModel, member: Member)? {
    for viewModel in self.viewModels where viewModel.range.touches(offset) {
      let member = viewModel.members.first { $0.range.touches(offset) }
      if let member { return (viewModel, member) }
    }
    return nil
  }
}

extension SpecSyntax {
  fileprivate func ranges(ofAttributes attributes: Range<Int>) -> [Range<Int>] {
    self.attributes[attributes].map { self.range($0.tokens) }
  }
}

extension Range<Int> {
  /// Returns whether an offset is inside the range, or directly after it, where a cursor can be.
  func touches(_ offset: Int) -> Bool { self.lowerBound <= offset && offset <= self.upperBound }
}
