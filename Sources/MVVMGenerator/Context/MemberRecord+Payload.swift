import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

extension MemberRecord {
  /// The parameters of a function that emits a value of the output's type: the elements of a tuple, or the
  /// value; none for `Void`.
  var emitted: [Parameter] {
    if self.output == nil || self.type.isVoid { return [] }
    let elements = self.emittedElements
    return elements.isEmpty ? [Parameter(label: "_", name: "value", type: self.type)] : elements
  }

  /// The elements of the output's type if it is a tuple whose elements all have labels.
  var emittedElements: [Parameter] {
    guard self.output != nil else { return [] }
    return self.type.labelledElements.compactMap { element in
      element.label.map { Parameter(label: nil, name: $0.unquoted, type: element.type) }
    }
  }
}

/// Returns a value made of parameters: the only one, a tuple labelled with their names, or `()`.
func argument(of parameters: [Parameter]) -> Text {
  if parameters.isEmpty { return "()" }
  let names = parameters.map { $0.name.isReservedWord ? "`\($0.name)`" : $0.name }
  return tuple(of: parameters, names) ?? "()"
}

/// Returns a tuple such as `(a: 1, b: 2)`; for one value that value, and for none `nil`.
func tuple(of parameters: [Parameter], _ values: [Text]) -> Text? {
  if values.count < 2 { return values.first }
  let elements = zip(parameters, values).map { "\($0.name): \($1)" }
  return "(\(elements.joined(separator: ", ")))"
}

/// The parameters of a function, without the parentheses.
struct Signature: TemplateText {
  let parameters: [Parameter]

  func append(to bytes: inout [UInt8]) {
    for (index, parameter) in self.parameters.enumerated() {
      if index > 0 { ", ".append(to: &bytes) }
      if let label = parameter.label {
        label.append(to: &bytes)
        bytes.append(Byte.space)
      }
      parameter.name.append(to: &bytes)
      ": ".append(to: &bytes)
      parameter.type.append(to: &bytes)
    }
  }
}

extension SpecType {
  /// The metatype as an expression, such as `Int.self`. `().self` would be a value, not a type.
  var metatype: SpecType {
    if self.isVoid { return .metatype(.void, "self") }
    // Every type is valid as a generic argument.
    return self.contains(where: \.isMisread)
      ? .metatype(.member(.generic(.name("Array"), [self]), "Element"), "self") : .metatype(self, "self")
  }

  /// Whether Swift misreads the type in an expression: `any (P)` as a call, `(Int...)` as a range, `any Any`
  /// as two words, `(_ row: Int) -> Void` as a tuple, in which it also warns about backticks, and `()` as a
  /// value.
  private var isMisread: Bool {
    switch self {
    case .attributed, .inlineArray, .variadic: true
    case .existential(.tuple), .existential(.name("Any")): true
    case .existential: false
    case .function(let function): function.parameters.contains { $0.label != nil }
    case .tuple(let elements):
      elements.isEmpty || elements.contains { $0.label?.bytes.first == Byte.backtick }
    default: false
    }
  }
}
