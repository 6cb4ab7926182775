import Foundation
import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

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
  "partials: Failed Lookup":
    "an unknown partial is an error",
  "partials: Surrounding Whitespace": laidOnOneLine,
  "partials: Inline Indentation": laidOnOneLine,
  "partials: Standalone Line Endings": endsItsLine,
  "partials: Standalone Without Previous Line": endsItsLine,
  "sections: Context Misses": unknownName,
  "sections: Dotted Names - Broken Chains": unknownName,
  "sections: Implicit Iterator - HTML Escaping": isNotEscaped,
]

struct PublishedTest: CustomTestStringConvertible, @unchecked Sendable {
  let title: String
  let template: String
  let partials: [String: String]
  let data: Any
  let expected: String

  var testDescription: String { self.title }

  /// `nil` if the template has mistakes. Data that is no object is put into a section of its own.
  func render() -> String? {
    let isObject = self.data is [String: Any]
    let context = JSONContext(self.data as? [String: Any] ?? ["root": isList ? [self.data] : self.data])
    let template = isObject ? self.template : "{{#root}}\(self.template){{/root}}"
    let files = self.partials.merging(["test": template]) { $1 }.map {
      TemplateFile(name: $0, source: SourceFile(path: "\($0).mustache", text: $1))
    }
    let library = TemplateLibrary(templates: files)
    let compiled = compile("test", in: library, against: context.schema, root: context.root)
    return compiled.value.map { String(decoding: MVVMTemplates.render($0, context.context), as: UTF8.self) }
  }

  private var isList: Bool { self.data is [Any] }
}

private func publishedTests() -> [PublishedTest] {
  let names = ["comments", "delimiters", "inheritance", "interpolation", "inverted", "partials", "sections"]
  return names.flatMap { name in tests(ofModule: name).map { PublishedTest(module: name, $0) } }
}

private func tests(ofModule name: String) -> [[String: Any]] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Mustache/\(name).json")
  let json = (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
  return (json as! [String: Any])["tests"] as! [[String: Any]]
}

extension PublishedTest {
  fileprivate init(module: String, _ json: [String: Any]) {
    self.title = "\(module): \(json["name"] as! String)"
    self.template = json["template"] as! String
    self.partials = json["partials"] as? [String: String] ?? [:]
    self.data = json["data"]!
    self.expected = json["expected"] as! String
  }
}
