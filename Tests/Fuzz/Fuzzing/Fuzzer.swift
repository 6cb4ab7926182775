import Foundation
import MVVMLint
import MVVMSource
import MVVMStyles
import TestSupport

/// Tries inputs of one kind. Values that are expensive to create are kept between inputs.
///
/// The bytes of an input decide which checks are tried, so that an attempt can be repeated.
package struct Fuzzer {
  package let kind: FuzzKind
  /// Whether everything is tried with each input. Otherwise, expensive checks are tried only now and then.
  package var isThorough = false
  /// The processor time in seconds beyond which an input counts as a hang.
  package var longest = 1.0
  var specs: SpecSubject
  var swift: SwiftSubject
  var server: ServerSubject
  private let styles = StyleLibrary()
  let tool: URL

  package init(_ kind: FuzzKind, tool: URL = toolURL) {
    self.kind = kind
    self.specs = SpecSubject()
    self.swift = SwiftSubject()
    self.server = ServerSubject()
    self.tool = tool
  }

  /// Tries an input, and returns the properties that do not hold.
  package mutating func attempt(_ input: [UInt8]) -> Attempt {
    var attempt = Attempt()
    let seconds = processorSeconds { self.attempt(input, &attempt) }
    if seconds > self.longest {
      attempt.violate("hang", "\(seconds) s of processor time, \(input.count) bytes")
    }
    return attempt
  }

  private mutating func attempt(_ input: [UInt8], _ attempt: inout Attempt) {
    var random = SplitMix(seed: seed(of: input))
    let dice = Dice(isThorough: self.isThorough)
    switch self.kind {
    case .specs: self.specs.attempt(input, dice, &random, &attempt)
    case .configurations: attemptConfiguration(input, &random, self.styles, &attempt)
    case .templates, .manifests: attemptTemplate(input, &random, &attempt)
    case .swift: self.swift.attempt(input, dice, &random, &attempt)
    case .messages: self.server.attempt(input, &attempt)
    case .arguments: attemptArguments(input, self.tool, &attempt)
    }
  }
}

package struct Attempt {
  package struct Violation {
    package let property: String
    package let detail: String
  }

  package var violations: [Violation] = []
  package var isAccepted = false
  /// The generated Swift code, which must parse.
  package var swift: [UInt8] = []
  /// Whether a member of the spec has braces. Their content is left to the compiler, so it may not parse.
  package var hasClosures = false

  mutating func violate(_ property: String, _ detail: @autoclosure () -> String = "") {
    self.violations.append(Violation(property: property, detail: detail()))
  }
}

struct Dice {
  let isThorough: Bool

  func roll(_ count: Int, _ random: inout SplitMix) -> Bool {
    let isOne = random.isOne(in: count)
    return self.isThorough || isOne
  }
}

/// Returns the FNV-1a hash of some bytes.
func seed(of bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
