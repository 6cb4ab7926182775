/// A JSON value, as its text. It can be made from Swift literals, without members that are `nil`.
package struct JSON: Hashable, Sendable {
  package typealias Member = (key: String, value: JSON?)

  package let text: String

  package init(text: String) { self.text = text }

  package init(_ string: String) { self.text = jsonString(string) }

  package init?(_ string: String?) {
    guard let string else { return nil }
    self.init(string)
  }

  package init(_ number: Int) { self.text = "\(number)" }

  package init(_ isTrue: Bool) { self.text = "\(isTrue)" }

  package init(_ values: [JSON]) { self.text = jsonArray(values.map(\.text)) }

  package init(_ strings: [String]) { self.init(strings.map { JSON($0) }) }

  package init(_ members: [Member]) {
    let members = members.compactMap { key, value in value.map { "\(jsonString(key)): \($0.text)" } }
    self.text = "{\(members.joined(separator: ", "))}"
  }

  /// An array with a line for each value.
  package init(lines values: [JSON]) {
    self.text = values.isEmpty ? "[]" : "[\n\(values.map(\.text).joined(separator: ",\n"))\n]"
  }

  package static let null = JSON(text: "null")
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral string: String) { self.init(string) }
  package init(integerLiteral number: Int) { self.init(number) }
  package init(booleanLiteral isTrue: Bool) { self.init(isTrue) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral values: JSON...) { self.init(values) }
  package init(dictionaryLiteral members: (String, JSON?)...) { self.init(members) }
}

extension JSON: CustomStringConvertible {
  package var description: String { self.text }
}
