import Foundation
import Testing

/// Whether tests try all inputs, styles and language modes, as CI does, rather than some of each kind, to be quick to
/// live with.
package let isExhaustive = ProcessInfo.processInfo.environment["MVVMGEN_EXHAUSTIVE"] != nil

extension Trait where Self == ConditionTrait {
  /// Skips what tries in further ways what another test has tried in one, except in CI.
  package static var onlyExhaustively: Self {
    .enabled(if: isExhaustive, "another test tries most of it: set MVVMGEN_EXHAUSTIVE=1 for this one")
  }
}

/// All of some ways to try a thing, or, where not all are tried, those that most mistakes show in: the first as a rule.
package func tried<Way>(_ all: [Way], else some: [Way]? = nil) -> [Way] {
  isExhaustive ? all : some ?? Array(all.prefix(1))
}

/// Tests that have thousands of inputs try a third or a twentieth of them. To try them without end is for the fuzzer.
private let step = isExhaustive ? 3 : 20

/// How many of so many random inputs a test tries.
package func sampled(_ count: Int) -> Int { (count + step - 1) / step }

/// Which of some inputs a test tries, in their order.
package func sampled<Inputs: Collection>(_ inputs: Inputs) -> [Inputs.Element] {
  inputs.enumerated().filter { $0.offset % step == inputs.count % step }.map(\.element)
}
