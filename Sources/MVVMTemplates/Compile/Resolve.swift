import MVVMSource

/// The meaning of a name in a template.
struct ResolvedName {
  var kind: FieldKind
  /// Whether the value may be absent, because it is optional or belongs to an optional record.
  var isOptional = false
  /// The shape in which the name was found, followed by the fields from there; empty for `.`.
  var path: [Int] = []
  /// Whether the name was found in the innermost record, so that its value is inside that record.
  var isInnermost = true
}

extension Compiler {
  /// Looks up a name, from the innermost shape outwards. A part after a dot is only looked up in the value
  /// before the dot. A name that does not exist is reported.
  mutating func resolve(_ node: Node, of file: Int, in scope: Scope) -> ResolvedName? {
    let (source, range) = (self.sources.files[file].file, node.range)
    if source.text(range) == "." { return ResolvedName(kind: scope.dot) }
    var part = firstPart(of: range, in: source)
    guard let place = self.schema.place(of: source.text(part), in: scope) else {
      return self.reportUnknown(part, of: file, among: scope.shapes.reversed())
    }
    var found = ResolvedName(kind: .flag, path: [place.shape, place.slot])
    found.isInnermost = place.shape == scope.shapes.last
    self.follow(place.slot, of: place.shape, in: scope, &found)
    while part.upperBound < range.upperBound {
      part = firstPart(of: part.upperBound + 1..<range.upperBound, in: source)
      guard let shape = found.kind.shape else {
        let problem = "is looked up in \(found.kind.description), which has no names"
        self.report(.templateUnknownName, "'\(source.string(part))' \(problem)", part, of: file)
        return nil
      }
      guard let slot = self.schema.slot(source.text(part), of: shape) else {
        return self.reportUnknown(part, of: file, among: [shape])
      }
      found.path.append(slot)
      self.follow(slot, of: shape, in: scope, &found)
    }
    return found
  }

  /// Continues from a record to the value of one of its fields, which is at the end of the path.
  private mutating func follow(_ slot: Int, of shape: ShapeID, in scope: Scope, _ found: inout ResolvedName) {
    let field = self.schema.shapes[shape][slot]
    self.code.readNames.insert(field.name)
    found.kind = field.kind
    let mayBeAbsent = found.isOptional || found.kind.isOptional
    found.isOptional = mayBeAbsent && !scope.present.contains(found.path)
  }

  private mutating func reportUnknown(_ range: Range<Int>, of file: Int, among shapes: [ShapeID])
    -> ResolvedName?
  {
    let name = self.sources.files[file].file.string(range)
    let known = shapes.flatMap { self.schema.shapes[$0].map(\.name.description) }
    let hint = self.schema.successors[name].map { ": \($0)" } ?? suggestion(for: name, among: known)
    self.report(.templateUnknownName, "unknown name '\(name)'\(hint)", range, of: file)
    return nil
  }
}

/// Returns a dotted name up to its first dot.
private func firstPart(of range: Range<Int>, in file: SourceFile) -> Range<Int> {
  range.lowerBound..<(file.bytes[range].firstIndex(of: Byte.dot) ?? range.upperBound)
}

extension Schema {
  fileprivate func place(of name: Text, in scope: Scope) -> (shape: ShapeID, slot: Int)? {
    for shape in scope.shapes.reversed() {
      if let slot = self.slot(name, of: shape) { return (shape, slot) }
    }
    return nil
  }
}

extension FieldKind {
  var shape: ShapeID? {
    switch self {
    case .record(let shape), .optionalRecord(let shape): shape
    case .text, .optionalText, .flag, .list, .prefix: nil
    }
  }

  fileprivate var isOptional: Bool {
    switch self {
    case .optionalText, .optionalRecord: true
    case .text, .flag, .list, .record, .prefix: false
    }
  }

  var description: String {
    switch self {
    case .text, .optionalText: "a text"
    case .flag: "a flag"
    case .list: "a list"
    case .record, .optionalRecord: "a record"
    case .prefix: "a prefix"
    }
  }
}
