// A compiled template as text, so that the templates that come with a program need not be compiled when it runs. The
// tests write it.

extension Template {
  /// Restores a template from its code, or returns `nil` if the text is not code of this version of the engine.
  ///
  /// - Parameters:
  ///   - steps: The counts of registers, and the fields of each step, as numbers. A number is written in digits of five
  ///     bits, the lowest first, as characters from `0` to `o`. The characters from `P` on mean that another digit
  ///     follows.
  ///   - literals: The literals, unchanged.
  public init?(steps: UnsafeBufferPointer<UInt8>, literals: UnsafeBufferPointer<UInt8>) {
    var reader = NumberReader(bytes: steps)
    guard let registerCount = reader.read(), let rootRegister = reader.read() else { return nil }
    var decoded: [Step] = []
    decoded.reserveCapacity(steps.count / Step.fieldCount)
    while !reader.isAtEnd {
      guard let step = reader.readStep() else { return nil }
      decoded.append(step)
    }
    self.init(
      steps: decoded,
      literals: Array(literals),
      registerCount: registerCount,
      rootRegister: rootRegister
    )
  }
}

extension Step {
  fileprivate static let fieldCount = 7
}

private struct NumberReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { self.index == self.bytes.count }

  mutating func read() -> Int? {
    var number = 0
    var shift = 0
    while self.index < self.bytes.count, 0x30...0x6F ~= self.bytes[self.index], shift < 35 {
      let digit = Int(self.bytes[self.index] - 0x30)
      self.index += 1
      number |= (digit & 31) << shift
      if digit < 32 { return number }
      shift += 5
    }
    return nil
  }

  mutating func readStep() -> Step? {
    guard
      let operation = self.read().flatMap({ Step.Operation(rawValue: UInt8(truncatingIfNeeded: $0)) }),
      let source = self.read().flatMap({ Step.Source(rawValue: UInt8(truncatingIfNeeded: $0)) }),
      let rendersIterations = self.read(),
      let first = self.read(), let second = self.read(), let shape = self.read(), let target = self.read()
    else { return nil }
    var step = Step(operation: operation, source: source, rendersIterations: rendersIterations == 1)
    step.first = Int32(truncatingIfNeeded: first - 1)
    step.second = Int32(truncatingIfNeeded: second - 1)
    step.shape = Int32(truncatingIfNeeded: shape - 1)
    step.target = Int32(truncatingIfNeeded: target - 1)
    return step
  }
}
