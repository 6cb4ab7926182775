/// The facts, known before rendering, about the place where a piece of a template is used.
struct Scope: Equatable {
  /// The shapes whose fields are visible, the innermost last, each only once. Every record of a shape has all
  /// of its fields, so an outer record of the same shape is completely hidden.
  var shapes: [ShapeID]
  /// The kind of value that `{{.}}` means.
  var dot: FieldKind
  /// The paths of values that are present here, because a section over them is open. A path is a shape, then
  /// slots. They are sorted, so that scopes are equal whatever the order of the sections.
  private(set) var present: [[Int]] = []
  /// The layers of blocks laid over this place. The first one that has a block wins.
  var layers: [Int]
  /// The indentation of every line.
  var indentation: ArraySlice<UInt8> = []
  /// The number of bytes that are dropped from a line's own indentation.
  var dropped = 0
  /// Whether everything is put on one line.
  var isInLine = false
  /// The indentation of the innermost separated region, in bytes; -1 outside any region.
  var region = -1
  /// The line end for the last line if it has none of its own.
  var lineEnd: ArraySlice<UInt8> = []
}

extension Scope {
  /// Adds a path that is not present.
  mutating func present(_ path: [Int]) {
    let place = self.present.firstIndex { path.lexicographicallyPrecedes($0) }
    self.present.insert(path, at: place ?? self.present.count)
  }

  mutating func enter(_ shape: ShapeID) {
    self.shapes.removeAll { $0 == shape }
    self.shapes.append(shape)
    self.dot = .record(shape)
    self.present.removeAll { $0.first == shape }
  }

  /// Returns the scope for a node that is placed here and has lines of its own.
  func placing(_ node: Node, at indentation: Range<Int>, in bytes: [UInt8]) -> Scope {
    var inner = self
    inner.isInLine = self.isInLine || !node.isStandalone
    let own = bytes[indentation].dropFirst(self.dropped)
    if !own.isEmpty { inner.indentation += own }
    inner.dropped = 0
    if !node.lineEnd.isEmpty { inner.lineEnd = bytes[node.lineEnd] }
    return inner
  }

  /// Returns the number of bytes by which the lines of a standalone tag are indented.
  func indentation(of node: Node) -> Int {
    self.indentation.count + max(node.indentation.count - self.dropped, 0)
  }
}
