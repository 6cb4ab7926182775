import MVVMSource
import MVVMStyles
import MVVMSwift

/// Swift files that are converted together, since some have the protocols of others. They are read as one text.
package struct FileGroup {
  private let index: ImportIndex
  private var files: [GroupedFile] = []
  /// The place of each file in `files`, by its path.
  private var places: [String: Int] = [:]

  package init(_ files: [SourceFile], _ index: ImportIndex) {
    self.index = index
    let sources = files.map(withFeeds)
    let text = Array(sources.map(\.bytes).joined(separator: [Byte.lineFeed]))
    let code = SwiftCode(SourceFile(path: "", bytes: text))
    var start = 0
    for (file, source) in zip(files, sources) {
      let found = FoundSource(code, start..<start + source.bytes.count, path: file.path)
      self.places[file.path] = self.files.count
      self.files.append(GroupedFile(source: source, hasReturns: source != file, found: found))
      start += source.bytes.count + 1
    }
  }

  /// Converts the view models of one of the files to specs and logic. No code is lost: parts that a spec
  /// cannot express are reported at their places, and the view model stays unchanged unless `partial` is set.
  package mutating func importViewModels(of path: String, _ options: ImportOptions, styles: StyleLibrary)
    -> ImportedFile
  {
    guard let place = self.places[path] else { return ImportedFile() }
    let file = self.files[place].found
    if let mistake = file.code.mistake {
      return ImportedFile(diagnostics: file.library == nil ? [] : [self.placed(mistake)])
    }
    let others = file.otherForms
    var result = ImportedFile(diagnostics: file.nestedClassProblems.map(self.placed))
    result.otherForms = others.map(\.form)
    let source = FoundSource(file.code, file.range, path: path, taking: self.taken(by: file))
    for found in read(source, self.index) {
      guard !others.contains(where: { $0.name == found.name }),
        let found = found.inLibrary(ofStyleIn: options, styles)
      else { continue }
      var (viewModel, edits) = convert(found, options: options, styles: styles)
      viewModel.diagnostics = viewModel.diagnostics.map(self.placed)
      let wasKilled = options.existingSpec("\(found.name).mvvm") != nil
      if self.files[place].hasReturns, !wasKilled { viewModel.spec = viewModel.spec.map(withReturns) }
      result.viewModels.append(viewModel)
      if viewModel.spec == nil { continue }
      self.files[place].edits += edits.filter { !self.files[place].edits.contains($0) }
      for declaration in found.protocols.all {
        self.move(declaration, to: found, place, wasKilled: wasKilled)
      }
      self.removeExtensions(of: found)
    }
    return result
  }

  /// Returns the protocols of other files that the types of a file name, and those that these name, each with
  /// its file.
  private func taken(by file: FoundSource) -> [(SwiftDeclaration, FoundSource)] {
    var known = Set(file.protocols.keys)
    var taken: [(SwiftDeclaration, FoundSource)] = []
    var rest = file.declarations.flatMap(file.code.protocols(namedBy:))
    while let name = rest.popLast() {
      let places = self.index.places(of: name, otherThan: file.path)
      guard known.insert(name).inserted, places.count == 1, let place = self.places[places[0]],
        let declaration = self.files[place].found.protocols[name]
      else { continue }
      taken.append((declaration, self.files[place].found))
      rest += file.code.protocols(namedBy: declaration)
    }
    return taken
  }

  /// Removes extensions of a protocol that do the same for any class as the generated one, if it is the only class.
  private mutating func removeExtensions(of viewModel: FoundViewModel) {
    guard let type = viewModel.protocols.type.map(viewModel.code.declaredName), self.index.isOfOneType(type)
    else { return }
    for place in self.files.indices {
      let all = self.files[place].found.extensions[type, default: []]
      self.files[place].moved += all.filter(viewModel.code.offersSelf)
    }
  }

  /// Moves a protocol out of the other file that has it. After a killed run, both files may have it.
  private mutating func move(
    _ declaration: SwiftDeclaration,
    to viewModel: FoundViewModel,
    _ place: Int,
    wasKilled: Bool
  ) {
    let code = viewModel.code
    let (name, bytes) = (code.declaredName(of: declaration), code.documented(declaration))
    for other in self.index.places(of: name, otherThan: viewModel.file.path).compactMap({ self.places[$0] }) {
      guard let twin = self.files[other].found.protocols[name] else { continue }
      if twin.keyword == declaration.keyword {
        let start = viewModel.classRange.lowerBound
        self.files[place].taken.append(Edit(start..<start, code.file.string(bytes) + "\n\n"))
      } else if !wasKilled || code.string(twin.tokens) != code.string(declaration.tokens) {
        continue
      }
      self.files[other].moved.append(twin)
    }
  }

  /// Returns a diagnostic with its place in the file that it is about.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let range = diagnostic.place.range,
      let file = self.files.last(where: { $0.found.range.lowerBound <= range.lowerBound })
    else { return diagnostic }
    let start = file.found.range.lowerBound
    return Diagnostic(
      diagnostic.identifier,
      diagnostic.message,
      at: SourceRange(file.source, range.lowerBound - start..<range.upperBound - start),
      severity: diagnostic.severity,
      subject: diagnostic.subject
    )
  }

  /// The files to write, in an order that can be interrupted anywhere: protocols are added to files before
  /// they are removed from others, and the classes are removed last.
  package var steps: [SourceFile] {
    let all = self.files.map(\.steps)
    return (0..<3).flatMap { step in all.compactMap { $0.isEmpty ? nil : $0[step] } }
  }

  /// The files that only have imports and comments left.
  package var emptied: [String] {
    self.files.filter { !$0.moved.isEmpty }.compactMap(\.steps.last).filter { file in
      let code = SwiftCode(file)
      return code.declarations(code.tokens.indices).allSatisfy { $0.kind == .import }
    }.map(\.path)
  }
}

private struct GroupedFile {
  /// The file as it is read, with line feeds only.
  let source: SourceFile
  /// Whether the file itself has a carriage return before each line feed, which is then also written.
  let hasReturns: Bool
  let found: FoundSource
  /// The edits that convert its view models, and those that add declarations from other files.
  var edits: [Edit] = []
  var taken: [Edit] = []
  /// The protocols that go to other files.
  var moved: [SwiftDeclaration] = []

  /// Its contents one after another; none if it is not changed.
  var steps: [SourceFile] {
    let cuts = self.found.cuts(of: self.moved).map { Edit($0, "") }
    let isChanged = !self.edits.isEmpty || !self.moved.isEmpty
    return isChanged ? [self.taken, self.taken + cuts, self.edits + cuts].map(self.text) : []
  }

  private func text(_ edits: [Edit]) -> SourceFile {
    let own = self.found.range
    let edits = edits.filter { own.contains($0.range.lowerBound) || own.contains($0.range.upperBound - 1) }
      .map { Edit($0.range.clamped(to: own), $0.replacement) }
    let file = SourceFile(path: self.source.path, bytes: self.found.code.file.bytes(own, applying: edits))
    return self.hasReturns ? withReturns(file) : file
  }
}

/// Returns a file with line feeds alone if each follows a return.
func withFeeds(_ file: SourceFile) -> SourceFile {
  let feeds = SourceFile(path: file.path, bytes: file.bytes.filter { $0 != Byte.carriageReturn })
  return withReturns(feeds) == file ? feeds : file
}

private func withReturns(_ file: SourceFile) -> SourceFile {
  let bytes = file.bytes.flatMap { $0 == Byte.lineFeed ? [Byte.carriageReturn, $0] : [$0] }
  return SourceFile(path: file.path, bytes: bytes)
}
