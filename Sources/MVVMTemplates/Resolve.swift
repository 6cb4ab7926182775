import MVVMSource

/// What a name in a template stands for.
struct ResolvedName {
  enum Kind {
    case text
    case flag
    case list(ElementKind)
    case record(ShapeID)
  }

  let kind: Kind
  /// Whether the value may be absent, because it is optional or is looked up in an optional record.
  let isOptional: Bool
  /// The shape in which the name was found, then the slots from there on; empty for `.`.
  let path: [Int]
  /// Whether the name was found in the innermost record, so that its value is inside that record.
  let isInnermost: Bool
}

/// A name that cannot be resolved: what is wrong, and where.
struct NameMistake: Error {
  let message: String
  let range: Range<Int>
}

extension Schema {
  /// Looks a name up, from the innermost shape outwards. A part after a dot is only looked up in the value
  /// before the dot.
  func resolve(
    _ range: Range<Int>,
    in file: SourceFile,
    _ scope: Scope
  ) -> Result<ResolvedName, NameMistake> {
    if file.string(range) == "." {
      return .success(
        ResolvedName(kind: ResolvedName.Kind(scope.dot), isOptional: false, path: [], isInnermost: true)
      )
    }
    let parts = split(range, of: file)
    guard let first = parts.first else { return .failure(NameMistake(message: "", range: range)) }
    let name = file.string(first)
    guard let shape = scope.shapes.last(where: { self.shapes[$0].slots[name] != nil }),
      let slot = self.shapes[shape].slots[name]
    else {
      let known = scope.shapes.reversed().flatMap { self.shapes[$0].fields.map(\.name) }
      return .failure(unknownName(name, first, known))
    }
    var found = ResolvedName(
      self.shapes[shape].fields[slot].kind,
      path: [shape, slot],
      in: scope,
      isOptional: false,
      isInnermost: shape == scope.shapes.last
    )
    for part in parts.dropFirst() {
      switch self.step(part, of: file, into: found, scope) {
      case .success(let next): found = next
      case .failure(let mistake): return .failure(mistake)
      }
    }
    return .success(found)
  }

  private func step(
    _ part: Range<Int>,
    of file: SourceFile,
    into found: ResolvedName,
    _ scope: Scope
  ) -> Result<ResolvedName, NameMistake> {
    let name = file.string(part)
    guard case .record(let shape) = found.kind else {
      let message = "'\(name)' is looked up in \(found.kind.description), which has no names"
      return .failure(NameMistake(message: message, range: part))
    }
    guard let slot = self.slot(name, of: shape) else {
      return .failure(unknownName(name, part, self.shapes[shape.index].fields.map(\.name)))
    }
    return .success(
      ResolvedName(
        self.shapes[shape.index].fields[slot].kind,
        path: found.path + [slot],
        in: scope,
        isOptional: found.isOptional,
        isInnermost: found.isInnermost
      )
    )
  }
}

func unknownName(_ name: String, _ range: Range<Int>, _ known: [String]) -> NameMistake {
  return NameMistake(message: "unknown name '\(name)'\(suggestion(for: name, among: known))", range: range)
}

/// Returns the parts of a dotted name.
private func split(_ range: Range<Int>, of file: SourceFile) -> [Range<Int>] {
  pieces(of: file.bytes[range], omittingEmpty: false) { $0 == UInt8(ascii: ".") }.map(\.indices)
}

extension ResolvedName {
  fileprivate init(
    _ kind: FieldKind,
    path: [Int],
    in scope: Scope,
    isOptional: Bool,
    isInnermost: Bool
  ) {
    self.kind = Kind(kind)
    let mayBeAbsent =
      switch kind {
      case .optionalText, .optionalRecord: true
      case .text, .flag, .list, .record: isOptional
      }
    self.isOptional = mayBeAbsent && !scope.present.contains(path)
    self.path = path
    self.isInnermost = isInnermost
  }
}

extension ResolvedName.Kind {
  fileprivate init(_ kind: FieldKind) {
    switch kind {
    case .text, .optionalText: self = .text
    case .flag: self = .flag
    case .list(of: let element): self = .list(element)
    case .record(let shape), .optionalRecord(let shape): self = .record(shape)
    }
  }

  fileprivate init(_ kind: ElementKind) {
    switch kind {
    case .text: self = .text
    case .list(of: let element): self = .list(element)
    case .record(let shape): self = .record(shape)
    }
  }

  var description: String {
    switch self {
    case .text: "a text"
    case .flag: "a flag"
    case .list: "a list"
    case .record: "a record"
    }
  }
}
