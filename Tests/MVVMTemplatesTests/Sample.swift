import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

/// The schema of the tests: a root, and members that hold members.
struct Sample {
  var schema = Schema()
  let root: ShapeID
  let member: ShapeID

  init() {
    self.root = self.schema.shape()
    self.member = self.schema.shape()
    let fields: [(String, FieldKind, ShapeID)] = [
      ("title", .text, self.root), ("note", .optionalText, self.root), ("isOn", .flag, self.root),
      ("words", .list(of: .text), self.root), ("others", .list(of: .text), self.root),
      ("members", .list(of: .record(self.member)), self.root),
      ("chief", .optionalRecord(self.member), self.root), ("first", .record(self.member), self.root),
      ("grid", .list(of: .list(of: .text)), self.root), ("name", .text, self.member),
      ("nick", .optionalText, self.member), ("isBig", .flag, self.member),
      ("lines", .list(of: .text), self.member), ("children", .list(of: .record(self.member)), self.member),
    ]
    for (name, kind, shape) in fields { self.schema.field(name, kind, of: shape) }
  }
}

/// A context of JSON.
///
/// - Parameter shape: The shape of each object.
func context(of data: JSONValue, _ schema: Schema, shape: (JSONValue) -> ShapeID) -> Context {
  var builder = ContextBuilder()
  func value(_ json: JSONValue) -> Value {
    switch json.content {
    case .null: return .absent
    case .boolean(let flag): return .flag(flag)
    case .number(let text), .string(let text): return builder.text(text)
    case .array(let elements):
      let list = builder.list(count: elements.count)
      for (index, element) in elements.enumerated() { builder[list, index] = value(element) }
      return list
    case .object(let members):
      let shape = shape(json)
      let record = builder.record(slots: schema.slotCount(of: shape))
      for member in members { builder[record, schema.slot(member.key, of: shape)!] = value(member.value) }
      return record
    }
  }
  let root = value(data)
  return builder.finish(root: root)
}

func json(_ text: String) -> JSONValue { parseJSON(SourceFile(path: "", text: text)).value! }

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

/// What a template makes of data; its mistakes if it has any, each with its file if that is not `main`.
func draw(_ library: TemplateLibrary, sheet: String? = nil, _ data: String = "{}") -> String {
  let sample = Sample()
  let template = compile("main", sheet: sheet, in: library, against: sample.schema, root: sample.root)
  guard let value = template.value else {
    var places = PlaceReader()
    return template.diagnostics.map { diagnostic in
      let path = diagnostic.place.file.path
      return (path == "main.mustache" ? "" : "\(path) ") + listing(diagnostic, &places)
    }.joined(separator: "\n")
  }
  let data = json(data)
  let context = context(of: data, sample.schema) { $0 == data ? sample.root : sample.member }
  return String(decoding: render(value, context), as: UTF8.self)
}

func draw(_ files: Files, _ data: String = "{}") -> String {
  draw(library(files), sheet: files["sheet"].map { _ in "sheet" }, data)
}

/// Expects what is drawn, or what is wrong, in a row of raw text, where `\n` is a line end. On the left it has a
/// template on each line, as in `p: {{title}}`, of which one without a name is `main`; a `sheet` is laid over. Data
/// stands behind an arrow.
///
/// - Parameters:
///   - others: Files that each row has.
///   - data: That of rows without their own.
func expectDrawn(
  _ row: Case,
  beside others: Files = [:],
  with data: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let parts = row.input.split(separator: #/[ \n]← /#, maxSplits: 1).map(String.init)
  let files = others.merging(files(of: parts[0])) { $1 }
  let drawn = draw(files, parts.count > 1 ? parts[1] : data)
  #expect(drawn == row.output.replacing(#"\n"#, with: "\n"), sourceLocation: sourceLocation)
}

func files(of lines: String) -> Files {
  lines.split(separator: "\n").reduce(into: [:]) { files, line in
    let parts = line.wholeMatch(of: /(?:([a-z][a-z0-9-]*): ?)?(.*)/)!
    files[parts.1.map(String.init) ?? "main"] = String(parts.2).replacing(#"\n"#, with: "\n")
  }
}
