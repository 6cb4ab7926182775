import MVVMSource

/// A type that can be stored, in the spelling that the generated code uses for it.
public struct SpecType: Hashable, Sendable {
  /// What decides how the type is wrapped in an optional, and what is sent for it.
  public enum Form: Hashable, Sendable {
    case plain
    /// `Void` or `()`
    case void
    case optional
    /// A function, whose attributes stand in the text.
    case function
    /// An existential, composition or the like: in parentheses before a `?`.
    case compound
    case tuple([TupleElement])
  }

  /// With the blanks that a formatter would put, nothing respelled.
  public let text: Text
  public let form: Form

  public init(text: Text, form: Form) {
    self.text = text
    self.form = form
  }
}

/// An element of a tuple; the label is `nil` for none.
public struct TupleElement: Hashable, Sendable {
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
