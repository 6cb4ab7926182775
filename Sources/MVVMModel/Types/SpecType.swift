import MVVMSource

/// A Swift type as a tree. It can be changed or put into another type; its text is computed from the tree.
public indirect enum SpecType: Sendable {
  /// One identifier, in backticks if they were written.
  case name(Text)
  /// `Models.Project`, `[Int].Index`
  case member(SpecType, Text)
  /// `Result<Int, any Error>`
  case generic(SpecType, [SpecType])
  case optional(SpecType)
  case implicitlyUnwrapped(SpecType)
  case array(SpecType)
  /// `[3 of T]`
  case inlineArray(count: Text, SpecType)
  case dictionary(SpecType, SpecType)
  /// `()`, a type in parentheses, and tuples
  case tuple([Element])
  case function(Function)
  /// `any P`
  case existential(SpecType)
  /// `some P`
  case opaque(SpecType)
  case composition([SpecType])
  /// `T.Type` or `P.Protocol`, with its last word
  case metatype(SpecType, Text)
  /// `@Sendable T`, `inout T` and so on, with the attributes and specifiers
  case attributed([Text], SpecType)
  /// `T...`
  case variadic(SpecType)
  /// `~P`
  case suppressed(SpecType)

  /// An element of a tuple, or a parameter of a function type.
  public struct Element: Sendable {
    /// The label as written, if there is one.
    public var label: Text?
    /// The second name, which only parameters of function types have.
    public var name: Text?
    public var type: SpecType

    public init(label: Text? = nil, name: Text? = nil, _ type: SpecType) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  public struct Function: Sendable {
    public var parameters: [Element]
    public var isAsync = false
    public var errors = Errors.none
    public var result: SpecType
  }

  /// The errors that a function throws.
  public enum Errors: Sendable {
    case none
    case any
    case typed(SpecType)
  }
}

extension SpecType {
  public static let void = SpecType.name("Void")

  /// The type without the parentheses around it.
  public var withoutParentheses: SpecType {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil else { return self }
    return elements[0].type.withoutParentheses
  }

  public var isVoid: Bool {
    switch self.withoutParentheses {
    case .name(let name): name == "Void"
    case .member(.name(let module), let name): name == "Void" && module == "Swift"
    case .tuple(let elements): elements.isEmpty
    default: false
    }
  }

  /// Whether it is `T?` or `T!`.
  public var isOptional: Bool {
    switch self.withoutParentheses {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Whether it is a function type, with or without attributes.
  public var isFunction: Bool {
    switch self.withoutParentheses {
    case .function: true
    case .attributed(_, let type): type.isFunction
    default: false
    }
  }

  /// The elements of a tuple with several elements that all have labels; none for any other type.
  public var labelledElements: [Element] {
    guard case .tuple(let elements) = self.withoutParentheses else { return [] }
    return elements.count > 1 && elements.allSatisfy { $0.label != nil } ? elements : []
  }

  /// The type with `nil` as a possible value: itself if it is an optional.
  public var asOptional: SpecType { self.isOptional ? self : .optional(self) }

  /// The type of a parameter that is stored: Swift requires `@escaping` before a function type.
  public var asKeptParameter: SpecType { self.isFunction ? .attributed(["@escaping"], self) : self }
}

extension SpecType {
  /// The parameter types of a function, or the component types of any other type.
  public var parts: [SpecType] {
    switch self {
    case .name: []
    case .member(let type, _), .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .inlineArray(_, let type), .existential(let type), .opaque(let type), .metatype(let type, _),
      .attributed(_, let type), .variadic(let type), .suppressed(let type):
      [type]
    case .generic(let type, let arguments): [type] + arguments
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function): function.parts
    case .composition(let types): types
    }
  }

  /// Returns whether the type or one of its component types satisfies a condition.
  public func contains(where isWanted: (SpecType) -> Bool) -> Bool {
    isWanted(self) || self.parts.contains { $0.contains(where: isWanted) }
  }
}

extension SpecType.Function {
  fileprivate var parts: [SpecType] {
    let thrown: [SpecType] = if case .typed(let type) = self.errors { [type] } else { [] }
    return self.parameters.map(\.type) + thrown + [self.result]
  }
}
