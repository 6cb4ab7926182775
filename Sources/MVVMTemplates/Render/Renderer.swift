import MVVMSource

/// Renders templates from records. The fields of a record with an identity are computed once for all
/// templates.
public struct Renderer {
  @usableFromInline var context: Context
  private var code = TemplateCode()
  private var routines: [Body] = []
  /// The current record of each shape.
  private var current: [Int] = []
  /// The value that `{{.}}` means.
  private var dot = Value.absent
  private var text = RenderedText()
  /// The number of steps that were rendered.
  private var stepCount = 0
  /// The section that was being rendered when the limit on work was reached. Nothing is rendered after it.
  private var endlessSection: Int?

  /// - Parameter escape: Escapes the bytes of each text from a record; `nil` to print texts as they are.
  public init(escaping escape: ((ArraySlice<UInt8>) -> [UInt8])? = nil) {
    self.context = Context(escaping: escape)
  }

  /// Returns the text that a template renders for a record, or an error if the template repeats itself too
  /// often.
  ///
  /// The record must have the type that the template was compiled against.
  @inlinable
  public mutating func render<Record: TemplateRecord>(_ template: Template, _ record: Record)
    -> Diagnosed<[UInt8]>
  {
    self.render(template, self.context.record(record))
  }

  @usableFromInline
  mutating func render(_ template: Template, _ root: Value) -> Diagnosed<[UInt8]> {
    self.code = template.code
    self.routines = template.routines
    self.current = [Int](repeating: 0, count: template.shapeCount)
    self.text = RenderedText()
    self.stepCount = 0
    self.endlessSection = nil
    self.render(template.body, as: root, shape: template.root)
    return self.endlessSection.map { Diagnosed(nil, [self.tooMuch(in: $0)]) } ?? Diagnosed(self.text.bytes)
  }
}

extension Renderer {
  private mutating func render(_ body: Body) {
    self.stepCount += body.count
    for place in body {
      switch self.code.steps[place] {
      case .literal(let range): self.text.append(self.code.literals[range])
      case .print(let path):
        if case .text(let range) = self.value(at: path) { self.text.append(self.context.texts[range]) }
      case .printPrefix(let number): self.print(self.code.prefixes[number])
      case .section(let number): self.render(section: number)
      case .markLine: self.text.markLine()
      case .endLine(let range): self.text.endLine(self.code.literals[range])
      case .beginLine: self.text.beginLine()
      case .blankLine: self.text.blankLine()
      case .region(let body):
        let region = self.text.beginRegion()
        self.render(body)
        self.text.endRegion(region)
      case .comma: self.text.comma()
      case .call(let routine): self.render(self.routines[routine])
      }
    }
  }

  private mutating func print(_ prefix: PrefixPath) {
    guard case .prefixes(let number) = self.value(at: prefix.value),
      let text = self.context.prefixes[number][prefix.word]
    else { return }
    self.text.append(text.bytes)
  }

  private mutating func value(at path: FieldPath) -> Value {
    switch path {
    case .dot: return self.dot
    case .field(let field, let shape): return self.context.value(ofField: field, of: self.current[shape])
    case .inner(let places):
      var value = Value.record(self.current[self.code.fields[places.lowerBound]])
      for field in self.code.fields[places].dropFirst() {
        guard case .record(let record) = value else { return .absent }
        value = self.context.value(ofField: field, of: record)
      }
      return value
    }
  }
}

// MARK: - Sections

extension Renderer {
  private mutating func render(section number: Int) {
    let section = self.code.sections[number]
    let value = self.value(at: section.value)
    guard value.isTruthy != (section.kind == .inverted) else { return }
    switch (section.kind, value) {
    case (.condition, _), (.inverted, _): self.render(section.body)
    case (.list(let rendersBlankLines), .list(let elements)):
      self.renderList(number, elements, rendersBlankLines: rendersBlankLines)
    case (.list, _), (.value, _): self.render(section.body, as: value, shape: section.shape)
    }
  }

  private mutating func renderList(_ number: Int, _ elements: Range<Int>, rendersBlankLines: Bool) {
    let section = self.code.sections[number]
    var iteration = Iteration()
    for place in elements {
      if self.endlessSection == nil, self.isTooMuch { self.endlessSection = number }
      if self.endlessSection != nil { return }
      if rendersBlankLines { self.text.beginIteration(&iteration) }
      self.render(section.body, as: self.context.values[place], shape: section.shape)
      if rendersBlankLines { self.text.endIteration(&iteration) }
    }
  }

  /// Renders a body with a value for `{{.}}`, which is also the current record if it is one.
  private mutating func render(_ body: Body, as value: Value, shape: ShapeID?) {
    let outer = self.dot
    self.dot = value
    defer { self.dot = outer }
    guard let shape, case .record(let record) = value else { return self.render(body) }
    let outerRecord = self.current[shape]
    self.current[shape] = record
    defer { self.current[shape] = outerRecord }
    self.render(body)
  }
}

// MARK: - Limits

/// The limits on a template's work for each record that it reads, with a hundred records added. The bundled
/// templates take some 60 steps and 400 bytes a record.
private let mostSteps = 10_000
private let mostBytes = 100_000

extension Renderer {
  /// Whether the template repeats sections inside each other, so that the work grows with each level.
  private var isTooMuch: Bool {
    let records = self.context.records.count + 100
    return self.stepCount > mostSteps * records || self.text.bytes.count > mostBytes * records
  }

  private func tooMuch(in section: Int) -> Diagnostic {
    let tag = self.code.tags[section]
    let name = tag.file.string(tag.range ?? 0..<0)
    let work = "\(self.stepCount) steps and \(self.text.bytes.count) bytes"
    let message = "'\(name)' is repeated too often: rendering stopped after \(work)"
    return Diagnostic(.templateRecursion, message, at: tag)
  }
}
