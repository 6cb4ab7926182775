import Foundation
import MVVMGenerator
import MVVMLint
import MVVMSource
import TestSupport

/// Tries inputs of one kind, and keeps between them what is dear to make.
///
/// What is tried of an input is decided by its bytes, so that it can be tried again.
public struct Fuzzer {
  public let kind: FuzzKind
  /// Whether everything is tried, and not what is dear but now and then.
  public var isThorough = false
  var specs: SpecSubject
  var swift: SwiftSubject
  var server: ServerSubject
  let tool: URL

  public init(_ kind: FuzzKind, tool: URL = toolURL) {
    self.kind = kind
    self.specs = SpecSubject()
    self.swift = SwiftSubject()
    self.server = ServerSubject()
    self.tool = tool
  }

  public mutating func attempt(_ input: [UInt8]) -> Attempt {
    let clock = ContinuousClock()
    let start = clock.now
    let processorTime = processorSeconds()
    var attempt = Attempt()
    var random = SplitMix(seed: seed(of: input))
    let dice = Dice(isThorough: self.isThorough)
    switch self.kind {
    case .specs: self.specs.attempt(input, dice, &random, &attempt)
    case .configurations: attemptConfiguration(input, &random, &attempt)
    case .templates, .manifests: attemptTemplate(input, &random, &attempt)
    case .swift: self.swift.attempt(input, dice, &random, &attempt)
    case .messages: self.server.attempt(input, &attempt)
    case .arguments:
      attemptArguments(input, self.tool, &attempt)
      // The time of another process is that of the clock.
      if clock.now - start > .seconds(60) { attempt.violate("hang", "\(clock.now - start)") }
    }
    let seconds = processorSeconds() - processorTime
    if seconds > 1 { attempt.violate("hang", "\(seconds) s of processor time, \(input.count) bytes") }
    return attempt
  }
}

/// What came of an input.
public struct Attempt {
  public struct Violation {
    /// The property that does not hold.
    public let property: String
    public let detail: String
  }

  public var violations: [Violation] = []
  /// Whether there was no error.
  public var isAccepted = false
  /// Swift code that has to parse.
  public var swift: [UInt8] = []

  mutating func violate(_ property: String, _ detail: @autoclosure () -> String = "") {
    self.violations.append(Violation(property: property, detail: detail()))
  }
}

/// Decides whether something dear is tried.
struct Dice {
  let isThorough: Bool

  func roll(_ count: Int, _ random: inout SplitMix) -> Bool {
    let isOne = random.isOne(in: count)
    return self.isThorough || isOne
  }
}

/// FNV-1a.
func seed(of bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
