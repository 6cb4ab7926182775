import MVVMSource

/// A spec as it was written, nothing left out: every token belongs to exactly one item, and what stands
/// between tokens can be read from the file, so that the tree prints back to the exact source.
///
/// A node that was read with an error is still there; `MemberSyntax.isBroken` tells how far to trust it.
public struct SpecSyntax: Sendable {
  public let file: SourceFile
  /// In the order of the file; the last is the end of the file.
  public let tokens: [Token]
  public let items: [FileItem]
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
  public let attributes: [AttributeSyntax]
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

/// `public viewmodel Name: Conformance { … }`; a class as `MemberSyntax` is.
public final class ViewModelSyntax: Sendable {
  /// From the first attribute to the closing brace.
  public let tokens: TokenRange
  public let attributes: [AttributeSyntax]
  public let access: Int?
  public let keyword: Int
  /// `nil` where it is missing, which a diagnostic tells.
  public let name: Int?
  public let conformances: [TypeSyntax]
  public let leftBrace: Int?
  public let items: [ViewModelItem]
  public let rightBrace: Int?

  init(
    tokens: TokenRange,
    attributes: [AttributeSyntax],
    access: Int?,
    keyword: Int,
    name: Int?,
    conformances: [TypeSyntax],
    leftBrace: Int?,
    items: [ViewModelItem],
    rightBrace: Int?
  ) {
    self.tokens = tokens
    self.attributes = attributes
    self.access = access
    self.keyword = keyword
    self.name = name
    self.conformances = conformances
    self.leftBrace = leftBrace
    self.items = items
    self.rightBrace = rightBrace
  }
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
  case member(MemberSyntax)
  case unexpected(TokenRange)
}

/// A dependency, an input or an output: the section says which, and the parser leaves empty what that kind of
/// member cannot have. A class, since every stage looks at it and none changes it.
public final class MemberSyntax: Sendable {
  /// From the first attribute to the last token, a `;` left out.
  public let tokens: TokenRange
  public let attributes: [AttributeSyntax]
  /// The token that says `sticky`, or the kind of an output.
  public let modifier: Int?
  /// The argument label of a dependency, where it has one beside its name.
  public let label: Int?
  public let name: Int
  /// `nil` for what is written without parentheses: a dependency, or an output that is no function.
  public let parameters: [ParameterSyntax]?
  /// The type of an output or a dependency, the reply of an input, the result of a function output.
  public let type: TypeSyntax?
  /// The expression behind `=`.
  public let initialValue: TokenRange?
  /// The name behind `as`.
  public let logicName: Int?
  /// An error inside has been reported: the member exists and has its name, but nothing else may be concluded.
  public let isBroken: Bool

  init(_ parts: MemberBuilder, named name: Int, tokens: TokenRange, isBroken: Bool) {
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
  public let tokens: TokenRange
  public let form: Form

  public enum Form: Sendable {
    /// A dotted name; the generic arguments of all its parts in their order.
    case name(arguments: [TypeSyntax])
    indirect case optional(TypeSyntax)
    indirect case implicitlyUnwrapped(TypeSyntax)
    indirect case array(TypeSyntax)
    /// `[3 of T]`
    indirect case inlineArray(TypeSyntax)
    indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `()`, `(T)` and tuples.
    case tuple([ElementSyntax])
    indirect case function(parameters: [ElementSyntax], result: TypeSyntax)
    /// `any P`
    indirect case existential(TypeSyntax)
    /// `some P`
    indirect case opaque(TypeSyntax)
    case composition([TypeSyntax])
    /// `T.Type`, `P.Protocol`
    indirect case metatype(TypeSyntax)
    /// `@Sendable T`, `inout T`, `borrowing T` …: the attributes and specifiers, then the type.
    indirect case attributed(TokenRange, TypeSyntax)
    /// `T...`
    indirect case variadic(TypeSyntax)
    /// `~P`
    indirect case suppressed(TypeSyntax)
  }
}

/// An element of a tuple, or a parameter of a function type.
public struct ElementSyntax: Sendable {
  public let tokens: TokenRange
  /// The label; `nil` for none. Of `_ name: T`, the `_`.
  public let label: Int?
  /// The second name, which only parameters of function types have.
  public let name: Int?
  public let type: TypeSyntax
}
