/// A type as written, with the structure that decides how it can be stored and wrapped.
public struct TypeSyntax: Sendable {
  public let kind: Kind
  public let tokens: TokenRange
  /// The types that the type is made of, as a range of `SpecSyntax.parts`.
  public let parts: Range<Int>

  init(_ kind: Kind, _ tokens: TokenRange, parts: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
    self.parts = parts
  }

  public enum Kind: Sendable {
    /// A dotted name. Its parts are its generic arguments, in their order.
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
    /// The parameters, followed by the effects and the result.
    case function
    /// `async throws(E)` before the arrow of a function type, without tokens if there is none. Its only part is `E`.
    case effects
    /// `any P`
    case existential
    /// `some P`
    case opaque
    case composition
    /// `T.Type`, `P.Protocol`
    case metatype
    /// `@Sendable T`, `inout T`, `borrowing T` and so on. The attributes and specifiers come before the only part.
    case attributed
    /// `T...`
    case variadic
    /// `~P`
    case suppressed
  }
}

/// An element of a tuple, a parameter of a function type, or any other part of a type. Other parts have no names.
public struct ElementSyntax: Sendable {
  public let tokens: TokenRange
  /// The token of the label, if there is one. In `_ name: T`, this is the `_`.
  public let label: Int?
  /// The token of the second name, which only parameters of function types have.
  public let name: Int?
  public let type: TypeSyntax
}

extension ElementSyntax {
  init(_ type: TypeSyntax) { self.init(tokens: type.tokens, label: nil, name: nil, type: type) }
}

extension SpecSyntax {
  /// Returns the types that a type is made of.
  @inlinable
  public func parts(of type: TypeSyntax) -> ArraySlice<ElementSyntax> {
    self.parts[type.parts]
  }

  /// Returns the first of the types that a type is made of, or the type itself if there are none.
  @inlinable
  public func firstPart(of type: TypeSyntax) -> TypeSyntax {
    type.parts.isEmpty ? type : self.parts[type.parts.lowerBound].type
  }

  /// Returns the parameters, the effects and the result of a function type.
  public func signature(
    of function: TypeSyntax
  ) -> (parameters: ArraySlice<ElementSyntax>, effects: TypeSyntax, result: TypeSyntax) {
    let end = function.parts.upperBound
    return (
      self.parts[function.parts.lowerBound..<end - 2], self.parts[end - 2].type, self.parts[end - 1].type
    )
  }

  /// Returns the attributes and specifiers of an attributed type.
  public func prefix(of type: TypeSyntax) -> TokenRange {
    type.tokens.lowerBound..<self.firstPart(of: type).tokens.lowerBound
  }
}
