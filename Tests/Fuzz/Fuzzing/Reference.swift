import MVVMModel
import MVVMSource

/// Swift code that only uses each type and value of a spec on its own.
struct Reference {
  private(set) var text = ""
  private var count = 0

  init(_ spec: Spec, number: Int) {
    for item in spec.imports { self.add("import \(item.path)") }
    for (index, viewModel) in spec.viewModels.enumerated() {
      let conformances = viewModel.conformances.map(\.description).joined(separator: ", ")
      self.add("private final class C\(number)_\(index)\(conformances.isEmpty ? "" : ": \(conformances)") {")
      self.add("init() {}\n}")
      self.add("private protocol P\(number)_\(index) {")
      for input in viewModel.inputs { self.add(input) }
      for output in viewModel.outputs { self.add(output) }
      self.add("}\nprivate enum R\(number)_\(index) {")
      for dependency in viewModel.dependencies {
        self.addFunction([(dependency.type, dependency.defaultValue)])
      }
      for input in viewModel.inputs { self.addValues(input) }
      for output in viewModel.outputs { self.addValues(output) }
      self.add("}")
    }
  }

  private mutating func add(_ line: String) { self.text += "\(line)\n" }

  private mutating func next() -> String {
    self.count += 1
    return "m\(self.count)"
  }

  private mutating func add(_ input: Input) {
    for attribute in input.attributes { self.add("\(attribute)") }
    self.add("func \(self.next())(\(list(input.parameters)))\(input.reply.map { " -> \($0.text)" } ?? "")")
  }

  private mutating func add(_ output: Output) {
    for attribute in output.attributes { self.add("\(attribute)") }
    if case .function(let parameters) = output.form {
      self.add("func \(self.next())(\(list(parameters))) -> \(output.type.text)")
    } else {
      self.add("var \(self.next()): \(output.type.text) { get }")
    }
  }

  /// Adds the values of an input, and uses its types as arguments of generic types.
  private mutating func addValues(_ input: Input) {
    if case .values(let values) = input.memory, values.count == input.parameters.count {
      self.addFunction(zip(input.parameters, values).map { ($0.type, $1) })
    }
    for parameter in input.parameters {
      let type = parameter.type.text.description.replacing("@escaping ", with: "")
      self.add("static var \(self.next()): Optional<(\(type))> { return nil }")
    }
    if let reply = input.reply { self.add("static let \(self.next()): (() -> \(reply.text))? = nil") }
  }

  private mutating func addValues(_ output: Output) {
    let type = output.type.text
    self.add("static var \(self.next()): Optional<\(type)> { return nil }")
    if case .stream(_, let value?) = output.form { self.addFunction([(output.type, value)]) }
  }

  private mutating func addFunction(_ parameters: [(type: SpecType, value: Text?)]) {
    let texts = parameters.enumerated().map { index, parameter in
      "p\(index): \(parameter.type.text)\(parameter.value.map { " = \($0)" } ?? "")"
    }
    self.add("static func \(self.next())(\(texts.joined(separator: ", "))) {}")
  }
}

private func list(_ parameters: [Parameter]) -> String {
  parameters.enumerated().map { "_ p\($0): \($1.type.text)" }.joined(separator: ", ")
}
