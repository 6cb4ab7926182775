import MVVMGenerator
import MVVMSource

/// The view models that a run has met. They show when two specs of a module declare the same one.
struct DeclaredViewModels {
  private struct Key: Hashable {
    let module: String
    let name: String
  }

  private struct Declaration {
    let spec: String
    let range: Range<Int>

    /// Returns the place of the name. The spec is read again, since its lines are only needed for an error.
    func place(in tree: any FileTree) -> Place {
      guard let file = try? tree.source(self.spec).get() else { return Place(path: self.spec) }
      return Place(file, self.range)
    }
  }

  private var declarations: SmallDictionary<Key, Declaration> = [:]

  /// Records the view models of a spec, and reports those that another spec of the module has declared.
  ///
  /// - Parameter files: The files that were generated for the spec.
  mutating func add(_ files: [GeneratedFile], ofSpec spec: String, in module: String, _ tree: any FileTree)
    -> [Diagnostic]
  {
    var diagnostics: [Diagnostic] = []
    for viewModel in files.flatMap(\.viewModels) {
      let key = Key(module: module, name: viewModel.name.description)
      let declaration = Declaration(spec: spec, range: viewModel.range)
      if let first = self.declarations[key] {
        let (place, firstPlace) = (declaration.place(in: tree), first.place(in: tree))
        diagnostics.append(.duplicateViewModel(key.name, place, first: firstPlace))
      } else {
        self.declarations[key] = declaration
      }
    }
    return diagnostics
  }
}

extension Diagnostic {
  fileprivate static func duplicateViewModel(_ name: String, _ place: Place, first: Place) -> Diagnostic {
    Diagnostic(
      .duplicateViewModel,
      "'\(name)' is declared in '\(first.file.path)' too: rename one",
      at: place,
      notes: [Note("'\(name)' is first declared here", at: first)]
    )
  }
}
