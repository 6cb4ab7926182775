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

  private var word: Word { self.bytes.withUnsafeBufferPointer { WordTable.shared.word($0, 0..<$0.count) } }
}

/// A hash table of all words by their bytes, with open addressing.
struct WordTable: Sendable {
  static let shared = WordTable()

  /// The first eight bytes of a word, the last eight of a longer word, and the length. Each word has a
  /// different key.
  private struct Key: Equatable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
  }

  private var keys = [Key](repeating: Key(), count: 512)
  private var words = [Word](repeating: .other, count: 512)

  private init() {
    for word in Word.allCases where word != .other {
      let text = Array(word.rawValue.utf8)
      text.withUnsafeBufferPointer { bytes in
        let key = Self.key(bytes, 0..<bytes.count)
        let place = self.place(of: key)
        self.keys[place] = key
        self.words[place] = word
      }
    }
  }

  @inline(__always)
  func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Word {
    guard range.count <= 15 else { return .other }
    return self.words[self.place(of: Self.key(bytes, range))]
  }

  /// Returns the place of a word, or the free place where it belongs.
  @inline(__always)
  private func place(of key: Key) -> Int {
    var place = Int(truncatingIfNeeded: ((key.first ^ key.last) &* 0x9E37_79B9_7F4A_7C15) >> 55)
    while self.keys[place].count != 0, self.keys[place] != key { place = (place + 1) & 511 }
    return place
  }

  @inline(__always)
  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Key {
    var key = Key()
    key.count = range.count
    let raw = UnsafeRawBufferPointer(bytes)
    if range.lowerBound + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
      key.first = key.count < 8 ? word & (1 &<< UInt64(key.count &* 8) &- 1) : word
    } else {
      for index in range.reversed() { key.first = key.first &<< 8 | UInt64(raw[index]) }
    }
    if key.count > 8 {
      key.last = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self)
      )
    }
    return key
  }
}
