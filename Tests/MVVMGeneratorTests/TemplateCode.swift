@testable import MVVMTemplates

/// A compiled template as text, which `Template.init(steps:literals:)` reads.
struct TemplateCode {
  let steps: String
  let literals: String
}

extension Template {
  var code: TemplateCode {
    var writer = NumberWriter()
    writer.write(self.registerCount)
    writer.write(self.rootRegister)
    for step in self.steps { writer.write(step) }
    return TemplateCode(
      steps: String(decoding: writer.bytes, as: UTF8.self),
      literals: String(decoding: self.literals.dropLast(padding), as: UTF8.self)
    )
  }
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
