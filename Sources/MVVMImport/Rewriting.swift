import MVVMSource
import MVVMSwift

/// A piece of the class's code on its way into the logic.
struct Segment {
  enum Place {
    /// The initializer itself.
    case initializer
    /// A closure at the end of the initializer: a reply, or what answers an output.
    case closure
    /// An expression at the end of the initializer.
    case expression
    /// A function beside the class, or within the initializer.
    case helper
  }

  let tokens: Range<Int>
  let place: Place
  let references: References
  var edits: [Edit] = []
}

/// How the logic reads each backing.
enum Reading {
  /// The stream of the input stands where the backing stood, with what unwraps it: so many tokens behind.
  case stream
  /// A property of the same name, made of the input, stands at the head of the initializer.
  case local
}

extension Conversion {
  func segment(_ tokens: Range<Int>, _ place: Segment.Place, parameters: [String] = []) -> Segment {
    let references = self.code.references(
      in: tokens,
      names: self.memberNames,
      parameters: parameters,
      isClosure: place == .closure || place == .helper
    )
    return Segment(tokens: tokens, place: place, references: references)
  }
}
