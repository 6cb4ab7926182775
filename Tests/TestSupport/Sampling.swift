import Foundation

/// Whether tests try more inputs and all language modes, as CI does, rather than some, to be quick to live with.
package let isExhaustive = ProcessInfo.processInfo.environment["MVVMGEN_EXHAUSTIVE"] != nil

/// Tests that have thousands of inputs try a third or a tenth of them. To try them without end is for the fuzzer.
private let step = isExhaustive ? 3 : 10

/// How many of so many random inputs a test tries.
package func sampled(_ count: Int) -> Int { (count + step - 1) / step }

/// Which of some inputs a test tries, in their order.
package func sampled<Inputs: Collection>(_ inputs: Inputs) -> [Inputs.Element] {
  inputs.enumerated().filter { $0.offset % step == inputs.count % step }.map(\.element)
}
