import MVVMSource
import MVVMSyntax

/// The byte ranges of the declarations in a spec. No other part of the server knows the syntax tree.
struct Outline {
  struct Import {
    let range: Range<Int>
    let path: Range<Int>
  }

  struct ViewModel {
    let range: Range<Int>
    let keyword: Range<Int>
    /// `nil` if it is missing.
    let name: Range<Int>?
    let words: [Range<Int>]
    let conformances: [Range<Int>]
    let attributes: [Range<Int>]
    let sections: [Section]
  }

  struct Section {
    let kind: SectionKind
    let range: Range<Int>
    let keyword: Range<Int>
    let members: [Member]
  }

  struct Member {
    let section: SectionKind
    let range: Range<Int>
    let name: Range<Int>
    /// The name without backticks.
    let text: Text
    let attributes: [Range<Int>]
    /// `sticky`, or the kind of an output.
    let modifier: Range<Int>?
    let label: Range<Int>?
    let parameters: [Parameter]?
    let type: Range<Int>?
    let value: Range<Int>?
    let logicName: Range<Int>?
    let isBroken: Bool
  }

  struct Parameter {
    let label: Range<Int>?
    let name: Range<Int>
    let type: Range<Int>
    let value: Range<Int>?
  }

  let imports: [Import]
  let viewModels: [ViewModel]

  /// Accepts any text. Leaves out what could not be parsed.
  init(_ file: SourceFile) {
    guard let tree = parse(file).value else {
      self.imports = []
      self.viewModels = []
      return
    }
    self.imports = tree.items.compactMap { item in
      guard case .importDeclaration(let syntax) = item else { return nil }
      return Import(range: tree.range(syntax.tokens), path: tree.range(syntax.path))
    }
    self.viewModels = tree.items.compactMap { item in
      guard case .viewModel(let syntax) = item else { return nil }
      return ViewModel(syntax, in: tree)
    }
  }
}

extension Outline.ViewModel {
  fileprivate init(_ syntax: ViewModelSyntax, in tree: SpecSyntax) {
    self.range = tree.range(syntax.tokens)
    self.keyword = tree.range(syntax.keyword)
    self.name = syntax.name.map { tree.range($0) }
    self.words = syntax.access.map { [tree.range($0)] } ?? []
    self.conformances = syntax.conformances.map { tree.range($0.tokens) }
    self.attributes = tree.attributes[syntax.attributes].map { tree.range($0.tokens) }
    self.sections = syntax.items.compactMap { item in
      guard case .section(let section) = item else { return nil }
      let members = section.items.compactMap { item -> Outline.Member? in
        guard case .member(let index) = item else { return nil }
        return Outline.Member(tree.members[index], section.kind, in: tree)
      }
      return Outline.Section(
        kind: section.kind,
        range: tree.range(section.tokens),
        keyword: tree.range(section.keyword),
        members: members
      )
    }
  }
}

extension Outline.Member {
  fileprivate init(_ syntax: MemberSyntax, _ section: SectionKind, in tree: SpecSyntax) {
    self.section = section
    self.range = tree.range(syntax.tokens)
    self.name = tree.range(syntax.name)
    self.text = tree.text(syntax.name)
    self.attributes = tree.attributes[syntax.attributes].map { tree.range($0.tokens) }
    self.modifier = syntax.modifier.map { tree.range($0) }
    self.label = syntax.label.map { tree.range($0) }
    self.parameters = syntax.parameters.map { parameters in
      tree.parameters[parameters].map { Outline.Parameter($0, in: tree) }
    }
    self.type = syntax.type.map { tree.range($0.tokens) }
    self.value = syntax.initialValue.map { tree.range($0) }
    self.logicName = syntax.logicName.map { tree.range($0) }
    self.isBroken = syntax.isBroken
  }
}

extension Outline.Parameter {
  fileprivate init(_ syntax: ParameterSyntax, in tree: SpecSyntax) {
    self.label = syntax.label.map { tree.range($0) }
    self.name = tree.range(syntax.name)
    self.type = tree.range(syntax.type.tokens)
    self.value = syntax.initialValue.map { tree.range($0) }
  }
}

extension Outline {
  /// The member at an offset, and its view model.
  func member(at offset: Int) -> (viewModel: ViewModel, member: Member)? {
    for viewModel in self.viewModels where viewModel.range.touches(offset) {
      for section in viewModel.sections where section.range.touches(offset) {
        if let member = section.members.first(where: { $0.range.touches(offset) }) {
          return (viewModel, member)
        }
      }
    }
    return nil
  }
}

extension Range<Int> {
  /// Whether an offset is inside the range, or directly behind it, where a cursor can be.
  func touches(_ offset: Int) -> Bool {
    self.lowerBound <= offset && offset <= self.upperBound
  }
}

extension Outline.ViewModel {
  var members: [Outline.Member] { self.sections.flatMap(\.members) }
}

extension Outline.Member {
  /// The argument labels as Swift has them; `nil` if this is not a function.
  func argumentLabels(in file: SourceFile) -> [Text]? {
    self.parameters?.map { file.text($0.label ?? $0.name).unquoted }
  }

  /// The full name of a function; the plain name of anything else.
  func selector(in file: SourceFile) -> String {
    guard let labels = self.argumentLabels(in: file) else { return self.text.description }
    return "\(self.text)(\(labels.map { "\($0):" }.joined()))"
  }
}
