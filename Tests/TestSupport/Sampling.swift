import Foundation

/// Tests that try thousands of inputs try a tenth of them, to be quick to live with, and with `MVVMGEN_EXHAUSTIVE` all,
/// as CI does.
private let step = ProcessInfo.processInfo.environment["MVVMGEN_EXHAUSTIVE"] == nil ? 10 : 1

/// How many of so many random inputs a test tries.
public func sampled(_ count: Int) -> Int { (count + step - 1) / step }

/// Which of some inputs a test tries, in their order.
public func sampled<Inputs: Collection>(_ inputs: Inputs) -> [Inputs.Element] {
  inputs.enumerated().filter { $0.offset % step == inputs.count % step }.map(\.element)
}
