import Foundation
import MVVMSource
import TestSupport
import Testing

@testable import MVVMTemplates

@Suite struct MustacheSpecTests {
  @Test("A published test passes, or differs for the reason given", arguments: publishedTests())
  func published(test: PublishedTest) {
    let passes = test.render() == test.expected
    if let reason = differences[test.title] {
      #expect(!passes, "\(test.title) passes after all, though \(reason)")
    } else {
      #expect(passes, "\(test.title): \(test.render() ?? "does not compile")")
    }
  }

  @Test("Every difference is of a published test") func known() {
    let titles = Set(publishedTests().map(\.title))
    #expect(differences.keys.filter { !titles.contains($0) } == [])
  }
}

private let unknownName = "an unknown name is an error"
private let mayBeNull = "a text that may be null is printed only inside its own section"
private let isNotEscaped = "nothing is HTML-escaped"
private let endsItsLine = "a partial that stands alone ends its line"
private let laidOnOneLine = "a partial inside a line is laid on one line"

private let differences = [
  "inheritance: Inherit": endsItsLine,
  "inheritance: Inherit indentation":
    "a parent whose overrides stand on its line is used inside that line",
  "inheritance: Negative Sections": unknownName,
  "interpolation: HTML Escaping": isNotEscaped,
  "interpolation: Implicit Iterators - HTML Escaping": isNotEscaped,
  "interpolation: Basic Null Interpolation": mayBeNull,
  "interpolation: Triple Mustache Null Interpolation": mayBeNull,
  "interpolation: Ampersand Null Interpolation": mayBeNull,
  "interpolation: Basic Context Miss Interpolation": unknownName,
  "interpolation: Triple Mustache Context Miss Interpolation": unknownName,
  "interpolation: Ampersand Context Miss Interpolation": unknownName,
  "interpolation: Dotted Names - Broken Chains": unknownName,
  "interpolation: Dotted Names - Broken Chain Resolution": unknownName,
  "interpolation: Dotted Names are never single keys": unknownName,
  "interpolation: Dotted Names - Context Precedence": unknownName,
  "inverted: Context": unknownName,
  "inverted: List": unknownName,
  "inverted: Context Misses": unknownName,
  "inverted: Dotted Names - Broken Chains": unknownName,
  "partials: Failed Lookup": "an unknown partial is an error",
  "partials: Surrounding Whitespace": laidOnOneLine,
  "partials: Inline Indentation": laidOnOneLine,
  "partials: Standalone Line Endings": endsItsLine,
  "partials: Standalone Without Previous Line": endsItsLine,
  "sections: Context Misses": unknownName,
  "sections: Dotted Names - Broken Chains": unknownName,
  "sections: Implicit Iterator - HTML Escaping": isNotEscaped,
]

struct PublishedTest: CustomTestStringConvertible, Sendable {
  let title: String
  let template: String
  let partials: Files
  let data: JSONValue
  let expected: String

  var testDescription: String { self.title }

  /// Data that is not an object is put into a section of its own.
  init(module: String, _ test: JSONValue, in file: SourceFile) {
    let isObject = test["data"]!.object != nil
    let (text, data) = (test["template"]!.string!, file.string(test["data"]!.range))
    self.title = "\(module): \(test["name"]!.string!)"
    self.template = isObject ? text : "{{#root}}\(text){{/root}}"
    self.partials = (test["partials"]?.object ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.string }
    self.data = json(isObject ? data : #"{"root": [\#(data)]}"#)
    self.expected = test["expected"]!.string!
  }

  /// `nil` if the template has mistakes.
  func render() -> String? {
    var shapes = Shapes()
    _ = shapes.shape(of: self.data)
    let files = library(self.partials.merging(["test": self.template]) { $1 })
    let compiled = compile("test", in: files, against: shapes.schema)
    var renderer = Renderer()
    let root = value(of: self.data, in: &renderer.context)
    return compiled.flatMap { renderer.render($0, root) }.value.map { String(decoding: $0, as: UTF8.self) }
  }
}

private func publishedTests() -> [PublishedTest] {
  let names = ["comments", "delimiters", "inheritance", "interpolation", "inverted", "partials", "sections"]
  return names.flatMap { name in
    let url = packageFolder.appendingPathComponent("Tests/MVVMTemplatesTests/Mustache/\(name).json")
    let file = SourceFile(path: name, bytes: Array((try? Data(contentsOf: url)) ?? Data()))
    return parseJSON(file).value!["tests"]!.array!.map { PublishedTest(module: name, $0, in: file) }
  }
}

private func members(of object: JSONValue) -> [(key: String, value: JSONValue)] {
  object.object!.map { ($0.key, $0.value) }.sorted { $0.key < $1.key }
}

/// Adds a value of JSON to a context. A member of an object is added when it is first read.
private func value(of json: JSONValue, in context: inout Context) -> Value {
  switch json.content {
  case .null: return .absent
  case .boolean(let flag): return .flag(flag)
  case .number(let text), .string(let text): return context.text(text)
  case .array(let elements): return context.list(of: elements) { value(of: $1, in: &$0) }
  case .object:
    let members = members(of: json)
    return .record(context.addRow(ofFields: members.count) { value(of: members[$0].value, in: &$1) })
  }
}

/// The shapes of objects: those with the same keys have one, and a text that is null is optional.
private struct Shapes {
  private(set) var schema = Schema()
  private var known: [[String]: ShapeID] = [:]

  mutating func shape(of object: JSONValue) -> ShapeID {
    let members = members(of: object)
    if let shape = self.known[members.map(\.key)] { return shape }
    let shape = self.schema.shape()
    self.known[members.map(\.key)] = shape
    for member in members { self.schema.field(member.key, self.kind(of: member.value), of: shape) }
    return shape
  }

  private mutating func kind(of value: JSONValue) -> FieldKind {
    switch value.content {
    case .object: .record(self.shape(of: value))
    case .array(let elements): .list(of: elements.first.map { self.kind(of: $0) } ?? .text)
    case .null: .optionalText
    case .boolean: .flag
    case .number, .string: .text
    }
  }
}
