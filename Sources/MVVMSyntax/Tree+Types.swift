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
