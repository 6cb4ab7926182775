import MVVMConfiguration
import MVVMFormat
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSwift

extension FoundViewModel {
  /// Returns it with the library of the configured style if its file imports none. Returns `nil` if the style
  /// names its protocols differently, or has no library: then nothing shows that it is a view model.
  func inLibrary(ofStyleIn options: ImportOptions, _ styles: StyleLibrary) -> FoundViewModel? {
    if self.library != nil { return self }
    let settings = options.configuration.settings(for: Text(self.name))
    let named = self.protocols.facets.keys.map { settings.naming[.facet].ofFacet(Text($0.name)) }
    let patterns = NamingKey.allCases.map { settings.naming[$0] } + named
    let names = Set(patterns.map { $0.applied(to: Text(self.name)).description })
    let own =
      self.protocols.ofFacets.map { self.code.declaredName(of: $1) } + Array(self.protocols.missing.keys)
    let library = ReactiveLibrary(of: styles.modules(ofStyle: options.style ?? settings.style))
    return names.isSuperset(of: own) ? library.map(self.inLibrary) : nil
  }
}

func convert(_ found: FoundViewModel, options: ImportOptions, styles: StyleLibrary)
  -> (viewModel: ImportedViewModel, edits: [Edit])
{
  let existing = options.existingSpec("\(found.name).mvvm")
    .map { SourceFile(path: "\(found.name).mvvm", bytes: $0) }
  let decided = decide(found, isPartial: options.partial)
  var viewModel = ImportedViewModel(name: found.name, diagnostics: decided.diagnostics)
  guard let decision = decided.value else {
    if existing != nil { viewModel.diagnostics.append(found.existingSpecProblem) }
    return (viewModel, [])
  }
  let style = options.style ?? decision.logic.interface.fittingStyle
  let known = standardTypes.union(styles.streamTypes(ofStyle: style))
  let written = write(decision, defaultAccess: options.configuration.settings.access.rawValue, known)
  let verified = verify(written, of: decision, options: options, styles: styles)
  viewModel.diagnostics += verified.diagnostics
  viewModel.droppedMarks = written.droppedMarks
  guard let value = verified.value else { return (viewModel, []) }
  // A killed run leaves a spec that says the same, whatever its layout.
  func laidOut(_ spec: SourceFile) -> [UInt8]? { format(spec, configuration: options.configuration).value }
  if let existing, existing.bytes != value.spec.bytes, laidOut(withFeeds(existing)) != laidOut(value.spec) {
    return (ImportedViewModel(name: found.name, diagnostics: [found.existingSpecProblem]), [])
  }
  viewModel.result = decision.result
  viewModel.lines = ImportedViewModel.Lines(before: written.lines.before, after: written.lines.after)
  viewModel.movesComments = movesComments(from: written.spec, to: value.spec)
  viewModel.spec = existing ?? value.spec
  viewModel.override = value.override
  return (viewModel, written.edits)
}

/// Returns whether a spec has comments that may head several members, and another one has its lines in another order.
private func movesComments(from spec: SourceFile, to sorted: SourceFile) -> Bool {
  let lines = [spec, sorted].map { file in
    file.string(0..<file.bytes.count).split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
  }
  let hasComments = lines[0].contains { $0.hasPrefix("//") && !$0.hasPrefix("///") }
  return hasComments && lines[0] != lines[1] && lines[0].sorted() == lines[1].sorted()
}

extension Decision {
  fileprivate var result: ImportedViewModel.Result {
    if !self.leftovers.isEmpty { return .convertedInPart(self.leftovers.count) }
    let helpers = self.locals.count + self.logic.copies.count
    return helpers > 0 ? .convertedWithHelpers(helpers) : .converted
  }
}
