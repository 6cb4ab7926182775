import MVVMSource

/// A spec as it was written, nothing left out: every token belongs to exactly one item, and what stands
/// between tokens can be read from the file, so that the tree prints back to the exact source.
///
/// Members, and what there are many of in them, lie one after another in an array for each kind, and who has some holds
/// their range there: a tree takes the same few pieces of memory whatever its size.
///
/// A node that was read with an error is still there; `MemberSyntax.isBroken` tells how far to trust it.
public final class SpecSyntax: Sendable {
  public let file: SourceFile
  /// In the order of the file; the last is the end of the file.
  public let tokens: [Token]
  public let items: [FileItem]
  /// The members of all sections, in the order of the file.
  public let members: [MemberSyntax]
  /// Those of all members.
  public let parameters: [ParameterSyntax]
  /// Those of all declarations.
  public let attributes: [AttributeSyntax]
  /// What all types are made of.
  public let parts: [ElementSyntax]

  init(_ file: SourceFile, _ tokens: [Token], _ items: [FileItem], _ nodes: Nodes) {
    self.file = file
    self.tokens = tokens
    self.items = items
    self.members = nodes.members
    self.parameters = nodes.parameters
    self.attributes = nodes.attributes
    self.parts = nodes.parts
  }
}

/// The nodes that lie in arrays, while they are being read.
struct Nodes {
  var members: [MemberSyntax] = []
  var parameters: [ParameterSyntax] = []
  var attributes: [AttributeSyntax] = []
  var parts: [ElementSyntax] = []
}

/// What stands in a file outside of everything else.
public enum FileItem: Sendable {
  case importDeclaration(ImportSyntax)
  case viewModel(ViewModelSyntax)
  /// Tokens that fit nowhere; a diagnostic tells of them.
  case unexpected(TokenRange)
}

/// `@testable public import struct Models.Project`
public struct ImportSyntax: Sendable {
  public let tokens: TokenRange
  /// In `SpecSyntax.attributes`.
  public let attributes: Range<Int>
  /// The token that says `public`, `package` or `internal`, if any.
  public let access: Int?
  /// The token that says `struct`, `class` …, if any.
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
  /// From the first attribute to the closing brace.
  public let tokens: TokenRange
  /// In `SpecSyntax.attributes`.
  public let attributes: Range<Int>
  public let access: Int?
  public let keyword: Int
  /// `nil` where it is missing, which a diagnostic tells.
  public let name: Int?
  public let conformances: [TypeSyntax]
  public let leftBrace: Int?
  public let items: [ViewModelItem]
  /// The members of all its sections, in `SpecSyntax.members`.
  public let members: Range<Int>
  public let rightBrace: Int?
}

/// What stands between the braces of a view model.
public enum ViewModelItem: Sendable {
  case section(SectionSyntax)
  case unexpected(TokenRange)
}

/// The words that open a section.
public enum SectionKind: String, CaseIterable, Sendable {
  case dependencies
  case inputs
  case outputs
  case errors
}

/// `inputs { … }`
public struct SectionSyntax: Sendable {
  public let tokens: TokenRange
  public let kind: SectionKind
  public let keyword: Int
  public let leftBrace: Int?
  public let items: [SectionItem]
  public let rightBrace: Int?
}

/// What stands between the braces of a section.
public enum SectionItem: Sendable {
  /// In `SpecSyntax.members`.
  case member(Int)
  case unexpected(TokenRange)
}

/// A dependency, an input or an output: the section says which, and the parser leaves empty what that kind of
/// member cannot have.
public struct MemberSyntax: Sendable {
  public let section: SectionKind
  /// From the first attribute to the last token, a `;` left out.
  public let tokens: TokenRange
  /// In `SpecSyntax.attributes`.
  public let attributes: Range<Int>
  /// The token that says `sticky`, or the kind of an output.
  public let modifier: Int?
  /// The argument label of a dependency, where it has one beside its name.
  public let label: Int?
  public let name: Int
  /// In `SpecSyntax.parameters`; `nil` for what is written without parentheses: a dependency, or an output that is no
  /// function.
  public let parameters: Range<Int>?
  /// The type of an output or a dependency, the reply of an input, the result of a function output.
  public let type: TypeSyntax?
  /// The expression behind `=`.
  public let initialValue: TokenRange?
  /// The name behind `as`.
  public let logicName: Int?
  /// An error inside has been reported: the member exists and has its name, but nothing else may be concluded.
  public let isBroken: Bool

