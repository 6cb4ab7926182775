import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@Suite struct ContextTests {
  private func draw(_ template: String, _ kind: FieldKind, _ value: (inout ContextBuilder) -> Value) -> String
  {
    var schema = Schema()
    let root = schema.shape()
    let slot = schema.field("x", kind, of: root)
    var builder = ContextBuilder()
    let record = builder.record(slots: schema.slotCount(of: root))
    builder[record, slot] = value(&builder)
    let compiled = compile("main", in: library(["main": template]), against: schema, root: root)
    return compiled.value.map { String(decoding: render($0, builder.finish(root: record)), as: UTF8.self) }
      ?? "-"
  }

  @Test("A text is put together from pieces") func pieces() {
    let text = self.draw("{{x}}", .text) { builder in
      let mark = builder.beginText()
      builder.append("(" as StaticString)
      builder.append("ab" as StaticString)
      builder.append(Text("c"))
      builder.append(Text([0x64, 0x65][1...]))
      builder.append("é" as String)
      builder.append(UInt8(ascii: ")"))
      return builder.endText(mark)
    }
    #expect(text == "(abceé)")
  }

  @Test("A part of a text is a text") func slice() {
    #expect(self.draw("{{x}}", .text) { $0.text(Text("`for`")).slice(1..<4) } == "for")
  }

  @Test("A list is made of values at hand") func list() {
    let text = self.draw("{{#x}}<{{.}}>{{/x}}", .list(of: .text)) { builder in
      let texts = ["a", "", "c"].map { builder.text($0) }
      return builder.list(of: texts) { $1 }
    }
    #expect(text == "<a><><c>")
  }

  @Test(
    "What is absent, false or empty is falsey",
    arguments: [FieldKind.text, .optionalText, .flag, .list(of: .text)]
  )
  func falsey(kind: FieldKind) {
    #expect(self.draw("{{#x}}yes{{/x}}{{^x}}no{{/x}}", kind) { _ in .absent } == "no")
    #expect(self.draw("{{#x}}yes{{/x}}{{^x}}no{{/x}}", kind) { $0.text("") } == "no")
  }

  @Test("A flag leaves what '.' means") func flag() {
    #expect(Value.flag(true).isTruthy)
    #expect(!Value.flag(false).isTruthy)
    let files = ["main": "{{#words}}{{#isOn}}{{.}}{{/isOn}}{{/words}}"]
    #expect(MVVMTemplatesTests.draw(files, #"{"words": ["a", "b"], "isOn": true}"#) == "ab")
  }

  @Test("A field of a shape is declared once") func twice() {
    var schema = Schema()
    let shape = schema.shape()
    #expect(schema.field("a", .text, of: shape) == schema.field("a", .flag, of: shape))
    #expect(schema.slotCount(of: shape) == 1)
    #expect(schema.slot("b", of: shape) == nil)
  }

  @Test(
    "A prefix is that of the name behind it, or none",
    arguments: [
      ("{{p}}One", "1.One"), ("[{{p}}Two<{{p}}One>]", "[Two<1.One>]"), ("{{p}}Ones", "Ones"),
      ("{{#p}}a{{/p}}{{^p}}b{{/p}}", "a"), ("{{p}}One{{x}}", "1.Onex"), ("{{p}}{{x}}", "-"),
      ("{{p.One}}", "-"),
    ]
  )
  func prefix(template: String, expected: String) throws {
    var schema = Schema()
    let root = schema.shape()
    let fields: [(String, FieldKind)] = [("p", .prefix), ("x", .text), ("p One", .text), ("p Two", .text)]
    for (name, kind) in fields { schema.field(name, kind, of: root) }
    var builder = ContextBuilder()
    let record = builder.record(slots: fields.count)
    builder[record, 0] = .flag(true)
    builder[record, 1] = builder.text("x")
    builder[record, 2] = builder.text("1.")
    let compiled = compile("main", in: library(["main": template]), against: schema, root: root)
    let context = builder.finish(root: record)
    let text = compiled.value.map { String(decoding: render($0, context), as: UTF8.self) }
    #expect((text ?? "-") == expected)
  }

  @Test("A template says which fields it looks at, those behind a dot too") func usedSlots() throws {
    var schema = Schema()
    let root = schema.shape()
    let inner = schema.shape()
    for name in ["a", "b", "c"] { schema.field(name, .text, of: inner) }
    for name in ["printed", "unused", "third", "fourth"] { schema.field(name, .text, of: root) }
    let record = schema.field("record", .record(inner), of: root)
    let files = library(["main": "{{printed}}{{record.b}}"])
    let template = try #require(compile("main", in: files, against: schema, root: root).value)
    let builder = ContextBuilder(for: template)
    let used = builder.usedSlots(of: root)
    #expect(used.contains(0) && used.contains(record) && !used.contains(2) && !used.contains(3))
    let usedWithin = builder.usedSlots(of: inner)
    #expect(usedWithin.contains(1) && !usedWithin.contains(0) && !usedWithin.contains(2))
    #expect((0..<100).allSatisfy(ContextBuilder().usedSlots(of: root).contains))
    #expect(used.contains(64))
  }
}
