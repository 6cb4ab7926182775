import Foundation
import Testing

/// Whether tests try all inputs, styles and language modes, as in CI. Otherwise, they try a few of each kind,
/// to be fast enough for daily use.
package let isExhaustive = ProcessInfo.processInfo.environment["MVVMGEN_EXHAUSTIVE"] != nil

extension Trait where Self == ConditionTrait {
  /// Skips variations of another test's work, except in CI.
  package static var onlyExhaustively: Self {
    .enabled(if: isExhaustive, "another test tries most of it: set MVVMGEN_EXHAUSTIVE=1 for this one")
  }
}

/// Returns all variants or, when not everything is tried, those that show most mistakes, by default the
/// first.
package func tried<Way>(_ all: [Way], else some: [Way]? = nil) -> [Way] {
  isExhaustive ? all : some ?? Array(all.prefix(1))
}

/// The sampling interval of tests with thousands of inputs, which try a third or a twentieth. Only the fuzzer
/// runs without limit.
private let step = isExhaustive ? 3 : 20

/// Returns the number of random inputs that a test tries.
package func sampled(_ count: Int) -> Int { (count + step - 1) / step }

/// Returns the inputs that a test tries, in their order.
package func sampled<Inputs: Collection>(_ inputs: Inputs) -> [Inputs.Element] {
  inputs.enumerated().filter { $0.offset % step == inputs.count % step }.map(\.element)
}
