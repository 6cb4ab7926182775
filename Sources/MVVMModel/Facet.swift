import MVVMSource
import MVVMSyntax

/// A part of a view model's interface with a protocol and a property of its own: inputs, outputs or errors.
public struct Facet: Sendable {
  public let section: SectionKind
  /// The name of the property; if it is `nil`, the configuration decides.
  public let name: Text?
  let tree: SpecSyntax
  /// The indices of the members in `SpecSyntax.members`, in alphabetical order of the names.
  let indices: [Int]

  public var count: Int { self.indices.count }

  public var members: [Member] { self.indices.map { Member(tree: self.tree, index: $0) } }

  /// Whether the members are also in alphabetical order in the file.
  public var isInOrderOfFile: Bool { zip(self.indices, self.indices.dropFirst()).allSatisfy(<) }

  /// The title of the facet in a spec, such as `inputs` or `uiOutputs`.
  public var title: String { self.name?.description ?? self.section.rawValue }
}

extension ViewModelSyntax {
  /// Returns the facets of a view model. If it names any facet, only those that it writes; otherwise always
  /// inputs and outputs as well.
  ///
  /// - Parameter members: The indices of the members that were read without an error.
  func facets(of members: [Int], in tree: SpecSyntax) -> [Facet] {
    // Most view models have no named facets. Without this path linting takes 4 % more instructions.
    if !self.items.contains(where: { $0.section?.name != nil }) {
      return SectionKind.ofFacets.compactMap { kind in
        let members = members.filter { tree.members[$0].section == kind }
        if kind == .errors, members.isEmpty { return nil }
        return Facet(section: kind, name: nil, tree: tree, indices: members.sorted { tree.precedes($0, $1) })
      }
    }
    let members = membersByFacet(members, in: tree)
    return SectionKind.ofFacets.flatMap { kind in
      let own = self.sections.filter { $0.kind == kind }.sorted(by: tree.precedes)
      let isThere = kind != .errors && own.contains { $0.name == nil }
      var names: [Text?] = [nil]
      for name in own.compactMap(\.name).map({ tree.text($0) }) where name != names.last {
        names.append(name)
      }
      let facets = names.map { name in
        Facet(section: kind, name: name, tree: tree, indices: members[FacetKey(kind, name)] ?? [])
      }
      return facets.filter { $0.name != nil || isThere || $0.count > 0 }
    }
  }
}

/// Returns the members of each facet, in alphabetical order.
private func membersByFacet(_ members: [Int], in tree: SpecSyntax) -> [FacetKey: [Int]] {
  Dictionary(grouping: members) { index in
    let member = tree.members[index]
    return FacetKey(member.section, member.facet.map { tree.text($0) })
  }.mapValues { $0.sorted { tree.precedes($0, $1) } }
}

/// The section and the name that decide which facet a member belongs to.
private struct FacetKey: Hashable {
  let section: SectionKind
  let name: Text?

  init(_ section: SectionKind, _ name: Text?) {
    self.section = section
    self.name = name
  }
}

/// A declaration of a view model, of any kind.
public struct Member: Declared {
  public enum Kind: Sendable {
    case dependency(Dependency)
    case input(Input)
    case output(Output)
  }

  public let tree: SpecSyntax
  public let index: Int

  public init(tree: SpecSyntax, index: Int) {
    self.tree = tree
    self.index = index
  }

  public init(_ declaration: some Declared) { self.init(tree: declaration.tree, index: declaration.index) }

  public var kind: Kind {
    switch self.section {
    case .dependencies: .dependency(Dependency(tree: self.tree, index: self.index))
    case .inputs where self.syntax.isInput: .input(Input(tree: self.tree, index: self.index))
    case .inputs, .outputs, .errors: .output(Output(tree: self.tree, index: self.index))
    }
  }

  public var dependency: Dependency? {
    if case .dependency(let dependency) = self.kind { dependency } else { nil }
  }

  public var input: Input? { if case .input(let input) = self.kind { input } else { nil } }

  /// The parameters of an input or of a function output.
  public var parameters: [Parameter] { self.input?.parameters ?? self.output?.parameters ?? [] }

  public var output: Output? { if case .output(let output) = self.kind { output } else { nil } }
}

extension ViewModel {
  /// The members of all facets, one facet after another.
  public var members: [Member] { self.facets.flatMap(\.members) }

  /// The indices in `members` in the order of all members together.
  public var memberOrder: [Int] {
    let members = self.facets.flatMap(\.indices)
    return members.indices.sorted { self.tree.precedes(members[$0], members[$1]) }
  }
}

/// The common part of dependencies, inputs and outputs. Each only refers to a member of the tree; its
/// properties are pieces of the file, computed each time.
public protocol Declared: Sendable {
  var tree: SpecSyntax { get }
  /// The index in `SpecSyntax.members`.
  var index: Int { get }
}

// Only concrete types use these: calls through the protocol would take most of a run's time.
extension Declared {
  @inlinable public var syntax: MemberSyntax { self.tree.members[self.index] }

  @inlinable public var section: SectionKind { self.syntax.section }

  /// The title of the section in the spec, such as `dependencies` or `uiOutputs`.
  public var facet: String { self.tree.facet(of: self.syntax) }

  @inlinable public var name: Text { self.tree.text(self.syntax.name) }

  /// The full name of a function, such as `tapped(row:)`; the name of anything else.
  @inlinable public var selector: Text { self.tree.selector(of: self.syntax) }

  /// The lines of the documentation, without the slashes.
  @inlinable public var documentation: [Text] {
    self.tree.documentation(of: self.syntax.tokens, attributes: self.syntax.attributes)
  }

  /// The attributes, spelled as in Swift.
  @inlinable public var attributes: [Text] { self.tree.spelling(ofAttributes: self.syntax.attributes) }

  /// `sticky`, or the word for the kind of an output, as written before the name; `nil` if there is none.
  public var word: Text? { self.syntax.modifier.map { self.tree.text($0) } }

  @inlinable public var nameRange: Range<Int> { self.tree.range(self.syntax.name) }

  /// Returns the subject of diagnostics about the member.
  public func subject(in viewModel: Text?) -> Subject {
    Subject(viewModel: viewModel?.description, facet: self.facet, selector: self.selector.description)
  }
}

extension SectionKind {
  /// The kinds of facets, in the order of the generated code.
  public static let ofFacets: [SectionKind] = [.inputs, .outputs, .errors]

  /// The word for a member of the section.
  public var member: String {
    switch self {
    case .dependencies: "dependency"
    case .inputs: "input"
    case .outputs: "output"
    case .errors: "error"
    }
  }

  /// Returns the kind of an output without a written kind.
  ///
  /// - Parameter style: The style's default kind for outputs.
  public func defaultKind(_ style: OutputKind) -> OutputKind { self == .errors ? .event : style }
}
