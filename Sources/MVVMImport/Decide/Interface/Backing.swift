import MVVMModel
import MVVMSwift

/// A property of the class that keeps or relays an input.
struct Backing {
  enum Kind {
    /// It has no value before the first call.
    case event
    /// It is the signal and the observer of a `Signal.pipe()`, as one property or as two.
    case pipe
    /// It is `nil` before the first call. This `nil` does not stand for a call.
    case optional
    /// It has an initial value: these tokens.
    case value(Range<Int>)
  }

  let declaration: SwiftDeclaration
  /// The names of the property; two if it is `let (signal, observer) = Signal.pipe()`.
  let names: [String]
  let kind: Kind
  /// The type of its values as written, for a local of the same name; `nil` if the compiler infers it.
  let type: String?
  /// What the input sends; `nil` if it sends just its arguments.
  var transform: Transform?

  /// The type of its values other than `nil`; empty if the compiler infers it.
  var presentType: String {
    guard let type = self.type else { return "" }
    return if case .optional(let present)? = SpecType(type) { present.description } else { type }
  }

  var isPipe: Bool { if case .pipe = self.kind { true } else { false } }

  /// Whether it is one property, a tuple of a signal and its observer.
  var isPair: Bool { self.isPipe && self.names.count == 1 }
}
