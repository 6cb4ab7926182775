import MVVMSource
import MVVMTemplates
import TestSupport

/// Data of a test, written as literals.
indirect enum Datum: Sendable {
  case absent
  case flag(Bool)
  case text(String)
  case list([Datum])
  case record([String: Datum])
}

extension Datum: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: Datum...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Datum)...) {
    self = .record(Dictionary(uniqueKeysWithValues: elements))
  }
  init(nilLiteral: ()) { self = .absent }
}

/// The schema of the tests: a root, and members that hold members.
struct Sample {
  var schema = Schema()
  let root: ShapeID
  let member: ShapeID

  init() {
    self.root = self.schema.shape()
    self.member = self.schema.shape()
    for (name, kind) in rootFields(member: self.member) { self.schema.field(name, kind, of: self.root) }
    for (name, kind) in memberFields(member: self.member) { self.schema.field(name, kind, of: self.member) }
  }

  func context(_ data: [String: Datum]) -> Context {
    var builder = ContextBuilder()
    let root = self.record(data, of: self.root, rootFields(member: self.member), &builder)
    return builder.finish(root: root)
  }

  private func record(
    _ data: [String: Datum],
    of shape: ShapeID,
    _ fields: [(String, FieldKind)],
    _ builder: inout ContextBuilder
  ) -> Value {
    let record = builder.record(slots: self.schema.slotCount(of: shape))
    for (name, _) in fields {
      builder[record, self.schema.slot(name, of: shape)!] = self.value(data[name] ?? .absent, &builder)
    }
    return record
  }

  private func value(_ datum: Datum, _ builder: inout ContextBuilder) -> Value {
    switch datum {
    case .absent: return .absent
    case .flag(let flag): return .flag(flag)
    case .text(let text): return builder.text(text)
    case .record(let data):
      return self.record(data, of: self.member, memberFields(member: self.member), &builder)
    case .list(let elements):
      let list = builder.list(count: elements.count)
      for (index, element) in elements.enumerated() { builder[list, index] = self.value(element, &builder) }
      return list
    }
  }
}

private func rootFields(member: ShapeID) -> [(String, FieldKind)] {
  [
    ("title", .text), ("note", .optionalText), ("isOn", .flag), ("words", .list(of: .text)),
    ("others", .list(of: .text)), ("members", .list(of: .record(member))), ("chief", .optionalRecord(member)),
    ("first", .record(member)), ("grid", .list(of: .list(of: .text))),
  ]
}

private func memberFields(member: ShapeID) -> [(String, FieldKind)] {
  [
    ("name", .text), ("nick", .optionalText), ("isBig", .flag), ("lines", .list(of: .text)),
    ("children", .list(of: .record(member))),
  ]
}

/// Templates by name; the one to draw is `main`. Names that start with `sheet` are sheets.
typealias Files = [String: String]

func library(_ files: Files) -> TemplateLibrary {
  let all = files.sorted { $0.key < $1.key }.map { name, text in
    TemplateFile(name: name, source: SourceFile(path: "\(name).mustache", text: text))
  }
  return TemplateLibrary(
    templates: all.filter { !$0.name.hasPrefix("sheet") },
    sheets: all.filter { $0.name.hasPrefix("sheet") }
  )
}

/// What a template makes of data; its mistakes if it has any.
func draw(_ files: Files, sheet: String? = nil, _ data: [String: Datum] = [:]) -> String {
  draw(library(files), sheet: sheet, data)
}

func draw(_ library: TemplateLibrary, sheet: String?, _ data: [String: Datum] = [:]) -> String {
  let sample = Sample()
  let template = compile("main", sheet: sheet, in: library, against: sample.schema, root: sample.root)
  guard let value = template.value else { return listing(template.diagnostics) }
  return String(decoding: render(value, sample.context(data)), as: UTF8.self)
}

func draw(_ template: String, _ data: [String: Datum] = [:]) -> String {
  draw(["main": template], data)
}

/// The mistakes of templates, each with its file.
func mistakes(_ files: Files, sheet: String? = nil) -> String {
  let sample = Sample()
  let template = compile("main", sheet: sheet, in: library(files), against: sample.schema, root: sample.root)
  return template.diagnostics.map { "\($0.place.file.path) \(listing([$0]))" }.joined(separator: "\n")
}
