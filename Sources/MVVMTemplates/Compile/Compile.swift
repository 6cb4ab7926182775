import MVVMSource

/// Compiles a template with everything that it uses, and with a sheet laid over it.
///
/// All mistakes are reported, whichever sections a context would render. A mistake that is reached in several
/// ways is reported once. A template with a mistake is not returned, so rendering cannot fail.
public func compile(_ name: String, sheet: String? = nil, in library: TemplateLibrary, against schema: Schema)
  -> Diagnosed<Template>
{
  var compiler = Compiler(library: library, schema: schema)
  let template = compiler.template(named: name, sheet: sheet)
  let diagnostics = compiler.diagnostics + compiler.sources.diagnostics
  return Diagnosed(diagnostics.isEmpty ? template : nil, diagnostics).inOrder()
}

/// The input of the compiler and its results so far.
struct Compiler {
  let schema: Schema
  var sources: TemplateSources
  var code = StepBuilder()
  private(set) var diagnostics: [Diagnostic] = []
  /// The indices of the diagnostics by their start, so that each is reported once.
  private var diagnosticsByStart: [Int: [Int]] = [:]
  /// The tags through which the current piece is used, the outermost first.
  var uses: [Use] = []
  /// The pieces that are being compiled, with the number of `descents` around each.
  private var active: [(piece: Piece, descents: Int)] = []
  /// For each section over records around the current piece, whether it leads further into the innermost
  /// record. Only such sections end the recursion of a template that uses itself: each use must be inside the
  /// record of the previous one.
  var descents: [Bool] = []
  /// The pieces that are called, each as a routine. They are compiled one after another.
  private var routines: [Piece] = []
  var depth = 0
  var nodeCount = 0
  /// Whether endless nesting was found. Nothing more is compiled then, since the work would double with each
  /// level.
  var isTooDeep = false

  init(library: TemplateLibrary, schema: Schema) {
    self.schema = schema
    self.sources = TemplateSources(library: library)
  }
}

/// A part of a template in a scope. A piece that uses itself becomes a routine.
struct Piece: Equatable {
  let file: Int
  let body: Range<Int>
  let scope: Scope
}

struct Use {
  let file: Int
  let node: Node
}

extension Compiler {
  mutating func template(named name: String, sheet: String?) -> Template? {
    let layers = sheet.map { self.sources.layers(ofSheet: $0) } ?? []
    guard let file = self.sources.file(named: name) else {
      let message = "no template is named '\(name)'\(self.sources.hint(for: name))"
      self.diagnostics.append(Diagnostic(.templateMissingPartial, message, at: SourceRange(path: name)))
      return nil
    }
    let scope = Scope(shapes: [self.schema.root], dot: .record(self.schema.root), layers: layers)
    let piece = self.wholeFile(file, in: scope)
    let body = self.body { $0.emit(piece, usedBy: nil) }
    let routines = self.routineBodies()
    let names = self.code.readNames
    return Template(body, routines: routines, of: self.code.code, readNames: names, schema: self.schema)
  }

  /// Returns the body of the steps that a function adds.
  mutating func body(_ emit: (inout Compiler) -> Void) -> Body {
    let outer = self.code.beginBody()
    emit(&self)
    return self.code.endBody(within: outer)
  }

  func wholeFile(_ file: Int, in scope: Scope) -> Piece {
    Piece(file: file, body: 0..<self.sources.files[file].nodes.count, scope: scope)
  }

  /// Returns the bodies of the pieces that are called. Compiling one may add others.
  private mutating func routineBodies() -> [Body] {
    var bodies: [Body] = []
    while bodies.count < self.routines.count {
      let piece = self.routines[bodies.count]
      self.descents = []
      self.active = [(piece, 0)]
      bodies.append(self.body { $0.emit(piece.body, of: piece.file, in: piece.scope) })
    }
    return bodies
  }

  /// Compiles a piece where it is used, or a call if the piece is already being compiled.
  mutating func emit(_ piece: Piece, usedBy use: Use?) {
    if let outer = self.active.last(where: { $0.piece == piece }) {
      self.emitCall(of: piece, since: outer.descents, use)
      return
    }
    self.active.append((piece, self.descents.count))
    if let use { self.uses.append(use) }
    self.emit(piece.body, of: piece.file, in: piece.scope)
    if use != nil { self.uses.removeLast() }
    self.active.removeLast()
  }

  private mutating func emitCall(of piece: Piece, since outer: Int, _ use: Use?) {
    let between = self.descents[outer...]
    guard !between.isEmpty, !between.contains(false) else {
      if let use { self.reportRecursion(use, "'\(self.sources.name(use))' uses itself without end") }
      return
    }
    let known = self.routines.firstIndex(of: piece)
    self.code.separate(.call(routine: known ?? self.routines.count))
    if known == nil { self.routines.append(piece) }
  }
}

// MARK: - Mistakes

extension Compiler {
  mutating func reportRecursion(_ use: Use, _ message: String) {
    self.report(.templateRecursion, message, use.node.range, of: use.file)
  }

  /// Reports a mistake with a note on where the current piece is used, unless it has already been reported.
  mutating func report(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    _ range: Range<Int>,
    of file: Int
  ) {
    let place = SourceRange(self.sources.files[file].file, range)
    let note = self.uses.last { self.sources.place($0) != place }.map { use in
      Note("'\(self.sources.name(use))' is used here", at: self.sources.place(use))
    }
    let found = Diagnostic(identifier, message, at: place, notes: note.map { [$0] } ?? [])
    let known = self.diagnosticsByStart[range.lowerBound] ?? []
    if known.contains(where: { self.diagnostics[$0].repeats(found) }) { return }
    self.diagnosticsByStart[range.lowerBound, default: []].append(self.diagnostics.count)
    self.diagnostics.append(found)
  }
}
