import MVVMSource
import MVVMSyntax

/// A type that can be stored, in the spelling that the generated code uses for it.
public struct SpecType: Equatable, Sendable {
  /// The form of a type. It decides how the type is wrapped in an optional, and what is sent for it.
  public enum Form: Sendable {
    case plain
    /// `Void` or `()`
    case void
    case optional
    /// A function; its attributes are part of the text.
    case function
    /// An existential, a composition or the like, which needs parentheses before a `?`.
    case compound
    case tuple([TupleElement])
  }

  /// The type as written, with the blanks that a formatter would insert.
  public let text: Text
  public let form: Form

  public init(text: Text, form: Form) {
    self.text = text
    self.form = form
  }

  /// The form follows from the text.
  public static func == (left: SpecType, right: SpecType) -> Bool { left.text == right.text }
}

/// An element of a tuple. The label is `nil` if there is none.
public struct TupleElement: Sendable {
  public let label: Text?
  public let type: Text

  public init(label: Text?, type: Text) {
    self.label = label
    self.type = type
  }
}

extension SpecType {
  /// Whether `T?` has to be written `(T)?`.
  public var needsParentheses: Bool {
    switch self.form {
    case .function, .compound: true
    case .plain, .void, .optional, .tuple: false
    }
  }

  public var isOptional: Bool {
    if case .optional = self.form { true } else { false }
  }

  public var isFunction: Bool {
    if case .function = self.form { true } else { false }
  }

  public var isVoid: Bool {
    if case .void = self.form { true } else { false }
  }
}

extension SpecType {
  init(_ syntax: TypeSyntax, in tree: SpecSyntax) {
    self.init(text: tree.spelling(syntax.tokens), form: Self.form(of: syntax, in: tree))
  }

  private static func form(of syntax: TypeSyntax, in tree: SpecSyntax) -> Form {
    switch syntax.kind {
    case .name: tree.isVoidName(syntax) ? .void : .plain
    case .array, .inlineArray, .dictionary, .metatype: .plain
    case .optional, .implicitlyUnwrapped: .optional
    case .function: .function
    case .attributed: tree.isFunction(syntax) ? .function : .compound
    case .existential, .opaque, .composition, .variadic, .suppressed: .compound
    case .tuple: self.tupleForm(tree.parts(of: syntax), in: tree)
    }
  }

  /// Returns the form of a tuple. `(T)` is `T` in parentheses, and needs no second pair.
  private static func tupleForm(_ elements: ArraySlice<ElementSyntax>, in tree: SpecSyntax) -> Form {
    guard let first = elements.first else { return .void }
    guard elements.count == 1 else {
      return .tuple(
        elements.map { element in
          TupleElement(label: element.label.map { tree.text($0) }, type: tree.spelling(element.type.tokens))
        }
      )
    }
    let form = self.form(of: first.type, in: tree)
    if case .compound = form { return .plain }
    return form
  }
}

extension SpecSyntax {
  /// Whether a type is `Void`, also with its module.
  func isVoidName(_ type: TypeSyntax) -> Bool {
    guard type.kind == .name else { return false }
    let length = self.range(type.tokens).count
    return length == 4 && self.text(type.tokens).spells("Void")
      || length == 10 && self.text(type.tokens).spells("Swift.Void")
  }

  /// Whether a type is `Void` or `()`, in parentheses or not.
  func isVoid(_ type: TypeSyntax) -> Bool {
    switch type.kind {
    case .name: self.isVoidName(type)
    case .tuple: type.parts.isEmpty || type.parts.count == 1 && self.isVoid(self.firstPart(of: type))
    default: false
    }
  }

  /// Whether a type is a function type, in parentheses or not.
  func isFunction(_ type: TypeSyntax) -> Bool {
    switch type.kind {
    case .function: true
    case .attributed: self.isFunction(self.firstPart(of: type))
    case .tuple: type.parts.count == 1 && self.isFunction(self.firstPart(of: type))
    default: false
    }
  }
}
