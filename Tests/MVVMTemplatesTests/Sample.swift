import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

/// The schema of the tests: a root, and members that hold members.
let sampleSchema = Schema(of: SampleRoot.self)

struct SampleRoot: TemplateRecord {
  let json: JSONValue

  static let fields: [TemplateField<Self>] = [
    .text("title", { $0.json["title"]?.string }),
    .optional("note", { $0.json["note"]?.string }),
    .flag("isOn", { $0.json["isOn"]?.boolean ?? false }),
    .texts("words", { $0.json.texts("words") }),
    .texts("others", { $0.json.texts("others") }),
    .list("members", { $0.json.members("members") }),
    .optionalRecord("chief", { $0.json["chief"].map(SampleMember.init) }),
    .record("first", { $0.json["first"].map(SampleMember.init) }),
  ]
}

struct SampleMember: TemplateRecord {
  let json: JSONValue

  static let fields: [TemplateField<Self>] = [
    .text("name", { $0.json["name"]?.string }),
    .optional("nick", { $0.json["nick"]?.string }),
    .flag("isBig", { $0.json["isBig"]?.boolean ?? false }),
    .texts("lines", { $0.json.texts("lines") }),
    .list("children", { $0.json.members("children") }),
  ]
}

extension JSONValue {
  fileprivate func texts(_ key: String) -> [String] { (self[key]?.array ?? []).compactMap(\.string) }

  fileprivate func members(_ key: String) -> [SampleMember] {
    (self[key]?.array ?? []).map(SampleMember.init)
  }
}

/// Returns what a template renders for a record.
func rendered(_ template: Template, _ record: some TemplateRecord) -> String {
  var renderer = Renderer()
  return String(decoding: renderer.render(template, record).value ?? [], as: UTF8.self)
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

/// Returns the text that a template renders from data, or its mistakes, each with its file if that is not `main`.
func draw(_ library: TemplateLibrary, sheet: String? = nil, _ data: String = "{}") -> String {
  let template = compile("main", sheet: sheet, in: library, against: sampleSchema)
  var renderer = Renderer()
  let text = template.flatMap { renderer.render($0, SampleRoot(json: json(data))) }
  if let value = text.value { return String(decoding: value, as: UTF8.self) }
  var places = PlaceReader()
  return text.diagnostics.map { diagnostic in
    let path = diagnostic.place.file.path
    return (path == "main.mustache" ? "" : "\(path) ") + listing(diagnostic, &places)
  }.joined(separator: "\n")
}

func draw(_ files: Files, _ data: String = "{}") -> String {
  draw(library(files), sheet: files["sheet"].map { _ in "sheet" }, data)
}

/// Expects what is drawn, or what is wrong, in a row of raw text, where `\n` is a line end. On the left it has a
/// template on each line, as in `p: {{title}}`, where one without a name is `main`; a `sheet` is laid over. Data
/// follows an arrow.
///
/// - Parameters:
///   - others: Files that each row has.
///   - data: That of rows without their own.
func expectDrawn(
  _ row: Case,
  among others: Files = [:],
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
