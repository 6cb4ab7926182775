import MVVMSource

/// Renders templates from records. Records with an identity keep the fields that were computed from one template to the
/// next.
public struct Renderer {
  @usableFromInline var context: Context
  private var literals: [UInt8] = []
  private var routines: [[Step]] = []
  /// The current record of each shape.
  private var current: [Int] = []
  /// The value that `{{.}}` stands for.
  private var dot = Value.absent
  private var text = RenderedText()

  /// - Parameter escape: Escapes the bytes of each text from a record; `nil` to print texts as they are.
  public init(escaping escape: ((ArraySlice<UInt8>) -> [UInt8])? = nil) {
    self.context = Context(escaping: escape)
  }

  /// Returns the text that a template renders for a record.
  ///
  /// The record must have the type that the template was compiled against. Then rendering cannot fail.
  @inlinable
  public mutating func render<Record: TemplateRecord>(_ template: Template, _ record: Record) -> [UInt8] {
    self.render(template, self.context.record(record))
  }

  @usableFromInline
  mutating func render(_ template: Template, _ root: Value) -> [UInt8] {
    self.literals = template.literals
    self.routines = template.routines
    self.current = [Int](repeating: 0, count: template.shapeCount)
    self.text = RenderedText()
    self.render(template.steps, as: root, shape: template.root)
    return self.text.bytes
  }
}

extension Renderer {
  private mutating func render(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .literal(let range): self.text.append(self.literals[range])
      case .print(let path):
        if case .text(let range) = self.value(at: path) { self.text.append(self.context.texts[range]) }
      case .printPrefix(let path, let word):
        if case .prefixes(let number) = self.value(at: path),
          let prefix = self.context.prefixes[number][word]
        {
          self.text.append(prefix.bytes)
        }
      case .unless(let path, let body): if !self.value(at: path).isTruthy { self.render(body) }
      case .section(let section): self.render(section)
      case .markLine: self.text.markLine()
      case .endLine(let range): self.text.endLine(self.literals[range])
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

  private mutating func value(at path: FieldPath) -> Value {
    switch path {
    case .dot: return self.dot
    case .field(let field, let shape):
      return self.context.value(ofField: field, of: self.current[shape])
    case .inner(let outer, let field):
      guard case .record(let record) = self.value(at: outer) else { return .absent }
      return self.context.value(ofField: field, of: record)
    }
  }
}

// MARK: - Sections

extension Renderer {
  private mutating func render(_ section: Section) {
    let value = self.value(at: section.value)
    guard value.isTruthy else { return }
    switch (section.kind, value) {
    case (.condition, _): self.render(section.body)
    case (.list(let rendersBlankLines), .list(let elements)):
      self.renderList(section, elements, rendersBlankLines: rendersBlankLines)
    case (.list, _), (.value, _): self.render(section.body, as: value, shape: section.shape)
    }
  }

  private mutating func renderList(_ section: Section, _ elements: Range<Int>, rendersBlankLines: Bool) {
    var iteration = Iteration()
    for place in elements {
      if rendersBlankLines { self.text.beginIteration(&iteration) }
      self.render(section.body, as: self.context.values[place], shape: section.shape)
      if rendersBlankLines { self.text.endIteration(&iteration) }
    }
  }

  /// Renders steps with a value as what `{{.}}` stands for, and as the current record if it is one.
  private mutating func render(_ steps: [Step], as value: Value, shape: ShapeID?) {
    let outer = self.dot
    self.dot = value
    defer { self.dot = outer }
    guard let shape, case .record(let record) = value else { return self.render(steps) }
    let outerRecord = self.current[shape]
    self.current[shape] = record
    defer { self.current[shape] = outerRecord }
    self.render(steps)
  }
}
