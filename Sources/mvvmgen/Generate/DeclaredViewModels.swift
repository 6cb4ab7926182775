import MVVMGenKit
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

  /// Of the first spec, whose view models have names of their own: a run for one spec needs no dictionary.
  private var first: [(key: Key, declaration: Declaration)] = []
  /// Of all specs, as soon as there are two.
  private var declarations: [Key: Declaration] = [:]

  /// Notes what a spec declares; what another spec of the module has declared is reported.
  ///
  /// - Parameter files: What was generated for the spec.
  /// - Returns: Whether all is declared for the first time.
  mutating func add(_ files: [GeneratedFile], ofSpec spec: String, in module: String, _ report: inout Report)
    -> Bool
  {
    let own = files.flatMap(\.viewModels).map { viewModel in
      let key = Key(module: module, name: viewModel.name.description)
      return (key: key, declaration: Declaration(spec: spec, range: viewModel.range))
    }
    if self.first.isEmpty {
      self.first = own
      return true
    }
    if self.declarations.isEmpty {
      for (key, declaration) in self.first { self.declarations[key] = declaration }
    }
    return self.add(own, &report)
  }

  private mutating func add(_ own: [(key: Key, declaration: Declaration)], _ report: inout Report) -> Bool {
    var areNew = true
    for (key, declaration) in own {
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
