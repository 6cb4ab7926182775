import MVVMSource
import TestSupport
import Testing

@testable import MVVMTemplates

@Suite struct RecordTests {
  @Test("A text comes from texts, strings, numbers, and whatever is there of them") func texts() {
    #expect(draw("{{text}} {{string}} {{number}} {{some}} {{none}}") == "bc dé 12 x ")
  }

  @Test("A section renders only what is there, not empty and true")
  func sections() {
    let names = ["text", "none", "present", "missing", "on", "off", "list", "empty", "record", "nothing"]
    let drawn = names.map { draw("{{#\($0)}}1{{/\($0)}}{{^\($0)}}0{{/\($0)}}") }
    #expect(drawn == ["1", "0", "1", "0", "1", "0", "11", "0", "1", "0"])
  }

  @Test("A field of a record that is not there is absent") func missingRecord() {
    #expect(draw("[{{record.name}}][{{nothing.name}}]") == "[a][]")
  }

  @Test("A flag leaves what '.' means") func flag() {
    #expect(draw("{{#list}}{{#on}}{{.}}{{/on}}{{/list}}") == "xy")
  }

  @Test(
    "A prefix is that of the name after it, or none",
    arguments: [
      ("{{prefix}}One", "1.One"), ("[{{prefix}}Two<{{prefix}}One>]", "[Two<1.One>]"),
      ("{{prefix}}Ones", "Ones"), ("{{#prefix}}a{{/prefix}}{{^prefix}}b{{/prefix}}", "a"),
      ("{{#noPrefix}}a{{/noPrefix}}{{^noPrefix}}b{{/noPrefix}}", "b"), ("{{noPrefix}}One", "One"),
      ("{{prefix}}One{{some}}", "1.Onex"), ("{{prefix}}{{some}}", "-"), ("{{prefix.One}}", "-"),
    ]
  )
  func prefix(template: String, expected: String) { #expect(draw(template) == expected) }

  @Test("A field is computed when it is first read, and only then") func computedOnce() {
    let counter = Counter()
    #expect(draw("{{some}}{{#list}}{{.}}{{/list}}", counter) == "xxy" && counter.count == 0)
    #expect(draw("{{counted}}{{counted}}{{#counted}}{{.}}{{/counted}}", counter) == "111")
    #expect(counter.count == 1)
  }

  @Test("A record with an identity is one record, in other places and in later templates") func identity() {
    let counter = Counter()
    let template = "{{#same}}{{counted}}{{/same}} {{#others}}{{counted}}{{/others}} {{same.counted}}"
    #expect(draw(template, counter) == "1 1213 1")
    var renderer = Renderer()
    let root = Root(counter: Counter())
    let compiled = compile("main", in: library(["main": "{{same.counted}}"]), against: Schema(of: Root.self))
    guard let template = compiled.value else { return #expect(Bool(false)) }
    #expect(renderer.render(template, root).value == renderer.render(template, root).value)
  }

  @Test("Fields are escaped, text of a template is not") func escaped() throws {
    let compiled = compile("main", in: library(["main": "a{{some}}"]), against: Schema(of: Root.self))
    var renderer = Renderer(escaping: { $0.flatMap { [$0, $0] } })
    let text = renderer.render(try #require(compiled.value), Root(counter: Counter())).value
    #expect(text == Array("axx".utf8))
  }

  @Test("A template lists the fields that it reads, also those after a dot") func reads() throws {
    let files = library(["main": "{{some}}{{record.name}}{{^off}}{{>p}}{{/off}}", "p": "{{text}}"])
    let template = try #require(compile("main", in: files, against: Schema(of: Root.self)).value)
    #expect(["some", "record", "name", "off", "text"].allSatisfy(template.reads))
    #expect(!template.reads("string") && !template.reads("main"))
  }
}

/// Counts how often a field is computed.
private final class Counter {
  private(set) var count = 0

  func next() -> Int {
    self.count += 1
    return self.count
  }
}

private struct Root: TemplateRecord {
  let counter: Counter

  static let fields: [TemplateField<Self>] = [
    .text("text") { _ in Text(Array("abc".utf8)[1...]) },
    .text("string") { _ in "dé" },
    .text("number") { _ in 12 },
    .text("some") { _ in Optional("x") },
    .text("none") { _ in String?.none },
    .optional("present") { _ in "p" },
    .optional("missing") { _ in String?.none },
    .flag("on") { _ in true },
    .flag("off") { _ in false },
    .texts("list") { _ in ["x", "y"] },
    .texts("empty") { _ in [String]() },
    .record("record") { _ in Named(name: "a") },
    .record("nothing") { _ in Named?.none },
    .prefix("prefix") { _ in ["One": "1."] },
    .prefix("noPrefix") { _ in [:] },
    .text("counted") { $0.counter.next() },
    .record("same") { Counted(identity: 1, counter: $0.counter) },
    .list("others") { root in
      [1, nil, 1, nil].map { Counted(identity: $0, counter: root.counter) }
    },
  ]
}

private struct Named: TemplateRecord {
  let name: String

  static let fields: [TemplateField<Self>] = [.text("name", \.name)]
}

private struct Counted: TemplateRecord {
  let identity: Int?
  let counter: Counter

  static let fields: [TemplateField<Self>] = [.text("counted") { $0.counter.next() }]
}

/// Returns what a template renders; `-` if it has mistakes.
private func draw(_ template: String, _ counter: Counter = Counter()) -> String {
  compile("main", in: library(["main": template]), against: Schema(of: Root.self)).value
    .map { rendered($0, Root(counter: counter)) } ?? "-"
}
