import MVVMSource
import MVVMSwift

/// A piece of the class's code that becomes part of the logic.
struct Segment {
  enum Place {
    /// The body of the initializer.
    case initializer
    /// A closure at the end of the initializer: a reply, a `value` output or an output that is a function.
    case closure
    /// An expression that is assigned to an output, at the head or at the end of the initializer.
    case expression
    /// The body of a function of the file, or of a local function in the initializer.
    case helper
  }

  let tokens: Range<Int>
  let place: Place
  let references: References
  var edits: [Edit] = []
}

/// How the logic reads a backing.
enum Reading {
  /// The stream of the input replaces the backing, with the calls after it that unwrap its value.
  case stream
  /// A local of the same name, a property or relay that follows the input, is declared at the head of the initializer.
  case local
}

extension Conversion {
  func segment(_ tokens: Range<Int>, _ place: Segment.Place, parameters: [String] = []) -> Segment {
    var references = self.code.references(
      in: tokens,
      names: self.memberNames,
      parameters: parameters,
      isClosure: place == .closure || place == .helper
    )
    // Those of the initializer are parameters of the logic, too.
    if place != .initializer { references.declared.formUnion(parameters) }
    return Segment(tokens: tokens, place: place, references: references)
  }

  func segment(of helper: SwiftDeclaration) -> Segment {
    let parameters = self.code.signature(of: helper)?.parameters.map(\.name) ?? []
    return self.segment(helper.inside, .helper, parameters: parameters)
  }
}
