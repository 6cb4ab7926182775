import MVVMSource

/// What is known, before anything is rendered, of the place where a piece of a template is used.
struct Scope: Hashable {
  /// The shapes whose fields are in sight, the innermost last, each once: as every field is declared on every
  /// record of a shape, an outer record of the same shape is wholly hidden.
  var shapes: [Int]
  /// What `{{.}}` means.
  var dot: ElementKind
  /// Paths of the values that are present here, since a section over them is open: shape, then slots.
  var present: Set<[Int]> = []
  /// The layers of blocks laid over this place, the one that wins first.
  var layers: [Int]
  /// What every line is indented by.
  var indentation: [UInt8] = []
  /// How much of a line's own indentation is dropped.
  var dropped = 0
  /// Whether all is laid on one line.
  var isInLine = false
  /// The indentation of the innermost separated region; -1 outside of any.
  var region = -1
  /// Ends the last line where that has no line end of its own.
  var lineEnd: [UInt8] = []
}

extension Scope {
  func entering(shape: ShapeID) -> Scope {
    var inner = self
    inner.shapes.removeAll { $0 == shape.index }
    inner.shapes.append(shape.index)
    inner.dot = .record(shape)
    inner.present = inner.present.filter { $0.first != shape.index }
    return inner
  }

  /// With something placed in it that has lines of its own.
  func placing(_ template: ParsedTemplate, _ node: Node, at indentation: Range<Int>) -> Scope {
    var inner = self
    inner.isInLine = self.isInLine || !node.isStandalone
    inner.indentation = self.indentation(of: indentation, in: template)
    inner.dropped = 0
    if !node.lineEnd.isEmpty { inner.lineEnd = Array(template.file.bytes[node.lineEnd]) }
    return inner
  }

  /// The indentation with which a line is rendered.
  func indentation(of range: Range<Int>, in template: ParsedTemplate) -> [UInt8] {
    self.indentation + template.file.bytes[range].dropFirst(self.dropped)
  }
}