  init(_ parts: MemberBuilder, named name: Int, tokens: TokenRange, isBroken: Bool) {
    self.section = parts.section
    self.tokens = tokens
    self.attributes = parts.attributes
    self.modifier = parts.modifier
    self.label = parts.label
    self.name = name
    self.parameters = parts.parameters
    self.type = parts.type
    self.initialValue = parts.initialValue
    self.logicName = parts.logicName
    self.isBroken = isBroken
  }
}

/// `label name: Type = value`; the label is `nil` where the name serves for both.
public struct ParameterSyntax: Sendable {
  public let tokens: TokenRange
  public let label: Int?
  public let name: Int
  public let type: TypeSyntax
  public let initialValue: TokenRange?
}

/// A type as written, with the structure that decides how it can be stored and wrapped.
public struct TypeSyntax: Sendable {
  public let kind: Kind
  // Types are handed on a great deal: half the size takes half the time.
  @usableFromInline let firstToken: UInt32
  @usableFromInline let endToken: UInt32
  @usableFromInline let firstPart: UInt32
  @usableFromInline let endPart: UInt32

  init(_ kind: Kind, _ tokens: TokenRange, parts: Range<Int>) {
    self.kind = kind
    self.firstToken = UInt32(truncatingIfNeeded: tokens.lowerBound)
    self.endToken = UInt32(truncatingIfNeeded: tokens.upperBound)
    self.firstPart = UInt32(truncatingIfNeeded: parts.lowerBound)
    self.endPart = UInt32(truncatingIfNeeded: parts.upperBound)
  }

  @inlinable
  public var tokens: TokenRange { Int(self.firstToken)..<Int(self.endToken) }

  /// The types that it is made of, in `SpecSyntax.parts`.
  @inlinable
  public var parts: Range<Int> { Int(self.firstPart)..<Int(self.endPart) }

  public enum Kind: Sendable {
    /// A dotted name; its parts are the generic arguments, in their order.
    case name
    case optional
    case implicitlyUnwrapped
    case array
    /// `[3 of T]`
    case inlineArray
    /// The key and the value.
    case dictionary
    /// `()`, `(T)` and tuples.
    case tuple
    /// The parameters and, at last, the result.
    case function
    /// `any P`
    case existential
    /// `some P`
    case opaque
    case composition
    /// `T.Type`, `P.Protocol`
    case metatype
    /// `@Sendable T`, `inout T`, `borrowing T` …: the attributes and specifiers stand before the only part.
    case attributed
    /// `T...`
    case variadic
    /// `~P`
    case suppressed
  }
}

/// An element of a tuple, a parameter of a function type, or any other part of a type, which has no names.
public struct ElementSyntax: Sendable {
  public let tokens: TokenRange
  /// The label; `nil` for none. Of `_ name: T`, the `_`.
  public let label: Int?
  /// The second name, which only parameters of function types have.
  public let name: Int?
  public let type: TypeSyntax
}

extension ElementSyntax {
  /// A part without names.
  init(_ type: TypeSyntax) {
    self.init(tokens: type.tokens, label: nil, name: nil, type: type)
  }
}

extension SpecSyntax {
  /// The parameters of a member; none where it is written without parentheses, too.
  @inlinable
  public func parameters(of member: MemberSyntax) -> ArraySlice<ParameterSyntax> {
    self.parameters[member.parameters ?? 0..<0]
  }

  /// The types that a type is made of.
  @inlinable
  public func parts(of type: TypeSyntax) -> ArraySlice<ElementSyntax> {
    self.parts[type.parts]
  }

  /// The first of the types that a type is made of, or itself where there is none.
  @inlinable
  public func firstPart(of type: TypeSyntax) -> TypeSyntax {
    type.parts.isEmpty ? type : self.parts[type.parts.lowerBound].type
  }

  /// The attributes and specifiers of an attributed type.
  public func prefix(of type: TypeSyntax) -> TokenRange {
    type.tokens.lowerBound..<self.firstPart(of: type).tokens.lowerBound
  }
}
