import MVVMSource

/// The words that mean something to the parser or to Swift. The lexer looks each word up once, so that later
/// comparisons take a single byte.
///
/// No word is reserved in a spec: code that checks for a word also checks what follows it.
enum Word: String, CaseIterable {
  /// Any other word, and any name in backticks.
  case other = ""

  // The language.
  case dependencies, errors, inputs, outputs, viewmodel
  case binding, event, state, sticky, stream, value

  // Words that Swift reserves. It does not reserve those in the groups below.
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`,
    `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`,
    `import`, `in`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`,
    `protocol`, `public`, `repeat`, `rethrows`, `return`, `static`, `struct`, `subscript`, `super`, `switch`,
    `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`, await
  case anyType = "Any"
  case initializer = "init"
  case metatype = "Type"
  case protocolMetatype = "Protocol"
  case selfType = "Self"
  case selfValue = "self"

  // Of types.
  case any, async, borrowing, consuming, each, escaping, isolated, nonisolated, nonsending, of, sending, some
  case owned = "__owned"
  case shared = "__shared"
  case constant = "_const"

  // Of declarations.
  case actor, convenience, distributed, dynamic, final, indirect, lazy, mutating, nonmutating, open, optional,
    override, package, required, unowned, weak

  // Of expressions and macros.
  case available, consume, copy, elseif, endif, error, sourceLocation, unavailable, unsafe, warning

  // Of attributes.
  case block, c, convention, deprecated, introduced, message, noasync, obsoleted, renamed, swift, thin
}

extension Word {
  /// Whether Swift requires backticks around the word as a declared name and as a value. These are the
  /// keywords of The Swift Programming Language, "Lexical Structure", that are reserved in declarations,
  /// statements, expressions and patterns.
  var isReserved: Bool {
    switch self {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
      .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in,
      .inout, .internal, .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public, .repeat,
      .rethrows, .return, .static, .struct, .subscript, .super, .switch, .throw, .throws, .true, .try,
      .typealias, .var, .where, .while, .await, .anyType, .initializer, .metatype, .protocolMetatype,
      .selfType, .selfValue:
      true
    default: false
    }
  }

  /// Whether Swift gives the word, which is not reserved in types, a different meaning at the start of a
  /// type.
  var beginsType: Bool {
    switch self {
    case .any, .async, .await, .borrowing, .constant, .consuming, .each, .isolated, .nonisolated, .owned,
      .sending, .shared, .some:
      true
    default: false
    }
  }
}

extension Text {
  /// Whether Swift requires backticks around the word, as for `Word`.
  public var isReservedWord: Bool { self.word.isReserved }

  /// Whether Swift gives the word a different meaning at the start of a type, as for `Word`.
  public var beginsType: Bool { self.word.beginsType }

  /// The word that the text is; `other` if it means nothing to the parser or to Swift.
  var word: Word { words[self] ?? .other }
}

private let words: [Text: Word] = Dictionary(
  uniqueKeysWithValues: Word.allCases.map { (Text($0.rawValue), $0) }
)
