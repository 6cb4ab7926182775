import MVVMSource

/// A JSON value, as the text to send. It can be made from Swift literals, without members that are `nil`.
struct JSON: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  init(_ string: String) { self.text = jsonString(string) }

  init?(_ string: String?) {
    guard let string else { return nil }
    self.init(string)
  }

  init(_ number: Int) { self.text = "\(number)" }

  init(_ values: [JSON]) { self.text = jsonArray(values.map(\.text)) }

  init(_ strings: [String]) { self.init(strings.map { JSON($0) }) }

  init(_ members: [(key: String, value: JSON?)]) {
    self.text = jsonObject(members.compactMap { key, value in value.map { (key, $0.text) } })
  }

  static let null = JSON(text: "null")
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral string: String) { self.init(string) }
  init(integerLiteral number: Int) { self.init(number) }
  init(booleanLiteral isTrue: Bool) { self.text = isTrue ? "true" : "false" }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral values: JSON...) { self.init(values) }
  init(dictionaryLiteral members: (String, JSON?)...) { self.init(members.map { (key: $0, value: $1) }) }
}
