// A compiled template as text, so that the templates that come with a program need not be compiled when it runs.

/// A compiled template as text: its steps as numbers, its literals unchanged.
public struct TemplateCode: Sendable {
  /// The fields of each step, as numbers. A number is written in digits of five bits, the lowest first, as
  /// characters from `0` to `o`. The characters from `P` on mean that another digit follows.
  public let steps: String
  public let literals: String
}

extension Template {
  public var code: TemplateCode {
    var writer = NumberWriter()
    writer.write(self.registerCount)
    writer.write(self.rootRegister)
    for step in self.steps { writer.write(step) }
    return TemplateCode(
      steps: String(decoding: writer.bytes, as: UTF8.self),
      literals: String(decoding: self.literals.dropLast(padding), as: UTF8.self)
    )
  }

  /// Restores the template from its code, or returns `nil` if the text is not code of this version of the engine.
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

private struct NumberWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ step: Step) {
    self.write(Int(step.operation.rawValue))
    self.write(Int(step.source.rawValue))
    self.write(step.rendersIterations ? 1 : 0)
    // There may be no shape, which is -1.
    for number in [step.first, step.second, step.shape, step.target] { self.write(Int(number) + 1) }
  }

  mutating func write(_ number: Int) {
    var rest = number
    repeat {
      let digit = UInt8(rest & 31)
      rest >>= 5
      self.bytes.append(0x30 + digit + (rest > 0 ? 32 : 0))
    } while rest > 0
  }
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
