import MVVMSource

/// A spec exactly as it was written. Every token belongs to one item, and the gaps between tokens can be read
/// from the file, so that the tree can be printed back to the same source.
///
/// Members and the parts that they have many of are stored in one array for each kind; their owner holds a
/// range of that array. So a tree takes the same few allocations, whatever its size.
///
/// A node that was read with an error is still in the tree; `MemberSyntax.isBroken` says how far to trust it.
public final class SpecSyntax: Sendable {
  public let file: SourceFile
  /// The tokens in the order of the file. The last one is the end of the file.
  public let tokens: [Token]
  public let items: [FileItem]
  /// The members of all sections, in the order of the file.
  public let members: [MemberSyntax]
  /// The parameters of all members.
  public let parameters: [ParameterSyntax]
  /// The attributes of all declarations.
  public let attributes: [AttributeSyntax]
  /// The parts of all types.
  public let parts: [ElementSyntax]

  init(_ file: SourceFile, tokens: [Token], items: [FileItem], nodes: Nodes) {
    self.file = file
    self.tokens = tokens
    self.items = items
    self.members = nodes.members
    self.parameters = nodes.parameters
    self.attributes = nodes.attributes
    self.parts = nodes.parts
  }
}

/// The nodes that are stored in arrays, while they are being read.
struct Nodes {
  var members: [MemberSyntax] = []
  var parameters: [ParameterSyntax] = []
  var attributes: [AttributeSyntax] = []
  var parts: [ElementSyntax] = []
}

/// An item at the top level of a file.
public enum FileItem: Sendable {
  case importDeclaration(ImportSyntax)
  case viewModel(ViewModelSyntax)
  /// Tokens that do not fit anywhere; a diagnostic reports them.
  case unexpected(TokenRange)
}

/// `@testable public import struct Models.Project`
public struct ImportSyntax: Sendable {
  public let tokens: TokenRange
  /// A range of `SpecSyntax.attributes`.
  public let attributes: Range<Int>
  /// The token `public`, `package` or `internal`, if there is one.
  public let access: Int?
  /// The token of the kind, such as `struct` or `class`, if there is one.
  public let kind: Int?
  /// The dotted path.
  public let path: TokenRange
}

/// `@name` with its arguments, if any, as written.
public struct AttributeSyntax: Sendable {
  public let tokens: TokenRange
  public let name: Int
}

/// `public viewmodel Name: Conformance { … }`
public struct ViewModelSyntax: Sendable {
  /// The tokens from the first attribute to the closing brace.
  public let tokens: TokenRange
  /// A range of `SpecSyntax.attributes`.
  public let attributes: Range<Int>
  public let access: Int?
  public let keyword: Int
  /// The token of the name. `nil` if it is missing, which a diagnostic reports.
  public let name: Int?
  public let conformances: [TypeSyntax]
  public let leftBrace: Int?
  public let items: [ViewModelItem]
  /// The members of all its sections, as a range of `SpecSyntax.members`.
  public let members: Range<Int>
  public let rightBrace: Int?
}

/// An item between the braces of a view model.
public enum ViewModelItem: Sendable {
  case section(SectionSyntax)
  case unexpected(TokenRange)
}

/// The keywords that open a section, in the order of a formatted spec.
public enum SectionKind: String, CaseIterable, Sendable {
  case dependencies
  case inputs
  case outputs
  case errors
}

/// `inputs { … }`, `outputs uiOutputs { … }`, `internal dependencies { … }`
public struct SectionSyntax: Sendable {
  public let tokens: TokenRange
  public let kind: SectionKind
  /// The token of the initializer's access, before `dependencies`.
  public let access: Int?
  public let keyword: Int
  /// The token of the facet's name; `nil` if the section has none.
  public let name: Int?
  public let leftBrace: Int?
  public let items: [SectionItem]
  public let rightBrace: Int?
}

/// An item between the braces of a section.
public enum SectionItem: Sendable {
  /// The index in `SpecSyntax.members`.
  case member(Int)
  case unexpected(TokenRange)
}

/// A dependency, an input or an output, depending on the section. Properties that do not apply to this kind
/// of member are empty.
public struct MemberSyntax: Sendable {
  public let section: SectionKind
  /// The token of the section's name, if it has one.
  public let facet: Int?
  /// The tokens from the first attribute to the last token, without a `;`.
  public internal(set) var tokens: TokenRange
  /// A range of `SpecSyntax.attributes`.
  public internal(set) var attributes = 0..<0
  /// The token `sticky`, or that of the kind of an output.
  public internal(set) var modifier: Int?
  /// The argument label of a dependency, if it has one in addition to its name.
  public internal(set) var label: Int?
  public internal(set) var name: Int
  /// A range of `SpecSyntax.parameters`. `nil` for members without parentheses: dependencies, and outputs
  /// that are not functions.
  public internal(set) var parameters: Range<Int>?
  /// The token `async` of an input.
  public internal(set) var effect: Int?
  /// The type of an output or a dependency, the reply of an input, the result of a function output.
  public internal(set) var type: TypeSyntax?
  /// The expression after `=`.
  public internal(set) var initialValue: TokenRange?
  /// The token of the name after `as`.
  public internal(set) var logicName: Int?
  /// Whether it is an output that views also write, which may be in a section of inputs.
  public internal(set) var isBinding = false
  /// Whether other inputs have the same name.
  public internal(set) var isOverloaded = false
  /// Whether an error inside the member has been reported. Then only its existence and its name can be relied
  /// on.
  public internal(set) var isBroken = false
}

extension MemberSyntax {
  public var isInput: Bool { self.section == .inputs && !self.isBinding }
}

/// `label name: Type = value`. The label is `nil` if the name is also the label.
public struct ParameterSyntax: Sendable {
  public let tokens: TokenRange
  public let label: Int?
  public let name: Int
  public let type: TypeSyntax
  public let initialValue: TokenRange?
}

extension ViewModelItem {
  public var section: SectionSyntax? { if case .section(let section) = self { section } else { nil } }
}

extension SectionItem {
  /// The index in `SpecSyntax.members`; `nil` for text that does not fit anywhere.
  public var member: Int? { if case .member(let member) = self { member } else { nil } }
}

extension ViewModelSyntax {
  public var sections: [SectionSyntax] {
    self.items.compactMap(\.section)
  }
}

extension SpecSyntax {
  /// Returns the parameters of a member; none if it has no parentheses.
  @inlinable
  public func parameters(of member: MemberSyntax) -> ArraySlice<ParameterSyntax> {
    self.parameters[member.parameters ?? 0..<0]
  }
}

extension SpecSyntax {
  /// All view models in the order of the file, including those without a name.
  public var viewModels: [ViewModelSyntax] {
    self.items.compactMap { if case .viewModel(let viewModel) = $0 { viewModel } else { nil } }
  }

  public var imports: [ImportSyntax] {
    self.items.compactMap { if case .importDeclaration(let syntax) = $0 { syntax } else { nil } }
  }

  /// Whether something at the top level does not fit anywhere.
  public var hasUnexpectedText: Bool {
    self.items.contains { if case .unexpected = $0 { true } else { false } }
  }
}
