import MVVMGenerator
import MVVMSource

/// The view models that a run has met, to tell where two specs of a module declare one.
struct DeclaredViewModels {
  private struct Key: Hashable {
    let module: String
    let name: String
  }

  private struct Declaration {
    let spec: String
    let range: Range<Int>

    /// The spec is read again: only where something is wrong are its lines asked for.
    var place: Place {
      switch readFile(self.spec) {
      case .success(let contents): Place(SourceFile(path: self.spec, bytes: contents.bytes), self.range)
      case .failure: Place(path: self.spec)
      }
    }
  }

  private var declarations: SmallDictionary<Key, Declaration> = [:]

  /// Notes what a spec declares; what another spec of the module has declared is reported.
  ///
  /// - Parameter files: What was generated for the spec.
  /// - Returns: Whether all is declared for the first time.
  mutating func add(_ files: [GeneratedFile], ofSpec spec: String, in module: String, _ report: inout Report)
    -> Bool
  {
    var areNew = true
    for viewModel in files.flatMap(\.viewModels) {
      let key = Key(module: module, name: viewModel.name.description)
      let declaration = Declaration(spec: spec, range: viewModel.range)
      guard let first = self.declarations[key] else {
        self.declarations[key] = declaration
        continue
      }
      report.add([.duplicateViewModel(key.name, declaration.place, first: first.place)])
      areNew = false
    }
    return areNew
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
